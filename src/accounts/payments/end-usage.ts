import type { Account } from '../account.ts'
import { switchOff } from './events/switch-off.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { reportUsage } from './report-usage.ts'
import { isEnding, lockRunningSubscription, settleSubscription } from './entities/subscription.ts'

/** Ends monthly billing; see `Payments.endUsage`. It is off here at once, whether Stripe answers or not. */
export async function endUsage(
  deps: PaymentDeps,
  { account }: { account: Account },
): Promise<{ readonly kind: 'ended'; readonly isConfirmed: boolean } | { readonly kind: 'off' }> {
  const wasOn = await deps.database.transaction(async (within) => {
    const running = await lockRunningSubscription(within, account.id)
    if (running === null) return false
    const at = new Date(deps.now())
    await switchOff(within, running, at)
    await settleSubscription(within, { id: running.id, state: 'ending', problem: null, at })
    return true
  })
  if (!wasOn) return { kind: 'off' }
  await reportUsage(deps, account.id)
  return { kind: 'ended', isConfirmed: !(await isEnding(deps.database, account.id)) }
}
