import { beginUsage } from './begin-usage.ts'
import { billingState } from './billing-state.ts'
import { buyPack } from './buy-pack.ts'
import { confirmCheckout } from './confirm-checkout.ts'
import { endUsage } from './end-usage.ts'
import { forget } from './forget.ts'
import { handleWebhook } from './handle-webhook.ts'
import { openPortal } from './open-portal.ts'
import { packsAt } from './packs.ts'
import type { PaymentContext, PaymentDeps } from './payment-context.ts'
import type { PaymentSettings } from './stripe-access.ts'
import type { Payments } from './payments.ts'
import { reportUsage } from './report-usage.ts'
import { stripeAccess } from './stripe-access.ts'
import { sweepPayments } from './sweep-payments.ts'

/** Payments by Stripe. Opens nothing: Stripe's library is loaded by the first call that needs it. */
export function createPayments(settings: PaymentSettings, deps: PaymentDeps): Payments {
  const context: PaymentContext = {
    ...deps,
    stripe: stripeAccess(settings),
    microUsdPerCredit: settings.microUsdPerCredit,
  }
  return {
    packs: packsAt(settings.microUsdPerCredit),
    buyPack: (of) => buyPack(context, of),
    handleWebhook: (rawBody, signatureHeader) => handleWebhook(context, rawBody, signatureHeader),
    beginUsage: (of) => beginUsage(context, of),
    endUsage: (of) => endUsage(context, of),
    reportUsage: () => reportUsage(context, null),
    sweep: () => sweepPayments(context),
    confirmCheckout: (of) => confirmCheckout(context, of),
    billingState: (account) => billingState(context.database, { accountId: account.id, at: new Date(context.now()) }),
    forget: (of) => forget(context, of),
    openPortal: (of) => openPortal(context, of),
  }
}
