-- What operators decide about sites, accounts and names. Each of these is over when its time is null again, or its row gone.
alter table project
  -- Visitors get 451 for all of it. It outlives the deletion of the project: the name stays taken.
  add column taken_down_at timestamptz,
  add column taken_down_for text,
  -- Its name has to be looked at before anybody sees the site; `refused_for`: that was done, and it stays so.
  add column held_at timestamptz,
  add column refused_for text,
  add check ((taken_down_at is null) = (taken_down_for is null)),
  add check (refused_for is null or held_at is not null);

create index project_taken_down on project (taken_down_at) where taken_down_at is not null;
create index project_held on project (held_at) where held_at is not null;

-- Accounts that are let in nowhere. In a table of its own, because an account changes once only, when it is deleted.
create table account_suspension (
  account_id text primary key references account,
  at timestamptz not null,
  reason text not null
);

-- Who decided what about whom, and why. Only ever added to.
create table operator_act (
  number bigint generated always as identity primary key,
  at timestamptz not null,
  -- The name of the user on the operator's machine.
  operator text not null,
  act text not null,
  -- The name of a site, or the id of an account or a report.
  subject text not null,
  reason text,
  note text
);

create index operator_act_subject on operator_act (subject, number);

create function refuse_act_change() returns trigger language plpgsql as $$
begin
  raise exception 'operator_act is only ever added to: % refused', lower(tg_op) using errcode = 'restrict_violation';
end
$$;

create trigger operator_act_append_only before update or delete or truncate on operator_act
  for each statement execute function refuse_act_change();

-- What visitors say is wrong with a site.
create table abuse_report (
  -- `rep_` and 24 base-62 characters.
  id text primary key,
  number bigint generated always as identity unique,
  project_id text not null references project on delete cascade,
  -- The name that the visitor saw it under.
  host text not null,
  page text,
  complaint text not null,
  -- Where an answer is wanted.
  reply_to text,
  -- A /24 of IPv4, a /48 of IPv6.
  network text not null,
  received_at timestamptz not null,
  closed_at timestamptz
);

create index abuse_report_open on abuse_report (project_id) where closed_at is null;
create index abuse_report_received on abuse_report (received_at);
