import type { Account } from '../../accounts/account.ts'
import type { DescribeApi } from '../../api/openapi/document.ts'
import type { AnyRoute, Route } from '../../api/route.ts'
import type { AnswerStore } from '../../platform/answers/answer-store.ts'
import type { Limiter, Policy } from '../../platform/limits/limiter.ts'
import type { DeploymentDeps } from '../deployments/deployment.ts'
import type { DomainDeps } from '../domains/domain.ts'
import type { TellOperator } from '../moderation/tell-operator.ts'
import type { Quotas } from '../projects/quotas.ts'
import type { TakePlace } from './take-place.ts'

/** Who calls. */
export interface ApiCaller {
  readonly account: Account
  /** Somebody who signed in; false: a program with a token that was made for it. */
  readonly isPerson: boolean
}

/** How often something may be done. */
export interface ApiPolicies {
  /** Calls of one account. */
  readonly calls: Policy
  /** Refused tokens of one network address. */
  readonly wrongTokens: Policy
  /** Uploads and finalizes of one account at the same time; 0 means any number. */
  readonly uploadsAtOnce: number
}

/** What the routes of hosting work with. */
export interface ApiDeps extends DeploymentDeps {
  /** Where the answers of repeatable requests are kept. */
  readonly answers: AnswerStore
  readonly policies: ApiPolicies
  readonly domains: DomainDeps
  readonly limiter: Limiter
  /** Hears what an operator has to look at. */
  readonly tellOperator: TellOperator
  /** Hears when something was finalized: what was not packed before the answer is packed, and nobody waits for it. */
  readonly packSoon: () => void
  readonly takePlace: TakePlace
  readonly quotasOf: (account: Account) => Quotas
  /** Public origin of this API, without a slash at its end. */
  readonly apiUrl: () => string
  /** Where visitors see the site of a name: a slug, or a label, two hyphens and a slug. */
  readonly siteUrl: (name: string) => string
  /** Told before an answer that visitors of a slug, or of a host, may see something else: who calls next may look at once. */
  readonly siteChanged: (slugOrHost: string) => void
  /** Who issues tokens: the issuers of the identity providers. */
  readonly issuers: () => readonly string[]
  readonly describeApi: DescribeApi
  /** The reference as a web page, and what it looks like. */
  readonly reference: { readonly page: () => Promise<string>; readonly style: () => Promise<string> }
}

/** A route that asks who calls. */
export type CallerRoute<Body = null, Query = null> = Route<ApiDeps, ApiCaller, Body, Query>

/** A route for everybody. */
export type OpenRoute = Route<ApiDeps>

export type HostingRoute = AnyRoute<ApiDeps, ApiCaller>
