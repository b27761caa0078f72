import type { Finding } from '../../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import type { Item } from '../../item.ts'
import { isNamed } from '../../item.ts'
import { unmatched } from '../../meaning.ts'
import type { Rule, Thing } from '../understand.ts'

/** Why a brand is not drawn, and what to do. */
const OWNED = 'marks of brands belong to their owners. Say what it stands for, such as "chat" or "music".'

/** Words that became nothing are said. */
export const leftOver: Rule = {
  id: 'left-over',
  on: ['unknown', 'quality', 'loose relation'],
  rationale:
    'A thing that is not shown is an error, and so is a relation to nothing ("around a phone") and a quality that a viewer looks for (dashed). What says how a thing is, and not ' +
    'what, is a warning. Style is the business of the cut and is not told.',
  cases: [
    ['cloud with a wombat', 'cloud !wombat'],
    ['around a phone', 'phone !around'],
    ['cloudio cloud', 'cloud !cloudio'],
    ['dashed cloud', 'cloud !dashed'],
    ['two overlapping circles', 'circle x2 !overlapping'],
    ['small cloud', 'cloud ?small'],
    ['a user hugging a house', 'user +home(with) ?hugging'],
  ],
  apply: ({ items, things, told }, lexicon) => {
    const left = items.filter(
      (item) => item.kind === 'relation' || !(told.has(item.text) || isDrawnAnyway(item, things, lexicon)),
    )
    const once = left.filter(
      (item, index) => left.findIndex(({ kind, text }) => kind === item.kind && text === item.text) === index,
    )
    const findings = [
      ...relatedToNothing(items, lexicon),
      ...once.flatMap((item) => unshown(item, things.length > 0, lexicon)),
    ]
    return findings.length === 0 ? null : { findings }
  },
}

/** "Overlapping bubbles", where the glyph has them so. */
function isDrawnAnyway({ kind, text }: Item, things: readonly Thing[], { grammar }: Lexicon): boolean {
  if (kind !== 'quality') return false
  const glyphs = grammar.drawnAnyway.get(text) ?? []
  return things.some(({ subject }) => subject.kind === 'glyph' && glyphs.includes(subject.glyph))
}

/** "Phone in", "around a phone": a direction that nothing shows. */
function relatedToNothing(items: readonly Item[], { grammar }: Lexicon): Finding[] {
  const things = items.filter(isNamed)
  return (things.length === 1 ? [items[0], items.at(-1)] : []).flatMap((item) =>
    item?.kind === 'relation' && !grammar.lightRelations.has(item.text)
      ? [unmatched('error', `"${item.text}" is not shown: it says nothing about another thing.`)]
      : [],
  )
}

function unshown(item: Item, isDrawn: boolean, { grammar, familiarity }: Lexicon): Finding[] {
  if (item.kind === 'unknown')
    return item.action && isDrawn
      ? [unmatched('warning', `"${item.text}" is not shown: it says how, not what.`)]
      : [
          unmatched(
            'error',
            `"${item.text}" is not shown: ${familiarity(item.text.toLowerCase()) === 'brand' ? OWNED : 'no glyph is known for it.'}`,
          ),
        ]
  if (item.kind !== 'quality') return []
  if (item.style)
    return grammar.fillers.has(item.text) || grammar.backgrounds.has(item.text)
      ? [unmatched('info', `"${item.text}" adds nothing to the picture.`)]
      : []
  return grammar.telling.has(item.text)
    ? [unmatched('error', `"${item.text}" is not shown: nothing here is drawn that way.`)]
    : [unmatched('warning', `"${item.text}" is not shown: an icon leaves it open.`)]
}
