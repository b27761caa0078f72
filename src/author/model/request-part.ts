import type { Brief } from '../author.ts'
import type { Knowledge } from './knowledge.ts'

/** Longer traced programs would cost more than they tell. */
const LONGEST_TRACE = 4000

/** Of a draw of two: the idea that this item shows, where that was settled, and what the other one shows. */
export interface Wanted {
  readonly idea: string | null
  readonly taken: string | null
}

const NONE: Wanted = { idea: null, taken: null }

/** What is asked of a model for one request: programs that are near to it, and last the request, marked as data. */
export function requestPart(brief: Brief, { exemplars, drafts }: Knowledge, { idea, taken }: Wanted = NONE): string {
  const { concept, prompt, images } = brief
  const traced = images.length === 0 ? '' : (drafts[0]?.program ?? '').slice(0, LONGEST_TRACE)
  const lines = [
    ...(exemplars.length === 0
      ? []
      : [
          'Programs of the family for words of the request, to show how such things are drawn:',
          ...exemplars.map(({ words, program }) => `Asked for as ${words.map(plain).join(', ')}:\n${program}`),
        ]),
    ...(traced === '' ? [] : [`The pictures sent with the request, traced:\n${traced}`]),
    ...(taken === null
      ? []
      : [`The draw has this idea already: ${plain(taken)} Show the request by another thing or composition.`]),
    ...(idea === null ? [] : [`The idea to show: ${plain(idea)}`]),
    'The request:',
    '<<<REQUEST',
    ...(concept === null ? [] : [`subject: ${plain(concept)}`]),
    ...(prompt === null ? [] : [`words: ${plain(prompt)}`]),
    'REQUEST>>>',
  ]
  return lines.join('\n\n')
}

/** One line in which the marks round the request cannot be imitated. */
function plain(text: string): string {
  return text
    .replace(/[<>]{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
