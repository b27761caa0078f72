import { billingPage } from '../html/account/billing-page.ts'
import { notice } from '../html/notice.ts'
import { readBilling } from '../read-billing.ts'
import { selling } from '../selling.ts'
import type { WebRoute } from '../web-route.ts'

export const buyCredits: WebRoute = {
  method: 'POST',
  path: '/account/billing/buy',
  summary: 'Begins the purchase of a pack, and leads to where it is paid.',
  access: 'account',
  back: '/account/billing',
  body: 'form',
  handle: selling(async (deps, request, signed) => {
    const { payments } = signed
    const packId = request.form.get('pack') ?? ''
    const formToken = request.form.get('formToken') ?? ''
    const isOnOffer = payments.packs.some(({ id }) => id === packId)
    const outcome = isOnOffer
      ? await payments.buyPack({ account: signed.session.account, packId, formToken })
      : ({ kind: 'unavailable', problem: 'There is no such pack. Nothing was charged.' } as const)
    if (outcome.kind === 'redirect') return { kind: 'redirect', location: outcome.url }
    const billing = await readBilling(deps, signed)
    const news = notice('problem', outcome.problem)
    return billingPage(deps, { billing, news, status: isOnOffer ? 503 : 400 })
  }),
}
