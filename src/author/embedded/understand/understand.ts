import type { Finding } from '../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../lexicon/lexicon.ts'
import type { Generalised, Reading } from '../item.ts'
import type { Meaning } from '../meaning.ts'
import { generalised, unmatched } from '../meaning.ts'
import { hasMark } from './marks.ts'
import type { Rule } from './rule.ts'
import { RULES } from './rules.ts'
import type { Understanding } from './understanding.ts'
import { asItems, isAlone } from './understanding.ts'

/** More findings than this help nobody; the rest is counted. */
const MOST_FINDINGS = 8

/** As many copies as an icon has room for. */
const MOST_COPIES = 4

/** Makes a meaning of what was read: each rule whose marks the request has changes what is understood so far. */
export function understand(reading: Reading, lexicon: Lexicon, rules: readonly Rule[] = RULES): Meaning {
  return meaningOf(
    rules.reduce((so, { on, apply }) => {
      const change = on.some((mark) => hasMark(mark, so, lexicon)) ? apply(so, lexicon) : null
      return change === null ? so : { ...so, ...change, findings: [...so.findings, ...(change.findings ?? [])] }
    }, nothingYet(reading)),
  )
}

function nothingYet({ items, corrections, generals }: Reading): Understanding {
  return {
    ...asItems(items),
    placement: null,
    apart: null,
    container: null,
    told: new Set(),
    findings: [
      ...corrections.map(({ written, read }) => unmatched('info', `"${written}" was read as "${read}".`)),
      ...generals.map(moreGeneral),
    ],
  }
}

/** A more general glyph is said; one that is far from what was asked for is no answer. */
function moreGeneral({ written, glyph, steps }: Generalised): Finding {
  const said = generalised(`"${written}" is drawn as ${glyph.replaceAll('-', ' ')}.`)
  return steps > 1 ? { ...said, severity: 'error' } : said
}

function meaningOf(so: Understanding): Meaning {
  const [head, guest] = so.shown
  return {
    head: head?.subject ?? null,
    guest: guest === undefined || so.placement === null ? null : { subject: guest.subject, placement: so.placement },
    apart: so.apart,
    slash: so.items.some(({ kind }) => kind === 'slash'),
    container: so.container,
    count: isAlone(so) ? Math.min(MOST_COPIES, Math.max(1, head?.count ?? 1)) : 1,
    findings: fewer(so.findings),
  }
}

/** The worst first, of those what is drawn as something else, and no more than help. */
function fewer(findings: readonly Finding[]): Finding[] {
  const worstFirst = [...findings].sort((a, b) => rank(a) - rank(b))
  if (worstFirst.length <= MOST_FINDINGS) return worstFirst
  const kept = worstFirst.slice(0, MOST_FINDINGS - 1)
  const rest = worstFirst.slice(MOST_FINDINGS - 1)
  return [...kept, unmatched(rest[0]?.severity ?? 'warning', `${rest.length} more words are not shown.`)]
}

function rank({ severity, rule }: Finding): number {
  return { error: 0, warning: 2, info: 4 }[severity] + (rule === 'generalised' ? 0 : 1)
}
