import type { Account } from '../../accounts/account.ts'
import { signedIn } from '../../web/signed-in.ts'
import type { PageDeps } from '../../web/web-deps.ts'
import type { WebAnswer, WebRequest, WebRoute } from '../../web/web-route.ts'
import type { DomainDeps } from '../domains/domain.ts'
import type { TellOperator } from '../moderation/tell-operator.ts'
import { findProject } from '../projects/find-projects.ts'
import type { HostingDeps, Project } from '../projects/project.ts'
import type { Quotas } from '../projects/quotas.ts'
import { noProjectPage } from './html/problem-pages.ts'

/** What pages about projects work with. */
export interface ProjectPageDeps extends PageDeps {
  readonly quotasOf: (account: Account) => Quotas
  /** Where visitors see the site of a name: a slug, or a label, two hyphens and a slug. */
  readonly siteUrl: (name: string) => string
  /** Told before an answer that visitors of a slug, or of a host, may see something else. */
  readonly siteChanged: (slug: string) => void
  readonly domains: DomainDeps
  /** Hears what an operator has to look at. */
  readonly tellOperator: TellOperator
  /** Public origin of the hosting API, without a slash at its end: programs deploy there. */
  readonly apiUrl: () => string
}

/** A page or a form about projects. */
export type ProjectRoute = WebRoute<ProjectPageDeps>

/** Who asks, and what changing something of theirs takes. */
export interface Owner {
  readonly account: Account
  readonly hosting: HostingDeps
}

/** Throws when the route let somebody in who is not signed in. */
export function ownerOf(deps: ProjectPageDeps, request: WebRequest): Owner {
  const { accounts, session } = signedIn(deps, request)
  const { now, random } = deps
  return { account: session.account, hosting: { database: accounts.database, now, random } }
}

export interface OwnProject extends Owner {
  readonly project: Project
  /** Names the project to whatever asks for the account too. */
  readonly key: { readonly accountId: string; readonly projectId: string }
}

/** What cannot be a slug is not asked for: the database refuses some texts. */
const SLUG = /^[a-z0-9-]{3,49}$/

/** How a page about the project that the path names is made; whoever has no such project gets a page that says so. */
export function ofProject(
  handle: (deps: ProjectPageDeps, request: WebRequest, own: OwnProject) => Promise<WebAnswer>,
): ProjectRoute['handle'] {
  return async (deps, request) => {
    const owner = ownerOf(deps, request)
    const { account, hosting } = owner
    const { slug = '' } = request.parameters
    const project = SLUG.test(slug) ? await findProject(hosting.database, account.id, { slug }) : null
    if (project === null) return noProjectPage()
    return handle(deps, request, { ...owner, project, key: { accountId: account.id, projectId: project.id } })
  }
}

/** Where a page about a project is; `rest` begins with a slash. */
export function projectPath({ slug }: Pick<Project, 'slug'>, rest = ''): string {
  return `/account/projects/${slug}${rest}`
}

const DEPLOYMENT_ID = /^dep_[0-9A-Za-z]{24}$/
const DOMAIN_ID = /^dom_[0-9A-Za-z]{24}$/

type Asked = Pick<WebRequest, 'parameters'>

/** The id of the deployment that the path names; null for what cannot be one. */
export function deploymentIn({ parameters: { id = '' } }: Asked): string | null {
  return DEPLOYMENT_ID.test(id) ? id : null
}

/** The id of the domain that the path names; null for what cannot be one. */
export function domainIn({ parameters: { id = '' } }: Asked): string | null {
  return DOMAIN_ID.test(id) ? id : null
}
