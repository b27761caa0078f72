/**
 * What the role that serves may do with each table, and nothing besides: what its statements need. Every table stands
 * here; one that the service does not touch has `select` alone. To lock a row takes the right to update it.
 */
export const PRIVILEGES: Readonly<Record<string, string>> = {
  burin_migration: 'select',
  burin_privilege: 'select',
  kept_answer: 'select, insert, update, delete',
  paid_drawing: 'select, insert, update, delete',
  account: 'select, insert, update (email, deleted_at)',
  live_key: 'select, insert, update (name, last_used_at, revoked_at)',
  free_draw: 'select, insert, update, delete',
  sign_in_code: 'select, insert, update, delete',
  session: 'select, insert, update, delete',
  account_token: 'select, insert, update (last_used_at), delete',
  device_grant: 'select, insert, update, delete',
  person_limit: 'select, insert, update, delete',
  linked_identity: 'select, insert, update, delete',
  credit_transfer:
    'select, insert (account_id, kind, from_place, to_place, amount, ref, key_id, at, note, expires_at, deadline, month)',
  credit_balance: 'select, insert (account_id), update (next_expiry_at)',
  credit_hold: 'select, update (deadline)',
  usage_billing: 'select, insert, update',
  usage_month: 'select, insert (account_id, month, micro_usd_per_credit), update (micro_usd_per_credit)',
  stripe_customer: 'select, insert, update',
  purchase:
    'select, insert (id, account_id, pack, credits, cents, created_at), update (state, attempt, session_id, payment_intent, paid_at, returned_cents, taken_credits, missing_credits, returns), delete',
  payment_return: 'select, insert, update',
  stripe_event: 'select, insert, update, delete',
  usage_price: 'select, insert, update, delete',
  usage_subscription: 'select, insert, update, delete',
  stripe_invoice: 'select, insert, update',
  project:
    'select, insert (id, account_id, slug, name, description, created_at, updated_at, held_at), update (slug, name, description, deployment_name, version, changed_at, updated_at, deleted_at, taken_down_at, taken_down_for, held_at, refused_for), delete',
  deployment:
    'select, insert (id, project_id, account_id, label, branch, commit_message, environment, state, created_at, touched_at), update (state, file_count, total_bytes, touched_at, finalized_at, promotion, packing, was_live), delete',
  live_deployment: 'select, insert, update, delete',
  deployment_file: 'select, insert, update, delete',
  manifest: 'select, insert, delete',
  pack: 'select, insert, update (live_bytes, dropped_at), delete',
  blob: 'select, insert, update, delete',
  blob_piece: 'select, insert, update, delete',
  hosting_usage: 'select, insert, update',
  domain_claim: 'select, insert, update (made_at), delete',
  domain_owner: 'select, insert (hostname, account_id), update (account_id, held_until, version, changed_at), delete',
  domain:
    'select, insert (id, project_id, account_id, hostname, path_prefix, next_check_at, created_at), update (state, is_served, verified_at, lost_since, last_checked_at, problem, problem_code, sighting, next_check_at), delete',
  site_traffic: 'select, insert, update, delete',
  site_request: 'select, insert, delete',
  embedded_only: 'select, insert, delete',
  account_suspension: 'select, insert, update (reason), delete',
  operator_act: 'select, insert (at, operator, act, subject, account_id, reason, note)',
  abuse_report:
    'select, insert (id, project_id, host, page, complaint, reply_to, network, received_at), update (closed_at), delete',
  own_icon:
    'select, insert (id, account_id, name, program, digest, prompt, cut, is_draft, kept_at, drawn_at), update (name, cut, prompt, is_draft, kept_at, drawn_at), delete',
  own_icon_owner: 'select, insert, update (account_id, keeps_history), delete',
  own_icon_set: 'select, insert (id, account_id, name, cut, created_at), update (name, cut, share), delete',
  own_icon_in_set: 'select, insert (set_id, icon_id), delete',
  meter_report:
    'select, insert (id, account_id, mode, month, from_units, units, used_at), update (state, first_tried_at, claimed_until, problem)',
}
