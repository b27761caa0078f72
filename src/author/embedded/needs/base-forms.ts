/** What a word, or the first of a phrase, may be a form of, itself first: "approves", "approved" and "approving" are forms of "approve". */
export function baseForms(phrase: string): string[] {
  const gap = phrase.indexOf(' ')
  const [word, rest] = gap < 0 ? [phrase, ''] : [phrase.slice(0, gap), phrase.slice(gap)]
  return [word, ...formsOf(word)].map((form) => form + rest)
}

const ENDINGS = /^(.{2,}?)(?:(ies|ied)|(?<=.{3})(ed)|(?<=.{3})(ing)|(es)|(s))$/

/** Words that only look like forms of another: news is nothing that is new, and a backing track leads nowhere back. */
const NO_FORMS = new Set(['news', 'backing'])

function formsOf(word: string): string[] {
  if (NO_FORMS.has(word)) return []
  const [, stem = '', y, ed, ing, , s] = ENDINGS.exec(word) ?? []
  if (stem === '') return []
  if (y !== undefined) return [`${stem}y`, `${stem}ie`]
  // "Units" unite nothing.
  if (s !== undefined) return [stem]
  if (ed === undefined && ing === undefined) return [stem, `${stem}e`]
  const single = /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : []
  return [stem, `${stem}e`, ...single]
}
