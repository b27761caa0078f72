import type { Dialect } from '../api/dialect.ts'
import { admitNobody } from '../api/admit.ts'
import { refusalFor } from '../api/refusal-for.ts'
import { routesService } from '../api/routes-service.ts'
import type { Service } from '../api/routes-service.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ErrorBody } from '../contract/error-object.ts'
import type { DrawDeps } from '../draws/draw-deps.ts'
import type { FindPage } from '../pages/page.ts'
import type { DocumentDeps } from '../web/document-deps.ts'
import type { DrawOwn } from '../web/own-icons/draw-own.ts'
import type { PageDeps, WebDeps } from '../web/web-deps.ts'
import { composeProjectPages, hasProjectPages } from './compose-project-pages.ts'
import { modelFacts } from './model-facts.ts'
import type { Ground } from './open-ground.ts'

interface SiteDeps {
  readonly findPage: FindPage
  readonly exampleKey: string
  readonly draws: DrawDeps
  readonly dialect: Dialect
  readonly catalogue: Catalogue
  readonly drawOwn: DrawOwn
}

/** The pages, forms and documents, for the server of the icon service. */
export async function composeSite(ground: Ground, deps: SiteDeps): Promise<readonly Service[]> {
  const [{ serveWebRoute }, { WEB_ROUTES }, { DOCUMENTS }] = await Promise.all([
    import('../web/serve-web-route.ts'),
    import('../web/routes.ts'),
    import('../web/documents.ts'),
  ])
  const { config, now, random, accounts, log, baseUrl } = ground
  const { findPage, exampleKey, draws, dialect, catalogue, drawOwn } = deps
  const { hasCredits, microUsdPerCredit, securityContact } = config
  const documents: DocumentDeps = {
    baseUrl,
    now,
    exampleKey,
    securityContact,
    hasCredits,
    policies: draws.policies,
    findPage,
    catalogue,
  }
  const pages: PageDeps = {
    baseUrl,
    now,
    random,
    log,
    hasCredits,
    hasProjects: hasProjectPages(ground),
    accounts: accounts === null ? null : { ...accounts, forgetKey: (keyId) => accounts.keys.forget(keyId) },
  }
  const forms: WebDeps = {
    ...pages,
    microUsdPerCredit,
    findPage,
    exampleKey,
    models: modelFacts(config),
    draws,
    drawOwn,
    refuse: (error, requestId) => refusalFor(error, requestId, { dialect, log }).body as ErrorBody,
  }
  return [
    routesService(DOCUMENTS, documents, admitNobody),
    {
      offers: WEB_ROUTES,
      serve: (app, { readBody }) => {
        for (const route of WEB_ROUTES) serveWebRoute(app, route, forms, readBody)
      },
    },
    await composeProjectPages(ground, pages),
  ]
}
