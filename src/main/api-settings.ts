import type { AppSettings } from '../api/app-settings.ts'
import { createDescribeApi } from '../api/openapi/document.ts'
import { routesService } from '../api/routes-service.ts'
import { postgresAnswerStore } from '../database/postgres-answer-store.ts'
import { createAdmit } from '../hosting/api/admit.ts'
import { countHosting } from '../hosting/deployments/count-hosting.ts'
import type { DeploymentDeps } from '../hosting/deployments/deployment.ts'
import type { ApiDeps, ApiPolicies } from '../hosting/api/api-deps.ts'
import { hostingDialect } from '../hosting/api/hosting-dialect.ts'
import { hostingDescription } from '../hosting/api/openapi/hosting-description.ts'
import { HOSTING_ROUTES } from '../hosting/api/routes.ts'
import { createTakePlace } from '../hosting/api/take-place.ts'
import { UPLOAD_PATIENCE } from '../platform/http/guarded-server.ts'
import { domainsOf } from './domains-of.ts'
import type { Accounts } from './open-accounts.ts'
import type { Ground } from './open-ground.ts'
import { operatorTold } from './operator-told.ts'
import { quotasOf } from './quotas-of.ts'
import { serverSettings, siteUrl } from './server-settings.ts'

/** What the hosting API has besides its ground. */
export interface ApiSettingsDeps {
  readonly accounts: Accounts
  readonly deployments: DeploymentDeps
  readonly packSoon: () => void
}

/** Their memory together is bounded by it. */
const UPLOADS_OF_PROCESS = 128

/** Puts together the server of the hosting API. */
export function apiSettings(ground: Ground, { accounts, deployments, packSoon }: ApiSettingsDeps): AppSettings {
  const { config, now, random, limiter, apiUrl } = ground
  const policies: ApiPolicies = {
    calls: { name: 'api', quota: config.limits.apiCallsPerMinute, windowSeconds: 60 },
    wrongTokens: { name: 'wrong-tokens', quota: config.limits.wrongKeysPerMinute, windowSeconds: 60 },
    uploadsAtOnce: config.limits.uploadsAtOnce,
  }
  const describeApi = createDescribeApi(HOSTING_ROUTES, () => hostingDescription(ground.baseUrl()))
  const deps: ApiDeps = {
    ...deployments,
    tell: countHosting(ground.meter),
    packSoon,
    domains: domainsOf(ground, accounts),
    limiter,
    tellOperator: operatorTold(ground, accounts),
    answers: postgresAnswerStore(accounts.database, { now, random }),
    policies,
    takePlace: createTakePlace({
      places: ground.places,
      ofAccount: policies.uploadsAtOnce,
      ofProcess: UPLOADS_OF_PROCESS,
    }),
    quotasOf: (account) => quotasOf(config, account, now()),
    apiUrl,
    siteUrl: (name) => siteUrl(config, name),
    siteChanged: (slugOrHost) => ground.siteWatchers.forEach((hear) => hear(slugOrHost)),
    issuers: () => [`${ground.baseUrl()}/identity`, ...(config.oidc === null ? [] : [config.oidc.issuer])],
    describeApi,
    reference: {
      page: async () => {
        const { hostingReference } = await import('../pages/made/hosting-reference.ts')
        return hostingReference(describeApi(apiUrl()), `${ground.baseUrl()}/docs/hosting`)
      },
      style: async () => (await import('../pages/html/style-sheet.ts')).styleSheet(),
    },
  }
  const admit = createAdmit({ identity: accounts.identity, limiter, policies, apiUrl })
  return {
    services: [routesService(HOSTING_ROUTES, deps, admit)],
    dialect: hostingDialect,
    showRefusal: null,
    overview: { prefix: '/projects', more: '`GET /docs` says more.' },
    baseUrl: apiUrl,
    // Tokens are sent by scripts; there are no cookies that a page elsewhere could use.
    isForAnyOrigin: () => true,
    versions: [],
    ignoresTrailingSlash: true,
    ...serverSettings(ground),
    patience: UPLOAD_PATIENCE,
  }
}
