import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Account } from '../src/accounts/account.ts'
import { openSession } from '../src/accounts/identity/open-session.ts'
import type { OidcVerifier } from '../src/accounts/identity/oidc/oidc-verifier.ts'
import type { AppSettings } from '../src/api/app-settings.ts'
import { createApp } from '../src/api/create-app.ts'
import { createDescribeApi } from '../src/api/openapi/document.ts'
import { routesService } from '../src/api/routes-service.ts'
import { postgresAnswerStore } from '../src/database/postgres-answer-store.ts'
import { createAdmit } from '../src/hosting/api/admit.ts'
import type { ApiDeps, HostingRoute } from '../src/hosting/api/api-deps.ts'
import { hostingDialect } from '../src/hosting/api/hosting-dialect.ts'
import { hostingDescription } from '../src/hosting/api/openapi/hosting-description.ts'
import { HOSTING_ROUTES } from '../src/hosting/api/routes.ts'
import { createTakePlace } from '../src/hosting/api/take-place.ts'
import type { SitesPlace } from '../src/hosting/domains/domain.ts'
import { USUAL_QUOTAS } from './usual-quotas.ts'
import type { Quotas } from '../src/hosting/projects/quotas.ts'
import { hostingReference } from '../src/pages/made/hosting-reference.ts'
import { UPLOAD_PATIENCE } from '../src/platform/http/guarded-server.ts'
import { memoryPlaces } from '../src/platform/limits/memory-places.ts'
import { createLog } from '../src/platform/log.ts'
import { randomText } from '../src/platform/random-text.ts'
import { createFakeDns } from './fake-dns.ts'
import type { FakeDns } from './fake-dns.ts'
import { clockedLimiter } from './identity-desk.ts'
import { openHosting } from './open-hosting.ts'
import type { Hosting } from './open-hosting.ts'

export interface Asking {
  readonly token?: string | null
  /** What is no text, bytes or form becomes JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** As JSON, or null where there is none. */
  // eslint-disable-next-line typescript/no-explicit-any -- tests say what they expect of it.
  readonly body: any
}

/** The hosting API on a free port, with a real database and accounts that have tokens. */
export interface HostingApi extends AsyncDisposable {
  readonly hosting: Hosting
  readonly dns: FakeDns
  readonly baseUrl: string
  readonly port: number
  readonly log: readonly string[]
  /** An account with a token that is good. */
  addPerson(): Promise<{ readonly account: Account; readonly token: string }>
  /** Asks with the token of the first person, unless told otherwise. */
  ask(method: string, path: string, asking?: Asking): Promise<Answer>
}

export interface HostingApiOptions {
  readonly quotas?: Partial<Quotas>
  readonly callsPerMinute?: number
  readonly uploadsAtOnce?: number
  readonly uploadsOfProcess?: number
  readonly oidc?: OidcVerifier
  readonly settings?: Partial<AppSettings>
  readonly routes?: readonly HostingRoute[]
  /** What of the ground is to be otherwise. */
  readonly deps?: Partial<ApiDeps>
}

/** Where sites would lie. */
const SITES_PLACE: SitesPlace = {
  domain: 'sites.example',
  addresses: { a: ['192.0.2.1', '192.0.2.2'], aaaa: ['2001:db8::1'] },
  ownHosts: () => ['api.burin.example'],
}

/** Nobody hears of these. */
const UNHEARD = { tellOperator: async () => undefined, packSoon: () => undefined, siteChanged: () => undefined }

export async function runHostingApi(options: HostingApiOptions = {}): Promise<HostingApi> {
  await using stack = new AsyncDisposableStack()
  const hosting = stack.use(await openHosting())
  const { database, now } = hosting.deps
  const log: string[] = []
  const dns = createFakeDns()
  const limiter = clockedLimiter(now)
  let baseUrl = ''
  const quotas = { ...USUAL_QUOTAS, projects: 1000, deploymentsADay: 1000, ...options.quotas }
  const policies = {
    calls: { name: 'api', quota: options.callsPerMinute ?? 100_000, windowSeconds: 60 },
    wrongTokens: { name: 'wrong-tokens', quota: 20, windowSeconds: 60 },
    uploadsAtOnce: options.uploadsAtOnce ?? 16,
  }
  const identity = { database, now, random: randomBytes, oidc: options.oidc ?? null }
  const describeApi = createDescribeApi(HOSTING_ROUTES, () => hostingDescription('https://burin.example'))
  const deps: ApiDeps = {
    ...hosting.deps,
    answers: postgresAnswerStore(database, { now, random: randomBytes }),
    policies,
    domains: { ...hosting.deps, limiter, checkDomain: dns.check, place: SITES_PLACE },
    ...UNHEARD,
    limiter,
    takePlace: createTakePlace({
      places: memoryPlaces(),
      ofAccount: policies.uploadsAtOnce,
      ofProcess: options.uploadsOfProcess ?? 128,
    }),
    quotasOf: () => quotas,
    apiUrl: () => baseUrl,
    siteUrl: (name) => `http://${name}.sites.example`,
    issuers: () => ['https://burin.example/identity'],
    describeApi,
    reference: {
      page: () => hostingReference(describeApi(baseUrl), 'https://burin.example/docs/hosting'),
      style: async () => 'article {}',
    },
    ...options.deps,
  }
  const admit = createAdmit({ identity, limiter, policies, apiUrl: () => baseUrl })
  const app = createApp({
    services: [routesService(options.routes ?? HOSTING_ROUTES, deps, admit)],
    ...usualSettings(now, log, () => baseUrl),
    ...options.settings,
  })
  stack.defer(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  baseUrl = `http://127.0.0.1:${port}`
  const addPerson: HostingApi['addPerson'] = async () => {
    const id = await hosting.addAccount()
    const account = { id, email: `${id}@example.com`, createdAt: new Date(now()), suspendedFor: null }
    const { token } = await database.transaction((within) =>
      openSession(within, identity, { account, kind: 'token', label: 'tests' }),
    )
    return { account, token }
  }
  const first = await addPerson()
  const opened = stack.move()
  return {
    hosting,
    dns,
    baseUrl,
    port,
    log,
    addPerson,
    ask: async (method, path, asking = {}) => askAt(baseUrl, method, path, { token: first.token, ...asking }),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

async function askAt(
  baseUrl: string,
  method: string,
  path: string,
  { token = null, body, headers = {} }: Asking,
): Promise<Answer> {
  const isJson =
    body !== undefined && !(typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData)
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as RequestInit['body'] & object) }),
  })
  const text = await response.text()
  const isAnswerJson = response.headers.get('content-type')?.startsWith('application/json') === true
  return { status: response.status, headers: response.headers, body: isAnswerJson ? JSON.parse(text) : text || null }
}

function usualSettings(now: () => number, log: string[], baseUrl: () => string): Omit<AppSettings, 'services'> {
  return {
    dialect: hostingDialect,
    showRefusal: null,
    overview: { prefix: '/projects', more: '`GET /docs` says more.' },
    baseUrl,
    isForAnyOrigin: () => true,
    versions: [],
    ignoresTrailingSlash: true,
    now,
    makeRequestId: () => `req_${randomText(randomBytes, 24)}`,
    log: createLog('info', now, (line) => log.push(line)),
    observe: () => undefined,
    trustedProxies: 0,
    takeTurn: async () => undefined,
    pace: { refused: async () => undefined, readers: async () => undefined },
    patience: UPLOAD_PATIENCE,
    connectionsOfNetwork: 0,
    bodyRoomBytes: 128 * 1024 * 1024,
    closingMs: 1000,
  }
}
