-- Drawings that an account has paid for: until then, the same again costs it nothing. `drawing` is a hash of program, cut
-- and revision.
create table paid_drawing (
  account_id text not null,
  drawing bytea not null,
  expires_at timestamptz not null,
  primary key (account_id, drawing)
);

create index paid_drawing_expires_at on paid_drawing (expires_at);
