-- Answers by idempotency key. `id` is a hash of owner and key, so neither stands here in the clear.
create table kept_answer (
  id bytea primary key,
  -- Which request the key was used for.
  digest text not null,
  -- Random, made anew by each claim that is the first: only the call that holds it may keep or release.
  claim bytea not null,
  -- Null while the first call is at work.
  answer text,
  runs_until timestamptz not null,
  expires_at timestamptz not null
);

create index kept_answer_expires_at on kept_answer (expires_at);
