import type { BillingState } from '../src/accounts/payments/billing-state.ts'
import { packsAt } from '../src/accounts/payments/packs.ts'
import type { Payments } from '../src/accounts/payments/payments.ts'
import type { Redirect } from '../src/accounts/payments/redirect.ts'

/** Payments that charge nobody, for tests of the pages. */
export interface SamplePayments extends Payments {
  /** What was asked for, in order: `buy credits-250 <form>`. */
  readonly asked: readonly string[]
  /** What the billing page is to show from now on. */
  show(state: Partial<BillingState>): void
  /** The next question gets this answer. */
  refuse(problem: string): void
}

const NOTHING: BillingState = {
  purchases: [],
  invoices: [],
  usage: { state: 'off', capUnits: null, startedAt: null, endedAt: null },
  problem: null,
}

/** Each form gets a checkout page of its own, and the same one when it is sent again. */
export function samplePayments(): SamplePayments {
  const asked: string[] = []
  const pages = new Map<string, string>()
  let state = NOTHING
  let problem: string | null = null
  const lead = (to: string): Redirect => {
    asked.push(to)
    const refused = problem
    problem = null
    if (refused !== null) return { kind: 'unavailable', problem: refused }
    const url = pages.get(to) ?? `https://checkout.stripe.com/c/pay/${pages.size + 1}`
    pages.set(to, url)
    return { kind: 'redirect', url }
  }
  return {
    asked,
    show: (some) => void (state = { ...state, ...some }),
    refuse: (text) => void (problem = text),
    packs: packsAt(40_000),
    buyPack: async ({ packId, formToken }) => lead(`buy ${packId} ${formToken}`),
    beginUsage: async ({ capUnits, formToken }) => lead(`usage ${capUnits} ${formToken}`),
    endUsage: async () => {
      asked.push('end usage')
      return { kind: 'off' }
    },
    forget: async () => void asked.push('forget'),
    openPortal: async () => lead('portal'),
    confirmCheckout: async ({ sessionId }) => void asked.push(`confirm ${sessionId}`),
    billingState: async () => state,
    reportUsage: async () => 0n,
    sweep: async () => 0,
    handleWebhook: () => Promise.reject(new Error('no events here')),
  }
}
