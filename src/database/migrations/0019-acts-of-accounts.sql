-- Whose site, domain or report an act was about: projects and reports are forgotten after a while, the acts stay.
alter table operator_act add column account_id text;

create index operator_act_account on operator_act (account_id, number) where account_id is not null;
