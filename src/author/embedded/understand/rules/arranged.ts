import type { GlyphSubject } from '../../meaning.ts'
import { unmatched } from '../../meaning.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import type { Standing } from '../../read/rows-of.ts'
import { standingIn } from '../../read/rows-of.ts'
import { withState } from '../with-state.ts'
import type { Change, Rule, Thing, Understanding } from '../understand.ts'
import { isAlone } from '../understand.ts'
import { isOneOfMany } from './drawn-once.ts'

/** So many make a row of what nobody counted. */
const UNCOUNTED = 3

/** Several of a thing stand as the request says. */
export const arranged: Rule = {
  id: 'arranged',
  on: ['quality'],
  rationale:
    'A row, and a column, is what the request wants to be seen: so many stand in it, three where nobody counted them. Beside another thing, or where a glyph shows ' +
    'them otherwise, that they are no such row is an error.',
  cases: [
    ['three stars in a row', 'star x3 in row'],
    ['a row of four dots', 'dot x4 in row'],
    ['a column of two hearts', 'heart x2 in column'],
    ['two hearts above each other', 'heart x2 in column'],
    ['a row of houses', 'home x3 in row'],
    ['a column of three dots', 'dots[vertical]'],
    ['a stack of coins', 'coin x3 in column'],
    ['three stacked books', 'book x3 in column'],
    ['a stack of chairs', 'chair x3 in column'],
    ['a column of people', 'users !column of'],
    ['a row of trees with a sun', 'tree +sun(with) !row of ?trees'],
  ],
  apply: (so, lexicon) => {
    const said = so.items.find(({ kind, text }) => kind === 'quality' && standingIn(text, lexicon.grammar) !== null)
    const standing = standingIn(said?.text ?? '', lexicon.grammar)
    const [head] = so.shown
    if (said === undefined || standing === null || head === undefined) return null
    return isAlone(so) ? stood(head, standing, said.text, so, lexicon) : lost(so, standing, said.text, lexicon)
  },
}

function stood(
  head: Thing,
  standing: Standing,
  said: string,
  { items, things }: Understanding,
  lexicon: Lexicon,
): Change | null {
  if (head.count > 1) return { standing }
  const { subject } = head
  const put = (by: Partial<Thing>): Change => ({
    things: things.map((one) => (one.at === head.at ? { ...one, ...by } : one)),
    shown: [{ ...head, ...by }],
  })
  // "No jobs in the queue" are none, and no three.
  if (items.some(({ kind }) => kind === 'slash')) return null
  const single = standing === 'column' ? piledOf(head, lexicon) : null
  if (single !== null) return { standing, ...put({ subject: single, count: UNCOUNTED, isCounted: true }) }
  if (subject.kind === 'glyph' && isOneOfMany({ ...head, subject }, lexicon))
    return { standing, ...put({ count: UNCOUNTED, isCounted: true }) }
  const upright = standing === 'column' ? withState(subject, 'vertical', lexicon) : null
  if (upright !== null) return put({ subject: upright.subject })
  const drawnSo = lexicon.grammar.drawnAnyway.get(`in a ${standing}`) ?? []
  if (subject.kind !== 'glyph' || !subject.plural || drawnSo.includes(subject.glyph)) return null
  return { findings: [unmatched('error', `"${said}" is not shown: the picture has them otherwise.`)] }
}

/** One of the things, where the plural has a glyph of its own and the one a form in a pile: "a stack of coins". */
function piledOf({ subject, isCounted }: Thing, { glyphs, stackedOf }: Lexicon): GlyphSubject | null {
  if (subject.kind !== 'glyph' || isCounted) return null
  const single = [subject.glyph, subject.glyph.replace(/s$/, '')].find((one) => stackedOf(one).length > 0)
  return single !== undefined && glyphs.has(single) ? { ...subject, glyph: single } : null
}

/** "A row of trees with a sun". */
function lost(
  { placement, shown }: Understanding,
  standing: Standing,
  said: string,
  { grammar }: Lexicon,
): Change | null {
  // Two things that stand side by side are placed so.
  if (placement === 'beside' || placement === 'below' || !said.endsWith(' of')) return null
  const drawnSo = grammar.drawnAnyway.get(`in a ${standing}`) ?? []
  if (shown.some(({ subject }) => subject.kind === 'glyph' && drawnSo.includes(subject.glyph))) return null
  return { findings: [unmatched('error', `"${said}" is not shown: beside another thing there is room for one.`)] }
}
