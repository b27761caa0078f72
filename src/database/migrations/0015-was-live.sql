-- Whether visitors ever saw a deployment: only then may its files be had at the address of the site.
alter table deployment add column was_live boolean not null default false;

-- Of those that were promoted later and left again nothing is known: they are taken to have been previews only.
update deployment set was_live = true
where promotion = 'promoted' or exists (select from live_deployment where deployment_id = deployment.id);
