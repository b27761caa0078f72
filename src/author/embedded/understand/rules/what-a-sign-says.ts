import type { Item } from '../../item.ts'
import { isNamed } from '../../item.ts'
import { isSign } from '../../meaning.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import type { Rule } from '../understand.ts'
import { asItems } from '../understand.ts'

/** What a sign beside a thing says is no thing of its own. */
export const whatASignSays: Rule = {
  id: 'what-a-sign-says',
  on: ['thing'],
  rationale:
    'A megaphone "with a mute x" is one with an x: the word before a bare sign says what that means, where it names no glyph itself. Where a comma parts the two, or ' +
    'nothing else is named, both are meant; and a heart before a plus is a heart.',
  cases: [
    ['megaphone with a mute x', 'megaphone +x(with) ?volume'],
    ['sword with an upgrade plus', 'sword +plus(with) ?upgrade'],
    ['tractor with a live dot', 'tractor +dot(with) ?live'],
  ],
  apply: ({ items }, lexicon) => {
    const said = items.flatMap((item, at): Item[] => {
      if (item.kind === 'slash' && saysAt(items, at - 1, lexicon)) return []
      return saysAt(items, at, lexicon) ? [{ kind: 'quality', text: item.text, glyph: null, style: false }] : [item]
    })
    return said.every((item, at) => item === items[at]) ? null : asItems(said)
  },
}

/** Whether the word at a place stands between the relation of a sign to a thing and that sign. */
function saysAt(items: readonly Item[], at: number, lexicon: Lexicon): boolean {
  const [relation, word] = [items[at - 1], items[at]]
  if (relation?.kind !== 'relation' || relation.relation !== 'with' || word === undefined || word.ends === true)
    return false
  const isOff = items[at + 1]?.kind === 'slash'
  const [sign, next] = items.slice(isOff ? at + 2 : at + 1)
  if (!items.slice(0, at - 1).some(isNamed) || !isBareSign(sign, lexicon)) return false
  if (next !== undefined && next.kind !== 'relation' && sign?.ends !== true) return false
  return (word.kind === 'unknown' && !word.action) || (word.kind === 'thing' && (isOff || isMeaning(word, lexicon)))
}

/** A sign by its own name: an x, a dot, a plus, an arrow. */
function isBareSign(item: Item | undefined, lexicon: Lexicon): boolean {
  if (item?.kind !== 'thing' || !isOwnName(item.text, item.glyph)) return false
  return isSign({ ...item, kind: 'glyph' }, lexicon) && lexicon.glyphs.get(item.glyph)?.keyline === 'sign'
}

/** Whether a word is drawn by a glyph of another name, so that it may say what a sign means. */
function isMeaning({ text, glyph, plural }: Extract<Item, { kind: 'thing' }>, lexicon: Lexicon): boolean {
  return !plural && !isOwnName(text, glyph) && !lexicon.grammar.compoundHeads.has(text)
}

function isOwnName(text: string, glyph: string): boolean {
  return text.replaceAll(' ', '-') === glyph || SAME.get(text) === glyph
}

/** Signs by other names. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['tick', 'check'],
  ['cross', 'x'],
  ['check mark', 'check'],
  ['checkmark', 'check'],
  ['plus sign', 'plus'],
  ['minus sign', 'minus'],
])
