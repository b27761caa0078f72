import type { Session } from '../accounts/identity/session.ts'
import type { Html } from '../pages/html/html.ts'
import type { FormFile } from './read-form-body.ts'
import type { WebDeps } from './web-deps.ts'

/** A request for a page, after its cookies were judged. */
export interface WebRequest {
  /** With its query left out. */
  readonly path: string
  /** The named pieces of the path. */
  readonly parameters: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** What a form sent; empty for every other request. */
  readonly form: URLSearchParams
  /** What came with a form that has files; empty for every other. */
  readonly files: readonly FormFile[]
  /** The body as it came, for routes with `body: 'bytes'`; empty for every other. */
  readonly bytes: Uint8Array
  /** Who is signed in here; null for everyone else, and for forms that another site sent. */
  readonly session: Session | null
  /** The secret of the session cookie, to be revoked or replaced; null when there is none. */
  readonly sessionToken: string | null
  /** Tells browsers without an account apart; null until ours has our cookie. */
  readonly visitor: Uint8Array | null
  /** The network address that limits count under. */
  readonly network: string
  /** What the browser calls itself, such as "Firefox on Linux". */
  readonly browserName: string
  readonly requestId: string
  /** When the request came, in milliseconds since 1970. */
  readonly receivedAt: number
  /** The value of a header, by its name in lower case; undefined when it was not sent. */
  readonly header: (name: string) => string | undefined
  /** The value of a cookie of ours by its plain name (see `cookies.ts`); null when it was not sent. */
  readonly cookie: (name: string) => string | null
}

/** A cookie to set on an answer; a null value takes it away. */
export interface SetCookie {
  readonly name: string
  readonly value: string | null
  readonly maxAgeSeconds: number
}

/** What a route answers. */
export type WebAnswer = {
  readonly cookies?: readonly SetCookie[]
  readonly headers?: Readonly<Record<string, string>>
} & (
  | {
      readonly kind: 'page'
      /** 200 when left out. */
      readonly status?: number
      readonly title: string
      /** What stands between header and footer. */
      readonly html: Html
      /** Without the frame: `html` is a whole document. */
      readonly isWhole?: boolean
      /** Whether everybody who is not signed in gets the same: it has no secret, so that it can be packed, and kept until it is another. */
      readonly isForAll?: boolean
    }
  /** See other: the browser gets that page next, and a reload repeats nothing. */
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'data'; readonly status?: number; readonly mediaType: string; readonly body: string }
)

/** What the server has to know of a page or a form. */
export interface WebRouteHead {
  readonly method: 'GET' | 'POST'
  /** With `:name` for a piece that varies. */
  readonly path: string
  /** One sentence, for whoever uses a wrong method. */
  readonly summary: string
  /** `account`: whoever is not signed in is sent to sign in, and then to the page at `path`, or at `back` for a form. */
  readonly access: 'anyone' | 'account'
  /** Where somebody goes on who had to sign in before a form could be taken. */
  readonly back?: string
  /** Whoever's session cannot be looked up, because the database is away, gets it as somebody who is signed out. */
  readonly isOpenWithoutSession?: boolean
  /** What its answers count on, for each account and route: files that take work. */
  readonly limit?: 'exportsOfAccount' | 'statementsOfAccount'
  /** `form`: a form of our own pages, refused when another site sent it; `form-with-files`: one with pictures. `foreign-form`: one that programs send, without cookies. `bytes`: anything. */
  readonly body: 'none' | 'form' | 'form-with-files' | 'foreign-form' | 'bytes'
}

/** A page or a form of the web site as data. Other rooms have pages too, which work with something else. */
export interface WebRoute<Deps = WebDeps> extends WebRouteHead {
  handle(deps: Deps, request: WebRequest): Promise<WebAnswer>
}
