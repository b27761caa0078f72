import type { Service } from '../api/routes-service.ts'
import type { Config } from '../config/config.ts'
import { browserCaller } from '../icons/credentials.ts'
import { drawForForm } from '../icons/draw/draw-for-form.ts'
import type { AdmitNeeds } from '../icons/admit.ts'
import type { Needs } from '../icons/needs.ts'
import type { WebNeeds } from '../web/web-needs.ts'
import type { FindPage } from '../pages/page.ts'
import type { Log } from '../platform/log.ts'
import type { RandomBytes } from '../platform/random-text.ts'
import type { Accounts } from './open-accounts.ts'

interface SiteParts {
  readonly config: Config
  readonly accounts: Accounts | null
  readonly now: () => number
  readonly random: RandomBytes
  readonly log: Log
  readonly baseUrl: () => string
  readonly findPage: FindPage
  readonly exampleKey: string
  readonly icons: Needs & AdmitNeeds
}

/** The pages and forms, on the server of the icon service. */
export async function composeSite({ config, accounts, icons, ...parts }: SiteParts): Promise<Service> {
  const [{ serveWebRoute }, { WEB_ROUTES }] = await Promise.all([
    import('../web/serve-web-route.ts'),
    import('../web/routes.ts'),
  ])
  const needs: WebNeeds = {
    ...parts,
    hasCredits: config.hasCredits,
    microUsdPerCredit: config.microUsdPerCredit,
    accounts: accounts === null ? null : { ...accounts, forgetKey: (keyId) => accounts.keys.forget(keyId) },
    drawForForm: async (visit, request, formToken) => {
      const { session, visitor, network } = visit
      const caller = browserCaller({ accountId: session?.account.id ?? null, visitor }, network)
      if (caller === null)
        return {
          kind: 'refused',
          status: 401,
          message: 'Drawing here without signing in needs cookies: allow them for this site, or sign in.',
          param: null,
          retryAfter: null,
        }
      const { requestId, receivedAt } = visit
      return drawForForm(icons, { caller, request, formToken, requestId, receivedAt })
    },
  }
  return {
    offers: WEB_ROUTES,
    serve: (app, { readBody }) => {
      for (const route of WEB_ROUTES) serveWebRoute(app, route, needs, readBody)
    },
  }
}
