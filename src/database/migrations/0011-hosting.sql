-- Projects: sites under names of their own. One that was deleted keeps its row, and with it its name, so that nobody takes over a
-- name that others still link to.
create table project (
  id text primary key,
  -- The order in which they were made.
  number bigint generated always as identity unique,
  account_id text not null references account,
  slug text not null unique,
  name text not null,
  description text,
  deployment_name text,
  -- Goes up whenever visitors may see something else: whoever remembers a site knows by it that it is old.
  version bigint not null default 1,
  -- By the database's own clock, like all that is compared between processes.
  changed_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);

create index project_account on project (account_id, number) where deleted_at is null;
create index project_changed_at on project (changed_at);
create index project_deleted_at on project (deleted_at) where deleted_at is not null;

create table deployment (
  id text primary key,
  -- The order in which they were made: a younger one has a larger number.
  number bigint generated always as identity unique,
  project_id text not null references project,
  account_id text not null references account,
  label text not null unique,
  branch text not null,
  commit_message text,
  environment text,
  state text not null check (state in ('uploading', 'ready', 'expired')),
  file_count integer not null default 0,
  total_bytes bigint not null default 0,
  created_at timestamptz not null,
  -- When something was uploaded last.
  touched_at timestamptz not null,
  finalized_at timestamptz,
  -- What became of the wish to promote it when it was finalized.
  promotion text check (promotion in ('promoted', 'not-asked', 'older')),
  check ((state = 'ready') = (finalized_at is not null)),
  check ((state = 'ready') = (promotion is not null))
);

create index deployment_project on deployment (project_id, number);
create index deployment_account on deployment (account_id);
create index deployment_uploading on deployment (touched_at) where state <> 'ready';

-- What the visitors of a project see. `newest`: the number of the youngest that was ever promoted.
create table live_deployment (
  project_id text primary key references project,
  deployment_id text not null references deployment,
  newest bigint not null
);

create index live_deployment_deployment on live_deployment (deployment_id);

-- The files of a deployment that is being uploaded.
create table deployment_file (
  deployment_id text not null references deployment on delete cascade,
  path text collate "C" not null,
  sha256 bytea not null,
  -- As it was announced; null when it was not.
  size integer,
  primary key (deployment_id, path)
);

-- The files of a deployment that is ready, as one value: path → SHA-256 in hex.
create table manifest (
  deployment_id text primary key references deployment on delete cascade,
  account_id text not null references account,
  files json not null,
  -- The texts of the site's `_redirects` and `_headers`.
  redirects text,
  headers text
);

create index manifest_account on manifest (account_id);

-- Objects in the blob store. `live_bytes`: how much of it is still in use.
create table pack (
  object text primary key,
  bytes bigint not null,
  live_bytes bigint not null,
  made_at timestamptz not null,
  -- Nothing lies in it any more; who knows an old place may still read it for a while.
  dropped_at timestamptz,
  check (live_bytes between 0 and bytes)
);

create index pack_sparse on pack (made_at) where dropped_at is null and live_bytes * 2 < bytes;
create index pack_dropped_at on pack (dropped_at) where dropped_at is not null;

-- Contents, each once an account, and their packed forms.
create table blob (
  account_id text not null,
  sha256 bytea not null,
  coding text collate "C" not null check (coding in ('identity', 'gzip', 'br')),
  object text not null references pack,
  start integer not null,
  length integer not null,
  -- When it was uploaded or asked for last.
  touched_at timestamptz not null,
  -- Of `identity`: how thoroughly its packed forms were made.
  packing text not null default 'none' check (packing in ('none', 'quick', 'thorough')),
  primary key (account_id, sha256, coding)
);

create index blob_object on blob (object);
create index blob_packing on blob (touched_at) where coding = 'identity' and packing = 'quick';

-- Pieces of large contents that came in several requests, each where the one before it ended.
create table blob_piece (
  account_id text not null,
  sha256 bytea not null,
  -- Where in the content it begins.
  begins integer not null,
  object text not null references pack,
  start integer not null,
  length integer not null,
  size integer not null,
  made_at timestamptz not null,
  primary key (account_id, sha256, begins)
);

create index blob_piece_made_at on blob_piece (made_at);
create index blob_piece_object on blob_piece (object);

-- What an account has used of its quotas. Its row is locked by whoever uses more.
create table hosting_usage (
  account_id text primary key references account,
  stored_bytes bigint not null default 0 check (stored_bytes >= 0),
  -- Deployments that were made in the 24 hours from then on, also those that are gone.
  deployments integer not null default 0,
  deployments_since timestamptz,
  -- From then on there may be contents that no deployment has; null: surely none.
  sweep_at timestamptz
);

create index hosting_usage_sweep_at on hosting_usage (sweep_at);
