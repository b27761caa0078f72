import type { Brief } from '../author.ts'
import type { Knowledge } from './knowledge.ts'

/** Longer traced programs would cost more than they tell. */
const LONGEST_TRACE = 4000

/** The marks round what somebody asked for. */
export const MARKS = { begin: '<<<REQUEST', end: 'REQUEST>>>' } as const

/** What stands round the parts of a request. */
export const SAID = {
  exemplars: 'Programs of the family for words of the request, to show how such things are drawn:',
  vocabulary: 'Things of the family that are near to words of the request, with other words that mean them:',
  traced: 'The pictures sent with the request, traced:',
  taken: 'The draw has this idea already:',
  another: 'Show the request by another thing or composition.',
  idea: 'The idea to show:',
  request: 'The request:',
} as const

/** Of a draw of two: the idea that this item shows, where that was settled, and what the other one shows. */
export interface Wanted {
  readonly idea: string | null
  readonly taken: string | null
}

const NONE: Wanted = { idea: null, taken: null }

/** What is asked of a model for one request: what of the family is near to it, and last the request, marked as data. */
export function requestPart(
  { concept, prompt, images }: Brief,
  { exemplars, vocabulary, drafts }: Knowledge,
  { idea, taken }: Wanted = NONE,
): string {
  const traced = images.length === 0 ? '' : (drafts[0]?.program ?? '').slice(0, LONGEST_TRACE)
  const lines = [
    ...(vocabulary.length === 0 ? [] : [`${SAID.vocabulary}\n${vocabulary.map(plain).join('\n')}`]),
    ...(exemplars.length === 0
      ? []
      : [
          SAID.exemplars,
          ...exemplars.map(({ words, program }) => `Asked for as ${words.map(plain).join(', ')}:\n${program}`),
        ]),
    ...(traced === '' ? [] : [`${SAID.traced}\n${traced}`]),
    ...(taken === null ? [] : [`${SAID.taken} ${plain(taken)} ${SAID.another}`]),
    ...(idea === null ? [] : [`${SAID.idea} ${plain(idea)}`]),
    SAID.request,
    MARKS.begin,
    ...(concept === null ? [] : [`subject: ${plain(concept)}`]),
    ...(prompt === null ? [] : [`words: ${plain(prompt)}`]),
    MARKS.end,
  ]
  return lines.join('\n\n')
}

/**
 * One line in which the marks round the request cannot be imitated, not by signs that look like theirs, and without signs that nobody
 * sees. Two joiners stay, which are part of how some languages and pictures are written.
 */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => (/[\u200C\u200D]/.test(sign) ? sign : ' '))
    .replace(/[<>＜＞﹤﹥‹›«»〈〉⟨⟩《》⟪⟫❮❯❰❱]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
