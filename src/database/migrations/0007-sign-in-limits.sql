-- How far limits that guard a person are used up: `who` is an account, or the SHA-256 in hex of an address or of a
-- browser's name. A row stays until its window is over, whoever else comes; `infinity`: until something else ends it.
create table person_limit (
  policy text not null,
  who text not null,
  used integer not null check (used >= 0),
  ends_at timestamptz not null,
  primary key (policy, who)
);

create index person_limit_ends_at on person_limit (ends_at);

-- Beside the code, each mail has a link that signs in once, in any browser; `link_hash` is the SHA-256 of its secret. Who
-- opens it is told which browser asked. Codes that are on their way while this runs are of no use any more.
delete from sign_in_code;
alter table sign_in_code
  add column link_hash bytea not null unique,
  add column browser text not null,
  add column network text not null,
  add column created_at timestamptz not null;
