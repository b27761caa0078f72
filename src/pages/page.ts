import type { Studio } from '../studio/draw.ts'

/** A page of the documentation, ready to be sent. */
export interface Page {
  readonly mediaType: string
  readonly text: string
}

/** What comes in place of a page that is still being made. */
export const NOT_READY = 'not-ready'

/** Gives the page at a path (`/docs/rules`), or null when there is none. */
export type FindPage = (path: string) => Promise<Page | null | typeof NOT_READY>

/** What pages have to know of the deployment they speak of. */
export interface PageFacts {
  /** Public origin, without a slash at its end: examples call it. */
  readonly baseUrl: string
  /** A sandbox key that works in examples. */
  readonly exampleKey: string
  /** Public origin of the hosting API, likewise. */
  readonly apiUrl: string
  /** Where hosted sites are, with `{slug}` in the place of a name. */
  readonly siteUrl: string
  /** Who runs the service; null: nobody was named. */
  readonly operatorName: string | null
  /** An e-mail address of theirs. */
  readonly operatorMail: string | null
  /** The language models that draw for accounts, in the order in which they are asked; none: nothing is sent to anybody. Null: documents stay as they are written, for both. */
  readonly models: readonly ModelFact[] | null
}

/** A language model as pages tell of it. */
export interface ModelFact {
  readonly name: string
  /** The host of whoever runs it; null: a machine of the operator's own. */
  readonly host: string | null
  /** Whether it is sent pictures. */
  readonly seesPictures: boolean
}

/** How soon a page is needed: `now` may keep a draw waiting. */
export type PageHaste = 'now' | 'later'

/** Makes the page at a path anew, as documents are written: `fillIn` makes it speak of a deployment. Null when there is none. */
export type MakePage = (path: string, haste: PageHaste) => Promise<Page | null>

/** What pages are made from, beside the files of the repository. */
export interface PageDeps extends PageFacts {
  /** Draws the pictures. */
  readonly studio: () => Promise<Pick<Studio, 'draw'>>
  /** The OpenAPI document. */
  readonly api: () => Promise<unknown>
}

/** Addresses that people and programs try, and the page that they mean. */
const OTHER_ADDRESSES: Readonly<Record<string, string>> = {
  '/docs/start': '/docs',
  '/docs.md': '/docs/start.md',
  '/favicon.ico': '/favicon.svg',
}

/** The path by which a page is known that was asked for at another. */
export function pageAt(path: string): string {
  return Object.hasOwn(OTHER_ADDRESSES, path) ? (OTHER_ADDRESSES[path] ?? path) : path
}
