-- What was paid stays paid: a purchase that is made unpaid first could be deleted, and with it the only word of credits owed.
create or replace function refuse_forgetting() returns trigger language plpgsql as $$
begin
  raise exception 'the purchase % was paid: % refused', old.id, lower(tg_op) using errcode = 'restrict_violation';
end
$$;

create trigger purchase_stays_paid before update on purchase
  for each row when (old.state = 'paid' and (
    new.state <> 'paid' or new.paid_at is null or new.session_id is distinct from old.session_id
  )) execute function refuse_forgetting();
