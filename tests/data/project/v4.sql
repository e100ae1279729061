-- A project as version 4 of the tables holds it.
CREATE TABLE inputs (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    scenario TEXT NOT NULL,
    active_plan TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE plans (
    position INTEGER PRIMARY KEY,
    plan TEXT NOT NULL
) STRICT;
CREATE TABLE csv_demand (
    workload TEXT PRIMARY KEY,
    path TEXT NOT NULL,
    column_name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE snapshots (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    source TEXT NOT NULL,
    created TEXT NOT NULL,
    row_count INTEGER NOT NULL
) STRICT;
CREATE TABLE prices (
    snapshot INTEGER NOT NULL REFERENCES snapshots (number),
    position INTEGER NOT NULL,
    provider TEXT NOT NULL,
    account TEXT NOT NULL,
    region TEXT NOT NULL,
    zone TEXT NOT NULL,
    instance_type TEXT NOT NULL,
    operating_system TEXT NOT NULL,
    tenancy TEXT NOT NULL,
    kind TEXT NOT NULL,
    term_hours INTEGER NOT NULL,
    payment_option TEXT NOT NULL,
    offering_class TEXT NOT NULL,
    currency TEXT NOT NULL,
    accelerator TEXT NOT NULL,
    accelerator_count TEXT NOT NULL,
    hourly TEXT NOT NULL,
    upfront TEXT NOT NULL,
    vcpus TEXT,
    memory_gb TEXT,
    source TEXT NOT NULL,
    retrieved TEXT,
    valid_from TEXT,
    source_url TEXT NOT NULL,
    note TEXT NOT NULL,
    state TEXT NOT NULL,
    max_instances INTEGER,
    available_from TEXT,
    quote TEXT,
    PRIMARY KEY (snapshot, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE versions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    created TEXT NOT NULL,
    price_book TEXT NOT NULL,
    scenario TEXT NOT NULL,
    active_plan TEXT NOT NULL
) STRICT;
CREATE TABLE version_plans (
    version INTEGER NOT NULL REFERENCES versions (id),
    position INTEGER NOT NULL,
    plan TEXT NOT NULL,
    PRIMARY KEY (version, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE version_csv_demand (
    version INTEGER NOT NULL REFERENCES versions (id),
    workload TEXT NOT NULL,
    path TEXT NOT NULL,
    column_name TEXT NOT NULL,
    PRIMARY KEY (version, workload)
) STRICT, WITHOUT ROWID;
INSERT INTO inputs VALUES (1, '{
  "format": "gpufolio.scenario",
  "formatVersion": 1,
  "name": "Fourth version",
  "currency": "USD",
  "start": "2027-01-01T00:00:00Z",
  "hours": 8760,
  "offers": [
    {
      "id": "h100",
      "accelerator": "H100-SXM-80GB",
      "acceleratorCount": 8,
      "options": [
        {"id": "od", "kind": "onDemand", "hourly": "98.320000000001"},
        {"id": "1y", "kind": "commitment", "termHours": 8760, "upfront": "0", "hourly": "61.20"}
      ]
    }
  ],
  "workloads": [
    {"id": "serve", "name": "a \"quoted\" } name", "offer": "h100", "demand": {"unit": "instances", "hourly": [4, 5, 6]}}
  ]
}
', 'base');
INSERT INTO csv_demand VALUES ('serve', 'demand.csv', 'machines');
INSERT INTO plans VALUES
    (1, '{"id": "od", "name": "All on demand"}'),
    (2, '{"id": "base", "name": "Base load on 1 year", "commitments": [{"offer": "h100", "option": "1y", "instances": 3, "start": "2027-01-01T00:00:00Z"}]}');
INSERT INTO settings VALUES ('fiscalYearStartMonth', '4');
INSERT INTO snapshots VALUES (1, '2026-05-01-own', 'own', '2026-05-01T08:00:00Z', 2);
INSERT INTO prices VALUES
    (1, 1, 'aws', '', 'us-east-1', '', 'p5.48xlarge', 'linux', 'shared', 'onDemand', 0, '', '', 'USD', 'H100-SXM-80GB', '8', '98.320000000001', '0', '192', '2048', 'own list', '2026-05-01', '2026-04-30', '', '', 'accepted', 20, NULL, NULL),
    (1, 2, 'aws', '', 'us-east-1', '', 'p5.48xlarge', 'linux', 'shared', 'commitment', 8760, 'noUpfront', '', 'USD', 'H100-SXM-80GB', '8', '61.2', '0', NULL, NULL, 'own list', '2026-05-01', NULL, '', '', 'accepted', NULL, '2027-02-01T00:00:00Z', NULL);
INSERT INTO versions (name, created, price_book, scenario, active_plan)
    SELECT 'before the talks', '2026-05-02T08:00:00Z', '2026-05-01-own', scenario, active_plan FROM inputs;
INSERT INTO version_plans SELECT 1, position, plan FROM plans;
PRAGMA application_id = 1196443221;
PRAGMA user_version = 4;
