import { allCuts } from '../model/cut.ts'
import type { Cut } from '../model/cut.ts'

/** What the name of a file in `corpus/checker/<rule>/` says. */
export interface CorpusCase {
  /** What the rule finds: an error at worst, warnings only, anything, or nothing. */
  readonly effect: 'fires-error' | 'fires-warning' | 'fires' | 'passes'
  /** The words for what is drawn, with hyphens between them. */
  readonly what: string
  /** Null when there is no such cut. */
  readonly cut: Cut | null
}

const NAME =
  /^(?<effect>fires-error|fires-warning|fires|passes)-(?<what>.+)-(?<cut>\d+-[\d.]+-\d-(?:outlined|filled))\.(?:svg|icon)$/

const CUTS: ReadonlyMap<string, Cut> = new Map(
  allCuts().map((cut) => [`${cut.size}-${cut.stroke}-${cut.radius}-${cut.finish}`, cut]),
)

/** Reads the name of a case, such as `fires-error-slot-24-2-3-outlined.svg`; null when it is not of this form. */
export function corpusCase(file: string): CorpusCase | null {
  const named = NAME.exec(file)?.groups
  if (named === undefined) return null
  const { effect, what = '', cut = '' } = named
  return { effect: effect as CorpusCase['effect'], what, cut: CUTS.get(cut) ?? null }
}
