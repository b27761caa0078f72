-- What is swept has to be found without reading what is kept.
create index stripe_event_handled on stripe_event (handled_at);
create index purchase_unpaid on purchase (created_at) where state in ('open', 'expired', 'failed');
create index usage_subscription_unstarted on usage_subscription (created_at) where started_at is null;
