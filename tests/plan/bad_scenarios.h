// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

namespace gpufolio
{

/// One edit of tests/data/scenarios/small.json and what the reader says about it.
struct BadScenario {
    const char *name;
    const char *found;    ///< text of the file
    const char *replaced; ///< what stands there instead
    Error::Code code;
    const char *expected; ///< the whole of what is said, after the file's name
};

inline const BadScenario badScenarios[] = {
    {"newer version", "\"formatVersion\": 1", "\"formatVersion\": 2", Error::Code::TooNew,
     "3:20: error: format version 2 was found, which a newer version of the program wrote; expected at most 1 "
     "(formatVersion)"},
    {"version of nothing", "\"formatVersion\": 1", "\"formatVersion\": 0", Error::Code::BadValue,
     "3:20: error: 0 was found, expected a whole number of at least 1 (formatVersion)"},
    {"no version", "  \"formatVersion\": 1,\n", "", Error::Code::MissingKey,
     "1:1: error: the key 'formatVersion' was not found, expected it in this object (formatVersion)"},
    {"another format", "\"gpufolio.scenario\"", "\"gpufolio.plan\"", Error::Code::BadValue,
     "2:13: error: the format 'gpufolio.plan' was found, expected 'gpufolio.scenario' (format)"},
    {"no currency", "  \"currency\": \"USD\",\n", "", Error::Code::MissingKey,
     "1:1: error: the key 'currency' was not found, expected it in this object (currency)"},
    {"currency by its sign", "\"currency\": \"USD\"", "\"currency\": \"$\"", Error::Code::BadValue,
     "5:15: error: '$' was found, expected a currency code of three capital letters such as USD. (currency)"},
    {"start without a time", "\"start\": \"2027-01-01T00:00:00Z\",\n  \"hours\"",
     "\"start\": \"2027-01-01\",\n  \"hours\"", Error::Code::BadValue,
     "6:12: error: '2027-01-01' was found, expected a time that exists, with its offset, such as 2027-01-01T00:00:00Z. "
     "(start)"},
    {"start on a day that doesn't exist", "\"start\": \"2027-01-01T00:00:00Z\",\n  \"hours\"",
     "\"start\": \"2027-02-29T00:00:00Z\",\n  \"hours\"", Error::Code::BadValue,
     "6:12: error: '2027-02-29T00:00:00Z' was found, expected a time that exists, with its offset, such as "
     "2027-01-01T00:00:00Z. (start)"},
    {"start at half past", "\"start\": \"2027-01-01T00:00:00Z\",\n  \"hours\"",
     "\"start\": \"2027-01-01T05:30:00Z\",\n  \"hours\"", Error::Code::BadValue,
     "6:12: error: '2027-01-01T05:30:00Z' was found, expected a whole hour of UTC. (start)"},
    {"negative hours", "\"hours\": 48", "\"hours\": -48", Error::Code::BadValue,
     "7:12: error: -48 was found, expected whole hours from 1 to 876000 (100 years) (hours)"},
    {"no hours at all", "\"hours\": 48", "\"hours\": 0", Error::Code::BadValue,
     "7:12: error: 0 was found, expected whole hours from 1 to 876000 (100 years) (hours)"},
    {"more than 100 years", "\"hours\": 48", "\"hours\": 876001", Error::Code::BadValue,
     "7:12: error: 876001 was found, expected whole hours from 1 to 876000 (100 years) (hours)"},
    {"part of an hour", "\"hours\": 48", "\"hours\": 48.5", Error::Code::BadValue,
     "7:12: error: 48.5 was found, expected a whole number (hours)"},
    {"hours as text", "\"hours\": 48", "\"hours\": \"48\"", Error::Code::BadValue,
     "7:12: error: '48' was found, expected a whole number (hours)"},
    {"unknown time zone", "\"timeZone\": \"UTC\"", "\"timeZone\": \"Europe/Atlantis\"", Error::Code::BadValue,
     "8:15: error: 'Europe/Atlantis' was found, expected a time zone of the IANA list such as UTC or Asia/Shanghai. "
     "(timeZone)"},
    {"discount rate in words", "\"discountRate\": 0.08", "\"discountRate\": \"8 %\"", Error::Code::BadValue,
     "9:19: error: '8 %' was found, expected a decimal number such as 1234.50. (discountRate)"},
    {"discount rate of -100 %", "\"discountRate\": 0.08", "\"discountRate\": -1", Error::Code::BadValue,
     "9:19: error: -1 was found, expected a number above -1 (discountRate)"},
    {"unknown rounding", "\"rounding\": \"halfEven\"", "\"rounding\": \"up\"", Error::Code::BadValue,
     "10:15: error: 'up' was found, expected one of 'halfEven', 'halfAwayFromZero' (rounding)"},
    {"key spelt wrongly", "\"timeZone\": \"UTC\"", "\"timezone\": \"UTC\"", Error::Code::UnknownKey,
     "8:3: error: the unknown key 'timezone' was found; did you mean 'timeZone'? (timezone)"},
    {"key twice", "\"name\": \"Small\"", "\"name\": \"Small\", \"name\": \"Large\"", Error::Code::DuplicateKey,
     "4:20: error: the key 'name' was found again, expected it once; it first stands in line 4, column 3 (name)"},
    {"broken JSON", "\"hours\": 48,", "\"hours\": 48", Error::Code::Syntax,
     "8:3: error: '\"' was found, expected ',' or '}'"},
    {"null", "\"name\": \"Small\"", "\"name\": null", Error::Code::BadValue,
     "4:11: error: null was found, expected a text in double quotes (name)"},
    {"neither offers nor a price book",
     "  \"offers\": [\n    {\n      \"id\": \"h100-east\",\n      \"acceleratorCount\": 8,\n      \"options\": [\n     "
     "   {\"id\": \"od\", \"kind\": \"onDemand\", \"hourly\": \"98.32\"},\n        {\"id\": \"1y\", \"kind\": "
     "\"commitment\", \"termHours\": 8760, \"upfront\": \"10\", \"hourly\": \"61.20\",\n         \"path\": [{\"from\": "
     "\"2027-01-01T06:00:00Z\", \"hourly\": \"60\"}, {\"from\": \"2027-01-01T12:00:00Z\", \"hourly\": \"59\"}]},\n     "
     "   {\"id\": \"spot\", \"kind\": \"spot\", \"hourly\": \"34.10\", \"interruptionsPerHour\": 0.02, "
     "\"noticeSuccess\": 0.9}\n      ]\n    }\n  ],\n",
     "", Error::Code::MissingKey, "1:1: error: the key 'offers' was not found, expected it in this object (offers)"},
    {"empty name of a price book", "  \"offers\": [", "  \"priceBook\": \"\", \"offers\": [", Error::Code::BadValue,
     "11:16: error: an empty text was found, expected at least one character (priceBook)"},
    {"no accelerators", "\"acceleratorCount\": 8", "\"acceleratorCount\": 0", Error::Code::BadValue,
     "14:27: error: 0 was found, expected a number above 0 (offers[0].acceleratorCount)"},
    {"number of accelerators missing", "      \"acceleratorCount\": 8,\n", "", Error::Code::MissingKey,
     "12:5: error: the key 'acceleratorCount' was not found, expected it in this object (offers[0].acceleratorCount)"},
    {"id twice in an offer", "\"id\": \"spot\"", "\"id\": \"od\"", Error::Code::BadValue,
     "19:16: error: the id 'od' was found again, expected each to stand once; it first stands in line 16, column 16 "
     "(offers[0].options[2].id)"},
    {"unknown kind", "\"kind\": \"spot\"", "\"kind\": \"preemptible\"", Error::Code::BadValue,
     "19:32: error: 'preemptible' was found, expected one of 'onDemand', 'commitment', 'spot' "
     "(offers[0].options[2].kind)"},
    {"kind of a later version",
     "\"kind\": \"spot\", \"hourly\": \"34.10\", \"interruptionsPerHour\": 0.02, \"noticeSuccess\": 0.9",
     "\"kind\": \"capacityBlock\", \"termHours\": 336, \"upfront\": \"900\", \"windows\": []", Error::Code::BadValue,
     "19:32: error: 'capacityBlock' was found, which this version doesn't compute yet; expected an input without it "
     "(offers[0].options[2].kind)"},
    {"second on-demand price",
     "\"kind\": \"spot\", \"hourly\": \"34.10\", \"interruptionsPerHour\": 0.02, \"noticeSuccess\": 0.9",
     "\"kind\": \"onDemand\", \"hourly\": \"34.10\"", Error::Code::BadValue,
     "19:32: error: a second option of kind 'onDemand' was found, expected at most one in an offer "
     "(offers[0].options[2].kind)"},
    {"second spot price", "\"kind\": \"onDemand\"", "\"kind\": \"spot\"", Error::Code::BadValue,
     "19:32: error: a second option of kind 'spot' was found, expected at most one in an offer "
     "(offers[0].options[2].kind)"},
    {"missing price", ", \"hourly\": \"98.32\"", "", Error::Code::MissingPrice,
     "16:9: error: no hourly price was found, expected the key 'hourly' (offers[0].options[0].hourly)"},
    {"price of 0", "\"hourly\": \"98.32\"", "\"hourly\": \"0.00\"", Error::Code::MissingPrice,
     "16:52: error: an hourly price of 0 was found, expected one above 0: a price of 0 counts as missing "
     "(offers[0].options[0].hourly)"},
    {"negative price", "\"hourly\": \"98.32\"", "\"hourly\": -98.32", Error::Code::BadValue,
     "16:52: error: -98.32 was found, expected a number of at least 0 (offers[0].options[0].hourly)"},
    {"price with a decimal comma", "\"hourly\": \"98.32\"", "\"hourly\": \"98,32\"", Error::Code::BadValue,
     "16:52: error: '98,32' was found, expected a decimal number such as 1234.50. (offers[0].options[0].hourly)"},
    {"price that is no number", "\"hourly\": \"98.32\"", "\"hourly\": true", Error::Code::BadValue,
     "16:52: error: true was found, expected a decimal number (offers[0].options[0].hourly)"},
    {"commitment without any price", "\"upfront\": \"10\", \"hourly\": \"61.20\"",
     "\"upfront\": \"0\", \"hourly\": \"0\"", Error::Code::MissingPrice,
     "17:89: error: a commitment with neither an upfront nor an hourly price was found, expected one of them above 0: "
     "a price of 0 counts as missing (offers[0].options[1].hourly)"},
    {"commitment without an hourly price", ", \"hourly\": \"61.20\"", "", Error::Code::MissingPrice,
     "17:9: error: no hourly price was found, expected the key 'hourly', \"0\" for a commitment that is paid all "
     "upfront (offers[0].options[1].hourly)"},
    {"commitment without a term", "\"termHours\": 8760, ", "", Error::Code::MissingKey,
     "17:9: error: the key 'termHours' was not found, expected it in this object (offers[0].options[1].termHours)"},
    {"term of 0 hours", "\"termHours\": 8760", "\"termHours\": 0", Error::Code::BadValue,
     "17:57: error: 0 was found, expected whole hours from 1 to 876000 (100 years) (offers[0].options[1].termHours)"},
    {"term of an on-demand price", "\"kind\": \"onDemand\"", "\"kind\": \"onDemand\", \"termHours\": 8760",
     Error::Code::BadValue,
     "16:55: error: 'termHours' was found in an option of kind 'onDemand', expected it only in one of kind "
     "'commitment' (offers[0].options[0].termHours)"},
    {"interruptions of a commitment", "\"termHours\": 8760", "\"termHours\": 8760, \"interruptionsPerHour\": 0.1",
     Error::Code::BadValue,
     "17:87: error: 'interruptionsPerHour' was found in an option of kind 'commitment', expected it only in one of "
     "kind 'spot' (offers[0].options[1].interruptionsPerHour)"},
    {"negative hazard", "\"interruptionsPerHour\": 0.02", "\"interruptionsPerHour\": -0.02", Error::Code::BadValue,
     "19:83: error: -0.02 was found, expected a number of at least 0 (offers[0].options[2].interruptionsPerHour)"},
    {"share above 1", "\"noticeSuccess\": 0.9", "\"noticeSuccess\": 1.5", Error::Code::BadValue,
     "19:106: error: 1.5 was found, expected a number from 0 to 1 (offers[0].options[2].noticeSuccess)"},
    {"negative quota", "\"noticeSuccess\": 0.9", "\"maxInstances\": -1", Error::Code::BadValue,
     "19:105: error: -1 was found, expected a whole number from 0 to 1000000000 (offers[0].options[2].maxInstances)"},
    {"price path out of order", "{\"from\": \"2027-01-01T12:00:00Z\", \"hourly\": \"59\"}",
     "{\"from\": \"2027-01-01T05:00:00Z\", \"hourly\": \"59\"}", Error::Code::BadValue,
     "18:78: error: 2027-01-01T05:00:00Z was found after 2027-01-01T06:00:00Z, expected the entries in order of time "
     "(offers[0].options[1].path[1].from)"},
    {"upfront in a path of hours", "\"noticeSuccess\": 0.9",
     "\"path\": [{\"from\": \"2027-01-01T06:00:00Z\", \"hourly\": 30, \"upfront\": 5}]", Error::Code::BadValue,
     "19:156: error: 'upfront' was found in an option of kind 'spot', expected it only in one of kind 'commitment' "
     "(offers[0].options[2].path[0].upfront)"},
    {"price of 0 in a path", "\"noticeSuccess\": 0.9",
     "\"path\": [{\"from\": \"2027-01-01T06:00:00Z\", \"hourly\": 0}]", Error::Code::MissingPrice,
     "19:141: error: an hourly price of 0 was found, expected one above 0: a price of 0 counts as missing "
     "(offers[0].options[2].path[0].hourly)"},
    {"metering by the minute", "\"noticeSuccess\": 0.9", "\"metering\": {\"unit\": \"minute\"}", Error::Code::BadValue,
     "19:110: error: 'minute' was found, expected one of 'second', 'hour' (offers[0].options[2].metering.unit)"},
    {"price of a day that doesn't exist", "\"noticeSuccess\": 0.9", "\"retrieved\": \"2027-02-30\"",
     Error::Code::BadValue,
     "19:102: error: '2027-02-30' was found, expected a day that exists, such as 2027-02-28. "
     "(offers[0].options[2].retrieved)"},
    {"workload twice", "\"id\": \"train\"", "\"id\": \"serve\"", Error::Code::BadValue,
     "26:12: error: the id 'serve' was found again, expected each to stand once; it first stands in line 24, column 12 "
     "(workloads[1].id)"},
    {"unknown offer, nearly right", "\"serve\", \"offer\": \"h100-east\"", "\"serve\", \"offer\": \"h100-eats\"",
     Error::Code::UnknownReference,
     "24:30: error: the unknown offer 'h100-eats' was found; did you mean 'h100-east'? (workloads[0].offer)"},
    {"unknown offer", "\"serve\", \"offer\": \"h100-east\"", "\"serve\", \"offer\": \"b200\"",
     Error::Code::UnknownReference,
     "24:30: error: the unknown offer 'b200' was found, expected the id of one of the 'offers' (workloads[0].offer)"},
    {"no demand",
     "\"offer\": \"h100-east\",\n     \"demand\": {\"unit\": \"accelerators\", \"hourly\": [16, 8, 8], "
     "\"growthPerMonth\": 0.03}",
     "\"offer\": \"h100-east\"", Error::Code::MissingKey,
     "24:5: error: the key 'demand' was not found, expected it in this object (workloads[0].demand)"},
    {"demand twice", "\"id\": \"serve\"", "\"id\": \"serve\", \"accelerators\": 8", Error::Code::BadValue,
     "24:37: error: both 'accelerators' and 'demand' were found, expected one of them (workloads[0].accelerators)"},
    {"needs in two places", "\"id\": \"train\"", "\"id\": \"train\", \"regions\": []", Error::Code::BadValue,
     "26:32: error: 'regions' was found both in 'needs' and beside it, expected it once (workloads[1].regions)"},
    {"accelerator as a number", "\"accelerator\": [\"H100-SXM-80GB\"]", "\"accelerator\": 100", Error::Code::BadValue,
     "26:36: error: 100 was found, expected the name of an accelerator or a list of names (workloads[1].accelerator)"},
    {"demand without a unit", "\"unit\": \"accelerators\", ", "", Error::Code::MissingKey,
     "25:16: error: the key 'unit' was not found, expected it in this object (workloads[0].demand.unit)"},
    {"unknown unit", "\"unit\": \"accelerators\"", "\"unit\": \"gpus\"", Error::Code::BadValue,
     "25:25: error: 'gpus' was found, expected one of 'instances', 'accelerators' (workloads[0].demand.unit)"},
    {"demand without values", ", \"hourly\": [16, 8, 8]", "", Error::Code::MissingKey,
     "25:16: error: a demand without values was found, expected one of 'constant', 'monthly', 'weekly', 'daily', "
     "'hourly', 'csv' (workloads[0].demand)"},
    {"two series", "\"hourly\": [16, 8, 8]", "\"hourly\": [16, 8, 8], \"constant\": 4", Error::Code::BadValue,
     "25:51: error: both 'constant' and 'hourly' were found, expected one of them (workloads[0].demand.hourly)"},
    {"negative demand", "[16, 8, 8]", "[16, -8, 8]", Error::Code::BadValue,
     "25:56: error: -8 was found, expected a number from 0 to 1000000000 (workloads[0].demand.hourly[1])"},
    {"demand in words", "[16, 8, 8]", "[16, \"eight\", 8]", Error::Code::BadValue,
     "25:56: error: 'eight' was found, expected a decimal number such as 1234.50. (workloads[0].demand.hourly[1])"},
    {"empty series", "[16, 8, 8]", "[]", Error::Code::BadValue,
     "25:51: error: an empty series was found, expected at least one value (workloads[0].demand.hourly)"},
    {"series longer than the horizon", "[16, 8, 8]",
     "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, "
     "1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]",
     Error::Code::BadValue,
     "25:51: error: a series of 49 hours was found, expected at most the 48 hours of the horizon "
     "(workloads[0].demand.hourly)"},
    {"more months than the horizon has", "\"hourly\": [16, 8, 8]", "\"monthly\": [16, 8]", Error::Code::BadValue,
     "25:52: error: a series of 2 months was found, expected at most the 1 local months of the horizon "
     "(workloads[0].demand.monthly)"},
    {"week without its last day", "\"hourly\": [16, 8, 8]",
     "\"weekly\": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, "
     "1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, "
     "1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, "
     "1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]",
     Error::Code::BadValue, "25:51: error: 144 values were found, expected 168 (workloads[0].demand.weekly)"},
    {"day of 25 hours", "\"hourly\": [16, 8, 8]",
     "\"daily\": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]", Error::Code::BadValue,
     "25:50: error: 25 values were found, expected 24 (workloads[0].demand.daily)"},
    {"weekend of an hourly series", "\"hourly\": [16, 8, 8]", "\"hourly\": [16, 8, 8], \"weekendFactor\": 0.5",
     Error::Code::BadValue,
     "25:80: error: 'weekendFactor' was found without 'daily', expected it only beside that "
     "(workloads[0].demand.weekendFactor)"},
    {"growth of -100 %", "\"growthPerMonth\": 0.03", "\"growthPerMonth\": -1", Error::Code::BadValue,
     "25:81: error: -1 was found, expected a number above -1 (workloads[0].demand.growthPerMonth)"},
    {"until before from", "\"until\": \"2027-01-02T00:00:00Z\"", "\"until\": \"2027-01-01T06:00:00Z\"",
     Error::Code::BadValue,
     "27:94: error: 2027-01-01T06:00:00Z was found, expected a time after 'from', 2027-01-01T06:00:00Z "
     "(workloads[1].demand.until)"},
    {"best interval of free checkpoints", "\"checkpointSeconds\": 60", "\"checkpointSeconds\": 0",
     Error::Code::BadValue,
     "28:50: error: 'optimal' was found with 'checkpointSeconds' of 0, expected one above 0: checkpoints that cost "
     "nothing have no best interval (workloads[1].interruptible.checkpointEverySeconds)"},
    {"checkpoint interval of 0", "\"checkpointEverySeconds\": \"optimal\"", "\"checkpointEverySeconds\": 0",
     Error::Code::BadValue,
     "28:50: error: 0 was found, expected a number above 0 (workloads[1].interruptible.checkpointEverySeconds)"},
    {"checkpoint interval in other words", "\"checkpointEverySeconds\": \"optimal\"",
     "\"checkpointEverySeconds\": \"often\"", Error::Code::BadValue,
     "28:50: error: 'often' was found, expected a number of seconds or 'optimal' "
     "(workloads[1].interruptible.checkpointEverySeconds)"},
    {"no nodes", "\"nodes\": 2", "\"nodes\": 0", Error::Code::BadValue,
     "28:95: error: 0 was found, expected a whole number from 1 to 1000000000 (workloads[1].interruptible.nodes)"},
    {"unknown option", "\"option\": \"1y\", \"instances\": 2", "\"option\": \"3y\", \"instances\": 2",
     Error::Code::UnknownReference,
     "32:69: error: the unknown option '3y' was found; did you mean '1y'? (plans[0].commitments[0].option)"},
    {"commitment of a spot option", "\"option\": \"1y\", \"instances\": 2", "\"option\": \"spot\", \"instances\": 2",
     Error::Code::BadValue,
     "32:69: error: the option 'spot' of kind 'spot' was found, expected one of kind 'commitment' "
     "(plans[0].commitments[0].option)"},
    {"commitment to an unknown offer", "[{\"offer\": \"h100-east\", \"option\": \"1y\", \"instances\": 2",
     "[{\"offer\": \"h100-west\", \"option\": \"1y\", \"instances\": 2", Error::Code::UnknownReference,
     "32:46: error: the unknown offer 'h100-west' was found; did you mean 'h100-east'? "
     "(plans[0].commitments[0].offer)"},
    {"no instances", "\"instances\": 2", "\"instances\": 0", Error::Code::BadValue,
     "32:88: error: 0 was found, expected a whole number from 1 to 1000000000 (plans[0].commitments[0].instances)"},
    {"part of an instance", "\"instances\": 2", "\"instances\": 2.5", Error::Code::BadValue,
     "32:88: error: 2.5 was found, expected a whole number from 1 to 1000000000 (plans[0].commitments[0].instances)"},
    {"start after the horizon", "\"instances\": 2, \"start\": \"2027-01-01T00:00:00Z\"",
     "\"instances\": 2, \"start\": \"2027-01-03T00:00:00Z\"", Error::Code::BadValue,
     "32:100: error: 2027-01-03T00:00:00Z was found, expected a start before the horizon's end, 2027-01-03T00:00:00Z "
     "(plans[0].commitments[0].start)"},
    {"held as text", "\"held\": true", "\"held\": \"yes\"", Error::Code::BadValue,
     "30:115: error: 'yes' was found, expected true or false (commitments[0].held)"},
    {"plan twice", "{\"id\": \"od\"}\n", "{\"id\": \"base\"}\n", Error::Code::BadValue,
     "33:12: error: the id 'base' was found again, expected each to stand once; it first stands in line 32, column 12 "
     "(plans[1].id)"},
    {"unknown purchase dates", "\"purchaseDates\": \"monthly\"", "\"purchaseDates\": \"yearly\"", Error::Code::BadValue,
     "35:31: error: 'yearly' was found, expected one of 'start', 'monthly', 'weekly', 'daily', 'hourly' "
     "(policy.purchaseDates)"},
    {"purchase date outside the horizon", "\"purchaseDates\": \"monthly\"",
     "\"purchaseDates\": [\"2028-01-01T00:00:00Z\"]", Error::Code::BadValue,
     "35:32: error: 2028-01-01T00:00:00Z was found, expected a time inside the horizon, from 2027-01-01T00:00:00Z to "
     "before 2027-01-03T00:00:00Z (policy.purchaseDates[0])"},
    {"negative limit", "\"upfrontTotal\": \"2000000\"", "\"upfrontTotal\": \"-1\"", Error::Code::BadValue,
     "35:69: error: '-1' was found, expected a number of at least 0 (policy.limits.upfrontTotal)"},
    {"spot share in percent", "\"spotShare\": 0.5", "\"spotShare\": 50", Error::Code::BadValue,
     "35:93: error: 50 was found, expected a number from 0 to 1 (policy.limits.spotShare)"},
    {"exchange rate of 0", "\"rate\": \"1.08\"", "\"rate\": 0", Error::Code::BadValue,
     "36:80: error: 0 was found, expected a number above 0 (exchangeRates[0].rate)"},
    {"exchange into the same currency", "\"from\": \"EUR\"", "\"from\": \"USD\"", Error::Code::BadValue,
     "36:65: error: a rate from USD to USD was found, expected two currencies (exchangeRates[0].to)"},
    {"second rate of a day", "\"rate\": \"1.08\"}",
     "\"rate\": \"1.08\"}, {\"date\": \"2027-01-31\", \"from\": \"EUR\", \"to\": \"USD\", \"rate\": \"1.09\"}",
     Error::Code::BadValue,
     "36:89: error: a second rate from EUR to USD of 2027-01-31 was found, expected one a day; the first stands in "
     "line 36 (exchangeRates[1])"},
    {"rate without a date", "\"date\": \"2027-01-31\", ", "", Error::Code::MissingKey,
     "36:21: error: the key 'date' was not found, expected it in this object (exchangeRates[0].date)"},
};

} // namespace gpufolio
