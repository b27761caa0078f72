/** Words that carry no meaning inside a phrase: "table of contents" and "table contents" are one phrase. */
const ARTICLES = new Set(['a', 'an', 'the', 'of'])

const IRREGULAR = new Map(
  Object.entries({
    mice: 'mouse',
    knives: 'knife',
    leaves: 'leaf',
    loaves: 'loaf',
    wolves: 'wolf',
    shelves: 'shelf',
    scarves: 'scarf',
    halves: 'half',
    lives: 'life',
    wives: 'wife',
    calves: 'calf',
    elves: 'elf',
    people: 'person',
    children: 'child',
    teeth: 'tooth',
    feet: 'foot',
    geese: 'goose',
    men: 'man',
    women: 'woman',
    oxen: 'ox',
    cacti: 'cactus',
    dice: 'die',
    data: 'datum',
    media: 'medium',
    viruses: 'virus',
    buses: 'bus',
    lenses: 'lens',
    axes: 'axis',
    batteries: 'battery',
  }),
)

/** Text in which no letter has an accent. */
const ASCII = /^[\x20-\x7e\n]*$/

/** A text without the accents of its Latin letters. */
export function withoutAccents(text: string): string {
  if (ASCII.test(text)) return text
  return text
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/giu, '$1')
    .normalize('NFC')
}

/** Splits a text into words as written: letters and digits of any script, accents of Latin letters dropped, `75%` kept whole. */
export function splitWords(text: string): string[] {
  // The same with the letters of one script: those of all take longer to make than a first request to read.
  if (ASCII.test(text) && !text.includes("'")) return text.match(/\d+(?:\.\d+)?%|[A-Za-z0-9]+|[+&@#%$?!=]/g) ?? []
  return (
    withoutAccents(text)
      .replace(/[’']s\b/gu, '')
      .replace(/[’']/gu, '')
      .match(/\d+(?:\.\d+)?%|[\p{L}\p{N}\p{M}]+|[+&@#%$?!=]/gu) ?? []
  )
}

/** The same in lower case. */
export function wordsOf(text: string): string[] {
  return splitWords(text).map((word) => word.toLowerCase())
}

/** The one spelling under which a phrase is looked up: lower case, words apart by one space, articles dropped. */
export function phraseKey(text: string): string {
  // Nearly all phrases are plain lower-case words; the tables have thousands of them.
  if (/^[a-z0-9]+(?:[ -][a-z0-9]+)*$/.test(text) && !/\b(?:a|an|the|of)\b/.test(text)) return text.replaceAll('-', ' ')
  const words = wordsOf(text)
  const kept = words.filter((word) => !ARTICLES.has(word))
  return (kept.length > 0 ? kept : words).join(' ')
}

/** What `word` may be the plural of, likeliest first; empty when it cannot be a plural. */
export function singularsOf(word: string): string[] {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return [irregular]
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return []
  const forms = [word.slice(0, -1)]
  if (word.endsWith('ies')) forms.unshift(`${word.slice(0, -3)}y`)
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) forms.unshift(word.slice(0, -2))
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`)
  return forms
}

/** The last word of a phrase brought to its singular: "speech bubbles" gives "speech bubble". */
export function singularPhrases(phrase: string): string[] {
  const gap = phrase.lastIndexOf(' ') + 1
  return singularsOf(phrase.slice(gap)).map((form) => phrase.slice(0, gap) + form)
}

/** What the last word of a phrase may be the singular of: "team event" gives "team events". */
export function pluralPhrases(phrase: string): string[] {
  const gap = phrase.lastIndexOf(' ') + 1
  return pluralsOf(phrase.slice(gap)).map((form) => phrase.slice(0, gap) + form)
}

function pluralsOf(word: string): string[] {
  const irregular = [...IRREGULAR].filter(([, single]) => single === word).map(([many]) => many)
  const stem = word.replace(/fe?$/, '')
  const forms = [...irregular, `${word}s`, `${word}es`, word.replace(/y$/, 'ies'), `${stem}ves`]
  return forms.filter((form) => singularsOf(form).includes(word))
}
