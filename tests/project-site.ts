import { randomBytes } from 'node:crypto'
import type { IdentityDeps } from '../src/accounts/identity/identity-deps.ts'
import { openSession } from '../src/accounts/identity/open-session.ts'
import type { Session } from '../src/accounts/identity/session.ts'
import type { ProjectPageDeps } from '../src/hosting/pages/project-route.ts'
import { PROJECT_ROUTES } from '../src/hosting/pages/routes.ts'
import { USUAL_QUOTAS } from './usual-quotas.ts'
import type { Quotas } from '../src/hosting/projects/quotas.ts'
import type { WebAnswer } from '../src/web/web-route.ts'
import { createFakeDns } from './fake-dns.ts'
import type { FakeDns } from './fake-dns.ts'
import { clockedLimiter } from './identity-desk.ts'
import { callRoute } from './call-route.ts'
import { openHosting } from './open-hosting.ts'
import type { Hosting } from './open-hosting.ts'
import { silent } from './test-database.ts'

/** The pages about projects over hosting of their own, without HTTP: routes are called as the server calls them. */
export interface ProjectSite extends AsyncDisposable {
  readonly hosting: Hosting
  readonly deps: ProjectPageDeps
  readonly dns: FakeDns
  /** Slugs of sites that changed, in order. */
  readonly changed: readonly string[]
  /** Somebody new, signed in. */
  signIn(): Promise<Session>
  /** Calls the route of `GET /path?query` or, with a form, of `POST /path`. */
  ask(session: Session, address: string, form?: Readonly<Record<string, string>>): Promise<WebAnswer>
}

export async function openProjectSite(quotas: Partial<Quotas> = {}): Promise<ProjectSite> {
  const hosting = await openHosting()
  const { database, now, random } = hosting.deps
  const dns = createFakeDns()
  const place = {
    domain: 'sites.example',
    addresses: { a: ['192.0.2.10'], aaaa: [] },
    ownHosts: () => ['burin.example'],
  }
  const changed: string[] = []
  const deps: ProjectPageDeps = {
    baseUrl: () => 'https://burin.example',
    now,
    random,
    log: silent,
    // Nobody signs in by a page here.
    accounts: { database, identity: {} as IdentityDeps, payments: null, forgetKey: () => undefined },
    hasCredits: true,
    hasProjects: true,
    quotasOf: () => ({ ...USUAL_QUOTAS, projects: 1000, ...quotas }),
    siteUrl: (name) => `https://${name}.sites.example`,
    tellOperator: async () => undefined,
    domains: { ...hosting.deps, limiter: clockedLimiter(now), checkDomain: dns.check, place },
    siteChanged: (slug) => void changed.push(slug),
    apiUrl: () => 'https://api.burin.example',
  }
  return {
    hosting,
    deps,
    changed,
    dns,
    signIn: async () => {
      const id = await hosting.addAccount()
      const account = { id, email: `${id}@example.com`, createdAt: new Date(now()), suspendedFor: null }
      const of = { account, kind: 'browser', label: 'Firefox on Linux' } as const
      return (await openSession(database, { now, random: randomBytes }, of)).session
    },
    ask: async (session, address, form) => callRoute(PROJECT_ROUTES, deps, session, address, form),
    [Symbol.asyncDispose]: () => hosting[Symbol.asyncDispose](),
  }
}
