/** Any number will do, as long as nothing else in the database locks by it: "burinhst" in ASCII. */
const KEY = "x'627572696e687374'::bigint"

/** Only one sweeps at a time, until its transaction ends: a row with `locked`, which is false when somebody else has the lock. */
export const TRY_SWEEP_LOCK: string = `select pg_try_advisory_xact_lock(${KEY}) as locked`

/** Waits until nobody sweeps; then nobody does until the transaction ends. */
export const AWAIT_SWEEP_LOCK: string = `select pg_advisory_xact_lock(${KEY})`
