#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the certificates of the test server anew. They are for tests only: the keys are public, and nothing trusts them
# but a program that is told to with --ca-file.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")"
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

# configuration SUBJECT_ALT_NAME
configuration() {
    : >"$work/index.txt"
    cat >"$work/ca.cnf" <<CONFIG
[ca]
default_ca = test
[test]
database = $work/index.txt
new_certs_dir = $work
certificate = $PWD/ca.pem
private_key = $work/ca.key
default_md = sha256
policy = any
unique_subject = no
rand_serial = yes
x509_extensions = server
[any]
commonName = supplied
[authority]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign,cRLSign
subjectKeyIdentifier = hash
[server]
subjectAltName = $1
basicConstraints = CA:FALSE
extendedKeyUsage = serverAuth
CONFIG
}

configuration 'DNS:none'
openssl ecparam -name prime256v1 -genkey -noout -out "$work/ca.key"
openssl req -new -key "$work/ca.key" -subj '/CN=Gpufolio test CA' -out "$work/ca.csr"
openssl ca -batch -notext -selfsign -config "$work/ca.cnf" -extensions authority -startdate 20200101000000Z \
    -enddate 21200101000000Z -in "$work/ca.csr" -out ca.pem

# certificate NAME SUBJECT_ALT_NAME FIRST_DAY LAST_DAY
certificate() {
    configuration "$2"
    openssl ecparam -name prime256v1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt -out "$1.key.pem"
    openssl req -new -key "$1.key.pem" -subj '/CN=Gpufolio test server' -out "$work/$1.csr"
    openssl ca -batch -notext -config "$work/ca.cnf" -startdate "$3" -enddate "$4" -in "$work/$1.csr" -out "$1.pem"
}
certificate server 'DNS:localhost,IP:127.0.0.1' 20200101000000Z 21200101000000Z
certificate wrong_host 'DNS:prices.example.org' 20200101000000Z 21200101000000Z
certificate expired 'DNS:localhost,IP:127.0.0.1' 20200101000000Z 20210101000000Z
chmod 644 ./*.pem
