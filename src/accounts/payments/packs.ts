/** Credits that are bought at once, once. */
export interface Pack {
  readonly id: string
  readonly credits: number
  readonly cents: number
  /** Against the same credits at the single price. */
  readonly discountPercent: number
}

const OFFERS = [
  { id: 'credits-250', credits: 250, discountPercent: 0 },
  { id: 'credits-1000', credits: 1000, discountPercent: 10 },
  { id: 'credits-5000', credits: 5000, discountPercent: 20 },
]

/** Stripe charges no less in US dollars. */
const LEAST_CENTS = 50n
const MICRO_USD_PER_CENT = 10_000n

/**
 * The packs at a price of `microUsdPerCredit` for one credit. A pack's price is in whole cents: what is left of a cent
 * after the discount is rounded to the nearer cent, a half up. Packs that Stripe could not charge are left out.
 */
export function packsAt(microUsdPerCredit: number): readonly Pack[] {
  return OFFERS.flatMap((offer) => {
    const cents = priceOf(offer, BigInt(microUsdPerCredit))
    return cents < LEAST_CENTS ? [] : [{ ...offer, cents: Number(cents) }]
  })
}

function priceOf(offer: { credits: number; discountPercent: number }, microUsdPerCredit: bigint): bigint {
  const hundredths = BigInt(offer.credits) * microUsdPerCredit * BigInt(100 - offer.discountPercent)
  const perCent = 100n * MICRO_USD_PER_CENT
  return (hundredths + perCent / 2n) / perCent
}
