import type { Pack } from '../../../accounts/payments/packs.ts'
import { html, lines } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import type { RandomBytes } from '../../../platform/random-text.ts'
import { formTokenField } from '../field.ts'
import { showCents, showMicros } from '../show-money.ts'
import { showNumber } from '../show-number.ts'

const MICROS_PER_CENT = 10_000n

/** One form: sent twice, it is one purchase of the pack whose button was pressed. */
export function packsToBuy(packs: readonly Pack[], random: RandomBytes): Html | null {
  if (packs.length === 0) return null
  return html`<section aria-labelledby="buy">
<h2 id="buy">Buy credits</h2>
<p>Paid once, spent whenever you draw. They do not expire. You pay on the pages of Stripe; no card details reach us.</p>
<form method="post" action="/account/billing/buy">
${formTokenField(random)}
<ul class="cards packs">
${lines(packs.map(card))}
</ul>
</form>
</section>`
}

function card({ id, credits, cents, discountPercent }: Pack): Html {
  const saving = discountPercent === 0 ? '' : html` <span class="badge good">${discountPercent}% off</span>`
  return html`<li class="card"><h3>${showNumber(credits)} credits${saving}</h3>
<p class="price">${showCents(cents)}</p>
${each(credits, cents)}
<button name="pack" value="${id}" aria-label="Buy ${showNumber(credits)} credits for ${showCents(cents)}">Buy</button></li>`
}

/** Left out when a credit's share is no whole number of millionths. */
function each(credits: number, cents: number): Html | null {
  const micros = BigInt(cents) * MICROS_PER_CENT
  return micros % BigInt(credits) === 0n
    ? html`<p class="quiet">${showMicros(micros / BigInt(credits))} for each credit</p>`
    : null
}
