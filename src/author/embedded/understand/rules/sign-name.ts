import type { Finding } from '../../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import { drawnAs } from '../../../../lexicon/lexicon.ts'
import type { Item } from '../../item.ts'
import { isSign, plainGlyph, unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'
import { asItems, thingItem } from '../understand.ts'

/** Nouns that are a picture of their own, and are left out where they only hold a sign. */
const HOLDERS = /^(?:circle|disc|disk|bubble|tag)$/

/** Nouns behind which, where something is said to be with them, any thing is what is on them. */
const BADGES = /^(?:badge|sticker|decal|label|seal)$/

/** A noun that says what kind of a sign the word before it names is no second thing. */
export const signName: Rule = {
  id: 'sign-name',
  on: ['thing'],
  rationale:
    'Beside another thing a "clock badge" is a clock in the corner, and a "refresh arrow" is the sign for it: badge, mark and arrow are kinds of signs. A "verified badge" is the sign for verified, a ' +
    'badge of the thing itself ("bell with a notification badge") the dot of something new, and an alert triangle the sign of that form; inside another thing, and where no form is named, a hazard is its mark alone. The circle or bubble that holds a sign has no room in a corner.',
  cases: [
    ['a bus with a clock badge', 'bus +clock(with)'],
    ['gear badge on a folder', 'folder +gear(with)'],
    ['clock with a refresh arrow', 'clock +refresh(with)'],
    ['key with a plus mark', 'key +plus(with)'],
    ['user with a verified badge', 'user +check(with)'],
    ['bell with a notification badge', 'bell +dot(with)'],
    ['server with an alert triangle', 'server +warning(with)'],
    ['shield with a warning triangle inside', 'shield +exclamation(inside) ?warning triangle'],
    ['car with a hazard sign', 'car +exclamation(with) ?hazard'],
    ['user with a check circle', 'user +check(with) ?circle'],
    ['mail with a 5 badge', 'mail +"5"(with)'],
    ['phone with a lock icon badge', 'phone +lock(with)'],
    ['car with a wrench badge', 'car +wrench(with)'],
    ['store with a percent tag', 'store +percent(with) ?tag'],
  ],
  apply: ({ items: said }, lexicon) => {
    const items = withoutStyle(said, lexicon)
    const findings = items.flatMap((item, at) => lostForm(items, item, at, lexicon))
    const named = items.flatMap((item, at): Item[] => {
      if (isKindOf(items, at, lexicon)) return []
      const sign = isKindOf(items, at + 1, lexicon) ? together(items, at, lexicon) : signOfPhrase(items, at, lexicon)
      return [markAlone(items, sign, at, lexicon)]
    })
    const isSame = named.length === items.length && named.every((item, at) => item === items[at])
    return isSame && findings.length === 0 ? null : { ...asItems(named), findings }
  },
}

/** What is said of the form of a sign that has no room in a corner. */
function lostForm(items: readonly Item[], item: Item, at: number, lexicon: Lexicon): Finding[] {
  if (!HOLDERS.test(item.text) || !isKindOf(items, at, lexicon)) return []
  return [unmatched('warning', `"${item.text}" is not shown: a sign beside a thing has no room for it.`)]
}

/** Forms of their own round a mark, the word that asks for them, and the mark. */
const FORMS: ReadonlyMap<string, { readonly asked: RegExp; readonly mark: string }> = new Map([
  ['warning', { asked: /\btriangle$/, mark: 'exclamation' }],
])

/** What tells of a danger beside another thing is the mark alone, unless its form is asked for; and inside another, which is the form round it. */
function markAlone(items: readonly Item[], item: Item, at: number, { glyphs }: Lexicon): Item {
  const form = item.kind === 'thing' ? FORMS.get(item.glyph) : undefined
  if (item.kind !== 'thing' || form === undefined || !glyphs.has(form.mark)) return item
  if (!items.some((one) => one.kind === 'thing' && one.glyph !== item.glyph)) return item
  const isInside = items.some((one) => one.kind === 'relation' && one.relation === 'inside')
  const isAskedFor = form.asked.test(item.text) || form.asked.test(items[at + 1]?.text ?? '')
  return isInside || !isAskedFor ? { ...item, glyph: form.mark } : item
}

/** "A lock icon badge": style between the two says nothing. */
function withoutStyle(items: readonly Item[], { grammar }: Lexicon): readonly Item[] {
  return items.filter(
    (item, at) => !(item.kind === 'quality' && item.style && grammar.signNouns.has(items[at + 1]?.text ?? '')),
  )
}

/** Whether the word at a place only says what kind of a sign the one before it is. */
function isKindOf(items: readonly Item[], at: number, lexicon: Lexicon): boolean {
  return kindOf(items, at, lexicon) !== null
}

function kindOf(items: readonly Item[], at: number, lexicon: Lexicon): { readonly together: string | null } | null {
  const [before, noun] = [items[at - 1], items[at]]
  if (before === undefined || noun === undefined || !isBesideAnother(items, at - 1)) return null
  // A "user check circle" is one in a circle.
  if (HOLDERS.test(noun.text) && items[at - 2]?.kind !== 'relation') return null
  const kinds = lexicon.grammar.signNouns.get(noun.text) ?? []
  const isWith =
    items[at - 2]?.kind === 'relation' &&
    items.slice(0, at - 2).some(({ kind }) => kind === 'thing' || kind === 'unknown')
  if (isWith && before.kind === 'thing' && BADGES.test(noun.text)) return { together: null }
  return kinds.find(({ signs }) => isOneOf(before, signs, lexicon)) ?? null
}

/** Whether a request names a thing other than the sign at a place and the noun behind it. */
function isBesideAnother(items: readonly Item[], at: number): boolean {
  const isNamed = (item: Item): boolean => item.kind === 'thing' || item.kind === 'unknown'
  return items.some((item, index) => isNamed(item) && index !== at && index !== at + 1)
}

function isOneOf(item: Item, signs: ReadonlySet<string>, lexicon: Lexicon): boolean {
  if (item.kind === 'character' || item.kind === 'number') return signs.has('*')
  if (item.kind !== 'thing') return false
  const isAnySign = isSign({ ...item, kind: 'glyph' }, lexicon)
  if (signs.has(item.glyph) || (signs.has('*') && isAnySign)) return true
  return signs.has('+') && lexicon.grammar.glyphs.pairing.has(item.glyph)
}

/** The sign whose kind the next word names. */
function together(items: readonly Item[], at: number, lexicon: Lexicon): Item {
  const item = items[at]!
  if (item.kind === 'number') return { kind: 'character', characters: String(item.value), text: item.text }
  if (item.kind !== 'thing') return item
  const other = kindOf(items, at + 1, lexicon)?.together ?? null
  if (other !== null && lexicon.glyphs.has(other)) return { ...item, glyph: other, sign: true, isStretched: false }
  const others = items.filter((one, index) => index !== at && index !== at + 1 && one.kind === 'thing')
  const isOfItself = others.length > 0 && others.every((one) => one.kind === 'thing' && one.glyph === item.glyph)
  const [notice] = lexicon.grammar.glyphs.notices
  return isOfItself && notice !== undefined ? { ...item, glyph: notice, sign: true } : item
}

/** "Verified badge", known as one thing: beside another it is the sign. */
function signOfPhrase(items: readonly Item[], at: number, lexicon: Lexicon): Item {
  const item = items[at]!
  const words = item.text.split(' ')
  const noun = words.pop() ?? ''
  if (item.kind !== 'thing' || words.length === 0 || !isBesideAnother(items, at)) return item
  if (items[at - 1]?.kind !== 'relation' || lexicon.glyphs.get(item.glyph)?.mini != null) return item
  const name = words.join(' ')
  const glyph =
    lexicon.grammar.signWords.get(name)?.find((one) => lexicon.glyphs.has(one)) ?? drawnAs(name, lexicon)?.glyph
  const kinds = lexicon.grammar.signNouns.get(noun) ?? []
  if (glyph === undefined || !kinds.some(({ signs }) => signs.has('*'))) return item
  return isSign(plainGlyph(glyph), lexicon) ? { ...thingItem(glyph, name, lexicon), sign: true } : item
}
