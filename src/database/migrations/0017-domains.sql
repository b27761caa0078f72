-- What an account has to write into DNS to show that a host is its own. It stays the same however often the host is added, under whichever
-- projects and prefixes.
create table domain_claim (
  account_id text not null references account,
  hostname text collate "C" not null,
  -- The value of its TXT record.
  challenge text not null,
  -- The name below the domain of the sites to which its CNAME leads.
  target text not null unique,
  made_at timestamptz not null,
  primary key (account_id, hostname)
);

-- The account that has shown that a host is its own: one at a time. When it has it no more, the host is held back from others for a while.
create table domain_owner (
  hostname text collate "C" primary key,
  account_id text not null references account,
  -- Null while it has it.
  held_until timestamptz,
  -- Goes up whenever visitors of the host may see something else.
  version bigint not null default 1,
  -- By the database's own clock, like all that is compared between processes.
  changed_at timestamptz not null default clock_timestamp()
);

create index domain_owner_changed_at on domain_owner (changed_at);
create index domain_owner_held_until on domain_owner (held_until) where held_until is not null;

-- Hosts of projects, each with the path below which the site is mounted.
create table domain (
  id text primary key,
  -- The order in which they were added.
  number bigint generated always as identity unique,
  project_id text not null references project on delete cascade,
  account_id text not null,
  hostname text collate "C" not null,
  -- `/`, or without a slash at its end.
  path_prefix text collate "C" not null,
  state text not null default 'pending' check (state in ('pending', 'verified', 'lost')),
  -- Visitors are shown the site there.
  is_served boolean not null default false,
  verified_at timestamptz,
  lost_since timestamptz,
  last_checked_at timestamptz,
  problem text,
  problem_code text,
  -- What DNS answered at the last look.
  sighting json,
  -- Null: nobody looks by himself any more.
  next_check_at timestamptz,
  created_at timestamptz not null,
  foreign key (account_id, hostname) references domain_claim,
  unique (project_id, hostname, path_prefix),
  check ((state = 'lost') = (lost_since is not null)),
  check (state <> 'pending' or not is_served),
  check (state <> 'verified' or is_served)
);

create unique index domain_served on domain (hostname, path_prefix) where is_served;
create index domain_claimed on domain (account_id, hostname);
create index domain_next_check_at on domain (next_check_at) where next_check_at is not null;
create index domain_lost_since on domain (lost_since) where is_served and lost_since is not null;
