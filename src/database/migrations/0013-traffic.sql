-- What visitors asked of a site: requests by the first digit of their status, and bytes of the answers, by minute, hour and day in UTC. All
-- processes add to the same rows.
create table site_traffic (
  project_id text not null references project on delete cascade,
  span text collate "C" not null check (span in ('minute', 'hour', 'day')),
  begins timestamptz not null,
  status_2xx bigint not null,
  status_3xx bigint not null,
  status_4xx bigint not null,
  status_5xx bigint not null,
  bytes bigint not null,
  primary key (project_id, span, begins)
);

create index site_traffic_span on site_traffic (span, begins);

-- The last requests to each site, of a day at most, without what tells which visitor it was.
create table site_request (
  number bigint generated always as identity primary key,
  project_id text not null references project on delete cascade,
  at timestamptz not null,
  method text not null,
  path text not null,
  status integer not null,
  bytes bigint not null,
  ms integer not null,
  -- A /24 of IPv4, a /48 of IPv6.
  network text not null,
  user_agent text,
  referrer text
);

create index site_request_project on site_request (project_id, at, number);
create index site_request_at on site_request (at);
