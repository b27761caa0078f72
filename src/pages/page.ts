/** A page of the documentation, ready to be sent. */
export interface Page {
  readonly mediaType: string
  readonly text: string
}

/** Gives the page at a path (`/docs/rules`), or null when there is none. Pages are made once and kept. */
export type FindPage = (path: string) => Promise<Page | null>

/** What pages have to know of the deployment they speak of. Plain data: it goes to other threads. */
export interface PageFacts {
  /** Public origin, without a slash at its end: examples call it. */
  readonly baseUrl: string
  /** A sandbox key that works in examples. */
  readonly exampleKey: string
}

/** Makes the page at a path anew; null when there is none. */
export type MakePage = (path: string, facts: PageFacts) => Promise<Page | null>

/** Where the page is that tells a browser that a path leads nowhere. */
export const NOT_FOUND = '/404'
