import type { Cut } from '../../src/drawing/model/cut.ts'
import { HOUSE_CUT } from '../../src/drawing/model/cut.ts'

export type CutKey = '24/2' | 'filled' | '16/2'

/** The cuts that compositions are judged at. */
export const CUTS: readonly { readonly key: CutKey; readonly cut: Cut }[] = [
  { key: '24/2', cut: HOUSE_CUT },
  { key: 'filled', cut: { ...HOUSE_CUT, finish: 'filled' } },
  { key: '16/2', cut: { ...HOUSE_CUT, size: 16 } },
]

/** What somebody who looked at a drawing said, and at which. */
export interface Verdict {
  readonly ships: boolean
  /** The first letters of a hash of its SVG. */
  readonly hash: string
}

export interface JudgedRequest {
  readonly number: number
  readonly kind: string
  readonly text: string
  readonly verdicts: Readonly<Record<CutKey, Verdict | null>>
}

/** Reads the table of requests: kind, request, and a verdict such as "yes 1f2e3d4c" for each cut, empty where nobody has looked. */
export function readRequests(table: string): JudgedRequest[] {
  return table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line, index) => {
      const [kind = '', text = '', outlined, filled, small] = line.split('\t')
      const verdicts = { '24/2': verdictOf(outlined), filled: verdictOf(filled), '16/2': verdictOf(small) }
      return { number: index + 1, kind, text, verdicts }
    })
}

/** The table that `readRequests` reads. */
export function writeRequests(requests: readonly JudgedRequest[]): string {
  const word = (verdict: Verdict | null): string =>
    verdict === null ? '' : `${verdict.ships ? 'yes' : 'no'} ${verdict.hash}`
  const head = ['kind', 'request', ...CUTS.map(({ key }) => key)].join('\t')
  const lines = requests.map(({ kind, text, verdicts }) =>
    [kind, text, ...CUTS.map(({ key }) => word(verdicts[key]))].join('\t'),
  )
  return `${[head, ...lines].join('\n')}\n`
}

function verdictOf(word = ''): Verdict | null {
  const [said = '', hash = ''] = word.split(' ')
  return hash === '' ? null : { ships: said === 'yes', hash }
}
