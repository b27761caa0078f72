import { createTellOperator } from '../hosting/moderation/tell-operator.ts'
import type { TellOperator } from '../hosting/moderation/tell-operator.ts'
import type { Accounts } from './open-accounts.ts'
import type { Ground } from './open-ground.ts'

/** How operators hear of what they have to look at: by the log, and by mail where the configuration has their address. */
export function operatorTold(
  { config, limiter, log }: Pick<Ground, 'config' | 'limiter' | 'log'>,
  { identity }: Pick<Accounts, 'identity'>,
): TellOperator {
  return createTellOperator({ address: config.operatorMail, sendMail: identity.sendMail, limiter, log })
}
