import type { Route } from '../api/route.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Policies } from '../draws/policies.ts'
import type { FindPage } from '../pages/page.ts'

/** All that documents may need; each takes only what it names. */
export interface DocumentDeps {
  /** Public origin, without a slash at its end. */
  readonly baseUrl: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A sandbox key for examples. */
  readonly exampleKey: string
  /** Where people report a weakness, as an address; null: a mailbox at the host of the public origin. */
  readonly securityContact: string | null
  /** Whether draws cost credits here. */
  readonly hasCredits: boolean
  readonly policies: Policies
  readonly findPage: FindPage
  /** All glyphs. */
  readonly catalogue: Catalogue
}

/** Something to read, for programs or people, that is the same for everybody. */
export type DocumentRoute = Route<DocumentDeps>
