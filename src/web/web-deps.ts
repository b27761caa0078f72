import type { AccountStore } from '../accounts/account.ts'
import type { IdentityDeps } from '../accounts/identity/identity-deps.ts'
import type { Payments } from '../accounts/payments/payments.ts'
import type { FindPage, ModelFact } from '../pages/page.ts'
import type { Log } from '../platform/log.ts'
import type { RandomBytes } from '../platform/random-text.ts'
import type { FormDrawing } from './draw-for-form.ts'
import type { DrawOwn } from './own-icons/draw-own.ts'

/** What any page for people stands on, whichever room it is of. */
export interface PageDeps {
  /** Public origin, without a slash at its end. */
  readonly baseUrl: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly random: RandomBytes
  readonly log: Log
  /** Null on a service without a database: nobody can sign in. */
  readonly accounts: {
    readonly database: AccountStore
    readonly identity: IdentityDeps
    /** Null when no payments are set up. */
    readonly payments: Payments | null
    /** A key was revoked: it must not draw for a moment longer. */
    readonly forgetKey: (keyId: string) => void
  } | null
  /** Whether draws cost credits here. */
  readonly hasCredits: boolean
  /** Whether there are pages about projects, and so a way to them. */
  readonly hasProjects: boolean
}

/** All that web routes may need; each takes only what it names. */
export interface WebDeps extends PageDeps, FormDrawing {
  /** What a credit costs in millionths of a US dollar. */
  readonly microUsdPerCredit: number
  readonly findPage: FindPage
  readonly drawOwn: DrawOwn
  /** A sandbox key for examples. */
  readonly exampleKey: string
  /** The language models that draw for accounts; none: nothing is sent to one. */
  readonly models: readonly ModelFact[]
}
