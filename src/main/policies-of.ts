import type { Config } from '../config/config.ts'
import type { Policies } from '../draws/policies.ts'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 24 * 60 * 60

/** The limits of the icon service, as they are configured. */
export function policiesOf({ limits }: Config): Policies {
  return {
    sandbox: { name: 'sandbox', quota: limits.sandboxPerMinute, windowSeconds: MINUTE_SECONDS },
    sandboxNetwork: {
      name: 'sandbox-network',
      quota: limits.sandboxPerNetwork,
      windowSeconds: MINUTE_SECONDS,
    },
    live: { name: 'live', quota: limits.livePerMinute, windowSeconds: MINUTE_SECONDS },
    member: { name: 'member', quota: limits.memberPerMinute, windowSeconds: MINUTE_SECONDS },
    visitor: { name: 'visitor', quota: limits.visitorPerMinute, windowSeconds: MINUTE_SECONDS },
    freeDraws: { name: 'free-draws', quota: limits.freeDrawsPerDay, windowSeconds: DAY_SECONDS },
    wrongKeys: { name: 'wrong-keys', quota: limits.wrongKeysPerMinute, windowSeconds: MINUTE_SECONDS },
  }
}
