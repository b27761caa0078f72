import type { Finding } from '../../../../drawing/model/finding.ts'
import type { Lexicon } from '../../../../lexicon/lexicon.ts'
import type { Item } from '../../item.ts'
import { isNamed } from '../../item.ts'
import { unmatched } from '../../meaning.ts'
import type { Rule } from '../understand.ts'
import { asItems } from '../understand.ts'

/** What follows "without" after a thing is left out. */
export const leaveOut: Rule = {
  id: 'leave-out',
  on: ['slash'],
  rationale:
    'A cloud without rain is a cloud: what follows "without" behind a thing is left out, not crossed out. Nothing in a picture shows that ' +
    'it is missing, so that is said; and where the glyph shows what should be missing ("a face with no smile", "a tree without leaves"), it is an error.',
  cases: [
    ['cloud without rain', 'cloud ?rain'],
    ['a face with no smile', 'smile !smile'],
    ['cloud not rain', 'cloud !not rain'],
    ['wifi without signal', 'wifi /off'],
    ['a laptop without internet', 'laptop !internet'],
    ['a tree without leaves', 'tree !leaves'],
    ['heart without a lock in a circle', 'heart @circle ?lock'],
  ],
  apply: ({ items }, lexicon) => {
    const from = items.findIndex((_, at) => leavesOut(items, at, lexicon) && items.slice(0, at).some(isNamed))
    if (from < 0) return null
    const rest = items.slice(from + 1)
    const end = rest.findIndex((item) => item.kind === 'relation' && item.relation !== 'and')
    const gone = end < 0 ? rest : rest.slice(0, end)
    const named = gone.filter((item) => item.kind !== 'relation' && item.kind !== 'slash')
    if (named.length === 0) return null
    const before = items.slice(0, from)
    const kept = before.at(-1)?.kind === 'relation' ? before.slice(0, -1) : before
    const words = named.map((item) => item.text).join(' ')
    const slash = items[from]
    if (slash !== undefined && isItsSignal(words, before, lexicon))
      return asItems([...kept, slash, ...(end < 0 ? [] : rest.slice(end))])
    const drawn = new Set(before.flatMap((item) => (item.kind === 'thing' ? [item.glyph] : [])))
    const isShown = gone.some((item) => item.kind === 'thing' && drawn.has(item.glyph))
    return {
      ...asItems([...kept, ...(end < 0 ? [] : rest.slice(end))]),
      findings: [saidOf(words, isShown, items[from]?.text === 'not', lexicon)],
    }
  },
}

function saidOf(words: string, isShown: boolean, isNot: boolean, { grammar }: Lexicon): Finding {
  if (isShown) return unmatched('error', `"${words}" cannot be left out: it is what the glyph shows.`)
  if (grammar.offWithout.has(words) || grammar.neverWithout.has(words))
    return unmatched('error', `That "${words}" is missing cannot be shown: the thing is drawn as it always is.`)
  return isNot
    ? unmatched('error', `"not ${words}" cannot be shown: the picture would say the opposite.`)
    : unmatched('warning', `"${words}" is left out, as the request says; nothing shows that it is missing.`)
}

/** "Wifi without signal" is off: what is gone is what the picture is of. */
function isItsSignal(word: string, before: readonly Item[], { phrasesOf, grammar }: Lexicon): boolean {
  const [thing, ...others] = before.filter(isNamed)
  if (!grammar.offWithout.has(word) || thing?.kind !== 'thing' || others.length > 0) return false
  return phrasesOf(thing.glyph).some((phrase) => phrase.split(' ').includes(word))
}

function leavesOut(items: readonly Item[], at: number, { grammar }: Lexicon): boolean {
  const [item, before] = [items[at], items[at - 1]]
  if (item?.kind !== 'slash') return false
  return (
    grammar.leavingOut.has(item.text) ||
    (item.text === 'no' && before?.kind === 'relation' && before.relation === 'with')
  )
}
