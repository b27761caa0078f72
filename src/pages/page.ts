/** A page of the documentation, ready to be sent. */
export interface Page {
  readonly mediaType: string
  readonly text: string
}

/** Gives the page at a path (`/docs/rules`), or null when there is none. Pages are made once and kept. */
export type FindPage = (path: string) => Promise<Page | null>
