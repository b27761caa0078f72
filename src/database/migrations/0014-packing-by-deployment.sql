-- How far the contents of a finalized deployment are packed: `due`, what pages need first; `quick`, all of it; `thorough`, as well as can be.
-- By deployment, so that what nobody keeps is not packed, and sites hear once a step.
alter table deployment add column packing text check (packing in ('due', 'quick', 'thorough'));

-- Of large deployments, not all contents were looked at.
update blob set packing = 'none' where coding = 'identity' and packing = 'quick' and not exists (
  select from blob as form where form.account_id = blob.account_id and form.sha256 = blob.sha256 and form.coding = 'br'
);
update deployment set packing = 'due' where state = 'ready';

create index deployment_packing on deployment (packing, number) where packing in ('due', 'quick');

drop index blob_packing;
