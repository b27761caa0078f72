/** Phrases of one role round the thing that a request is about. */
export interface GrammarWrapping {
  readonly asking: ReadonlySet<string>
  /** Begin what is done as well, and what is done so with these: "add a user". */
  readonly adding: ReadonlySet<string>
  readonly added: ReadonlySet<string>
  readonly addedTo: ReadonlySet<string>
  readonly politeness: ReadonlySet<string>
  readonly receivers: ReadonlySet<string>
  readonly articles: ReadonlySet<string>
  readonly drawings: ReadonlySet<string>
  readonly things: ReadonlySet<string>
  readonly manners: ReadonlySet<string>
  readonly joining: ReadonlySet<string>
  readonly finishes: ReadonlySet<string>
  readonly purposes: ReadonlySet<string>
  readonly placesOfUse: ReadonlySet<string>
  readonly owners: ReadonlySet<string>
  readonly programs: ReadonlySet<string>
  readonly ventures: ReadonlySet<string>
  readonly seenThings: ReadonlySet<string>
  readonly marks: ReadonlySet<string>
}
