import type { Account } from '../account.ts'
import type { BillingState } from './billing-state.ts'
import type { Pack } from './packs.ts'
import type { Redirect } from './redirect.ts'
import type { WebhookOutcome } from './handle-webhook.ts'

/** Buying credits and monthly billing, by Stripe. What the caller or Stripe did wrong is a value; a database that is away rejects. */
export interface Payments {
  /** The packs on offer, the smallest first. */
  readonly packs: readonly Pack[]
  /**
   * Begins the purchase of a pack. `formToken` marks the form: sent twice, it leads to the same page of Stripe. Credits
   * come when Stripe tells that they are paid.
   */
  buyPack(of: { readonly account: Account; readonly packId: string; readonly formToken: string }): Promise<Redirect>
  /** Takes what Stripe tells: the body byte for byte, and its header `Stripe-Signature`. */
  handleWebhook(rawBody: Uint8Array, signatureHeader: string | undefined): Promise<WebhookOutcome>
  /** Begins monthly billing up to `capUnits` credits a month; when it runs already, changes the cap. */
  beginUsage(of: {
    readonly account: Account
    readonly capUnits: bigint
    readonly formToken: string
  }): Promise<Redirect>
  /** Ends monthly billing at once, with a last invoice. `isConfirmed`: Stripe knows; otherwise `reportUsage` tells it. */
  endUsage(of: {
    readonly account: Account
  }): Promise<{ readonly kind: 'ended'; readonly isConfirmed: boolean } | { readonly kind: 'off' }>
  /**
   * Tells Stripe which units were used, each once, and finishes what `endUsage` began. Gives how many units it told. To
   * be called every few minutes, and by any number of processes.
   */
  reportUsage(): Promise<bigint>
  /**
   * Forgets purchases and monthly billing that were begun 90 days ago and came to nothing, and events that were handled so
   * long ago; keeps all that was ever paid. Also deletes at Stripe the customers that `forget` had to leave. Gives how many
   * rows. To be called now and then, by any number of processes.
   */
  sweep(): Promise<number>
  /**
   * For the page that Stripe leads back to, with the id from its address (`?bought=`, `?usage=`): settles the checkout now
   * if it is done at Stripe and no event has told so yet. Any other text for an id does nothing.
   */
  confirmCheckout(of: { readonly account: Account; readonly sessionId: string }): Promise<void>
  /** What the billing page shows. */
  billingState(account: Account): Promise<BillingState>
  /**
   * For an account that was just deleted: closes its open payment pages and deletes its customer at Stripe, unless something
   * is still to be paid. What Stripe does not do is in the log, and does not reject.
   */
  forget(of: { readonly account: Account }): Promise<void>
  /** Leads to Stripe's pages for cards, addresses and invoices. */
  openPortal(of: { readonly account: Account }): Promise<Redirect>
}
