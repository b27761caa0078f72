import { beginUsage } from './begin-usage.ts'
import { billingState } from './billing-state.ts'
import { buyPack } from './buy-pack.ts'
import { confirmCheckout } from './confirm-checkout.ts'
import { endUsage } from './end-usage.ts'
import { forget } from './forget.ts'
import { handleWebhook } from './handle-webhook.ts'
import type { WebhookOutcome } from './handle-webhook.ts'
import { openPortal } from './open-portal.ts'
import { packsAt } from './packs.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { PaymentSettings } from './stripe-access.ts'
import type { Payments } from './payments.ts'
import { reportUsage } from './report-usage.ts'
import { stripeAccess } from './stripe-access.ts'
import { sweepPayments } from './sweep-payments.ts'

/** Payments by Stripe. Opens nothing: Stripe's library is loaded by the first call that needs it. */
export function createPayments(
  settings: PaymentSettings,
  outer: Omit<PaymentDeps, 'stripe' | 'microUsdPerCredit'>,
): Payments {
  const { microUsdPerCredit } = settings
  const deps: PaymentDeps = { ...outer, stripe: stripeAccess(settings), microUsdPerCredit }
  return {
    packs: packsAt(microUsdPerCredit),
    buyPack: (of) => buyPack(deps, of),
    handleWebhook: async (rawBody, signatureHeader) => {
      let outcome: 'failed' | WebhookOutcome['kind'] = 'failed'
      try {
        const handled = await handleWebhook(deps, rawBody, signatureHeader)
        outcome = handled.kind
        return handled
      } finally {
        deps.tell?.({ kind: 'event', outcome })
      }
    },
    beginUsage: (of) => beginUsage(deps, of),
    endUsage: (of) => endUsage(deps, of),
    reportUsage: () => reportUsage(deps, null),
    sweep: () => sweepPayments(deps),
    confirmCheckout: (of) => confirmCheckout(deps, of),
    billingState: (account) => billingState(deps.database, { accountId: account.id, at: new Date(deps.now()) }),
    forget: (of) => forget(deps, of),
    openPortal: (of) => openPortal(deps, of),
  }
}
