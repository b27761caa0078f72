import type { Stripe } from 'stripe'
import { askStripe } from './ask-stripe.ts'
import type { Asked } from './ask-stripe.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { keepUsagePrice, readUsagePrice } from './entities/usage-price.ts'

/** The name that units are reported under. */
export const METER_EVENT = 'burin_credits'
const PRODUCT_ID = 'burin_credits'
const METER_PAGE = 100
const MICRO_USD_PER_CENT = 10_000

/**
 * Stripe's price of one credit used, by the month. What is missing at Stripe (meter, product, price) is made. Each has a
 * name that Stripe takes only once, so that of processes that make it at once all but one find what that one made.
 */
export async function findUsagePrice(deps: PaymentDeps): Promise<Asked<string>> {
  const of = { mode: deps.stripe.mode, microUsdPerCredit: deps.microUsdPerCredit }
  const known = await readUsagePrice(deps.database, of)
  if (known !== null) return { kind: 'answered', value: known }
  const found = await askStripe(deps, 'find-usage-price', (stripe) => findOrMake(stripe, of.microUsdPerCredit))
  if (found.kind === 'answered') await keepUsagePrice(deps.database, { ...of, priceId: found.value })
  return found
}

async function findOrMake(stripe: Stripe, microUsdPerCredit: number): Promise<string> {
  const lookupKey = `burin_credit_${microUsdPerCredit}`
  const find = async (): Promise<string | null> => {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
    return data[0]?.id ?? null
  }
  const found = await find()
  if (found !== null) return found
  const meter = await findOrMakeMeter(stripe)
  await makeProduct(stripe)
  return await unlessTaken(stripe, find, async () => {
    const { id } = await stripe.prices.create({
      currency: 'usd',
      product: PRODUCT_ID,
      lookup_key: lookupKey,
      ...unitAmount(stripe, microUsdPerCredit),
      recurring: { interval: 'month', usage_type: 'metered', meter },
    })
    return id
  })
}

/** A part of a cent is told as a decimal number, which is exact. */
function unitAmount(stripe: Stripe, microUsdPerCredit: number): Partial<Stripe.PriceCreateParams> {
  if (microUsdPerCredit % MICRO_USD_PER_CENT === 0) return { unit_amount: microUsdPerCredit / MICRO_USD_PER_CENT }
  const digits = String(microUsdPerCredit).padStart(5, '0')
  return { unit_amount_decimal: stripe.Decimal.from(`${digits.slice(0, -4)}.${digits.slice(-4)}`) }
}

async function findOrMakeMeter(stripe: Stripe): Promise<string> {
  const find = async (): Promise<string | null> => {
    for await (const meter of stripe.billing.meters.list({ status: 'active', limit: METER_PAGE })) {
      if (meter.event_name === METER_EVENT) return meter.id
    }
    return null
  }
  const found = await find()
  if (found !== null) return found
  return await unlessTaken(stripe, find, async () => {
    const { id } = await stripe.billing.meters.create({
      display_name: 'Burin credits',
      event_name: METER_EVENT,
      default_aggregation: { formula: 'sum' },
      customer_mapping: { type: 'by_id', event_payload_key: 'stripe_customer_id' },
      value_settings: { event_payload_key: 'value' },
    })
    return id
  })
}

async function makeProduct(stripe: Stripe): Promise<void> {
  const find = async (): Promise<string> => (await stripe.products.retrieve(PRODUCT_ID)).id
  await unlessTaken(stripe, find, async () => {
    const { id } = await stripe.products.create({ id: PRODUCT_ID, name: 'Icon credits', unit_label: 'credit' })
    return id
  })
}

/** Makes it; when Stripe refuses, somebody may have been quicker: then what they made is found. */
async function unlessTaken(
  stripe: Stripe,
  find: () => Promise<string | null>,
  make: () => Promise<string>,
): Promise<string> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof stripe.errors.StripeInvalidRequestError)) throw error
    const found = await find()
    if (found === null) throw error
    return found
  }
}
