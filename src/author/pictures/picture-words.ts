import type { Finding } from '../../drawing/model/finding.ts'
import { unmatched } from '../embedded/meaning.ts'

/** What stands in the words where they speak of a picture: nobody writes so, and it is no slip of anything. */
const WORDS = ['firstpicture', 'secondpicture', 'thirdpicture', 'fourthpicture'] as const

const PLACES = ['first', 'second', 'third', 'fourth'] as const

const ANY = `(?:${WORDS.join('|')})`
const NOUN =
  '(?:picture|image|photo|photograph|pic|icon|logo|drawing|sketch|symbol|glyph|pictogram|screenshot|reference|attachment|illustration|shape|design|one)'
const GIVEN = '(?:attached|uploaded|given|provided|enclosed|supplied|reference|sent)'
const MARK = '(?:badge|overlay|marker|indicator)'
const CORNER = '(?:the|an?|its|one)\\s+(?:(?:lower|upper|bottom|top|left|right)[\\s-]+)*corner'
const AS_ICON =
  '(?:an?|my|our|your|one|the)?\\s*(?:\\w+\\s+)?(?:icon|icons|svg|pictogram|vector|glyph|symbol|line icon|line art|outline)'

/** The words of a request with pictures, as far as they can be told without the lexicon. */
export interface PictureWords {
  /** The words, with a word of its own in the place of each picture that they speak of. */
  readonly text: string
  /** Our own drawing of what the picture shows is asked for. */
  readonly wantsOurs: boolean
  readonly findings: readonly Finding[]
}

/** The word that stands for a picture, the first is 0. */
export function wordOf(picture: number): string {
  return WORDS[picture] ?? WORDS[3]
}

/** A message in which pictures are called what people call them. */
export function withNames(message: string, count: number): string {
  return WORDS.reduce(
    (text, word, index) =>
      text.replaceAll(
        new RegExp(`(?:the )?(?:${word}s?|\\btraced${index + 1}\\b)(?: here)?`, 'g'),
        count === 1 ? 'the picture' : `the ${PLACES[index] ?? ''} picture`,
      ),
    message,
  )
}

/** Reads what words say of the pictures beside them: "this", "the second one", "our version of it". */
export function pictureWords(prompt: string, count: number): PictureWords {
  const asked = withoutOurs(prompt)
  const named = REWRITES.reduce((text, [pattern, by]) => text.replace(pattern, by), withPlaces(asked.text, count))
  const changed = withoutChanges(named)
  const styled = withoutMeasures(changed.text)
  const sent = withoutMissing(styled.text, count)
  return {
    text: tidy(sent.text),
    wantsOurs: asked.isFound,
    findings: [...sent.findings, ...changed.findings, ...styled.findings],
  }
}

/** "Our version of this", "your own clock". */
function withoutOurs(prompt: string): { readonly text: string; readonly isFound: boolean } {
  const own =
    /\b(?:in\s+)?(?:your|our|burin'?s)\s+(?:(?:own|house)\s+)?(?:version|take|rendition|variant|drawing|glyph|design|style|icon|one)\b(?:\s+(?:of|for|on)\b)?|\b(?:your|our)\s+own\b/i
  return { text: prompt.replace(own, ' '), isFound: own.test(prompt) }
}

/** "The second picture", "image 2": which of them is meant. */
function withPlaces(prompt: string, count: number): string {
  let text = prompt
  const ordinals = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th']
  const numbers = ['1|one|a', '2|two|b', '3|three|c', '4|four|d']
  for (const [index, word] of WORDS.entries()) {
    const named = new RegExp(`\\b(?:the\\s+)?(?:${ordinals[index]})\\s+${NOUN}\\b`, 'gi')
    const numbered = new RegExp(
      `\\b(?:the\\s+)?(?:picture|image|photo|icon|logo)\\s+(?:no\\.?\\s*)?(?:${numbers[index]})\\b`,
      'gi',
    )
    text = text.replace(named, word).replace(numbered, word)
    if (count > 1) text = text.replace(new RegExp(`\\b(?:the\\s+)?(?:${ordinals[index]})\\b`, 'gi'), word)
  }
  if (count < 2) return text
  const [first, second, last] = [wordOf(0), wordOf(1), wordOf(count - 1)]
  return text
    .replace(new RegExp(`\\bthe\\s+(?:last|other)(?:\\s+${NOUN})?\\b`, 'gi'), last)
    .replace(
      new RegExp(
        `\\b(?:these|both|the)\\s*(?:two|both)?\\s*(?:${NOUN}s)?\\s+(?:side by side|next to each other)\\b`,
        'gi',
      ),
      `${first} beside ${second}`,
    )
    .replace(/\bside by side\b|\bnext to each other\b/gi, `${first} beside ${second}`)
    .replace(
      new RegExp(
        `\\b(?:combine|combined|combining|merge|merged|join)?\\s*\\b(?:these|both|all|them|those)\\b(?:\\s+(?:two|of them|${NOUN}s))*(?:\\s+(?:combined|merged|together|into one))*`,
        'gi',
      ),
      ` ${first} with ${second} `,
    )
}

/** What people say round what they want, in the order in which it is taken out. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/\bnotification\s+(?:dot|badge)\b/gi, 'dot'],
  [new RegExp(`\\b(?!(?:an?|the|with|of|as)\\b)(\\S+)\\s+${MARK}\\b`, 'gi'), '$1'],
  // "Three of these" are as many of the picture.
  [/\b(two|three|four|[2-9])\s+(?:of\s+)?(?:these|this|them|it|those)\b/gi, `$1 ${WORDS[0]}s`],
  [/\b(?:twice|two times|doubled)\b/gi, `two ${WORDS[0]}s`],
  [/\b(?:three times|thrice)\b/gi, `three ${WORDS[0]}s`],
  [/["“‘']([a-z]|\d{1,3})["”’']/gi, 'letter $1'],
  [/\bas\s+(?:an?|the|its)\s+badge\b/gi, ' '],
  [new RegExp(`\\b(?:the\\s+)?same(?:\\s+${NOUN})?\\b`, 'gi'), WORDS[0]],
  [/\b(?:version|variant|edition|rendition)\b(?:\s+(?:of|for)\b)?/gi, ' '],
  [new RegExp(`\\b(?:this|that|these|those|the|my|our)\\s+(?:${GIVEN}\\s+)?${NOUN}s?\\b`, 'gi'), WORDS[0]],
  [new RegExp(`\\b${GIVEN}\\s+${NOUN}s?\\b`, 'gi'), WORDS[0]],
  [/\b(?:this|these|it|them)\b/gi, WORDS[0]],
  // A corner is where badges are: what goes there does not go inside.
  [new RegExp(`^(.+?)\\s+(?:in|at|into)\\s+${CORNER}\\s+of\\s+(${ANY})`, 'i'), '$2 with $1'],
  [new RegExp(`\\b(?:in|at|into)\\s+${CORNER}\\b`, 'gi'), ' '],
  // "Turn this into an icon", "an icon like this": the picture.
  [new RegExp(`\\b(?:in)?to\\s+${AS_ICON}\\b`, 'gi'), ' '],
  [new RegExp(`\\bas\\s+${AS_ICON}\\b`, 'gi'), ' '],
  [
    new RegExp(
      `^\\s*(?:\\w+\\s+){0,4}?${AS_ICON}\\s+(?:of|from|like|for|based on|out of|similar to|inspired by|after)\\s+(${ANY})`,
      'i',
    ),
    '$1',
  ],
  [
    /\b(?:can|could|would|will)\s+you\b|\bplease\b|\bclean(?:ed)? up\b|\bi(?:'d| would)?\s+(?:want|need|like)\b|\b(?:trace|tracing|redraw|re-draw|recreate|reproduce|vectori[sz]e|convert|transform|turn|remake|copy|render|take|put|place|set|keep)\b/gi,
    ' ',
  ],
  [/\b(?:and\s+)?add(?:ing)?\s+(?=(?:an?|the|some|one)\b)/gi, ' with '],
  [new RegExp(`\\bwith\\s+((?:(?!${ANY}).)+?)\\s+(?:to|on|onto)\\s+${ANY}`, 'gi'), `${WORDS[0]} with $1`],
  [new RegExp(`(${ANY})\\s+(two|three)\\s+\\1s\\b`, 'gi'), '$2 $1s'],
  // "This, and a plus on it": named twice, it is one.
  [new RegExp(`^\\s*(${ANY})\\s*(?:,|and|but|then)*\\s+(?=.*\\b\\1\\b)`, 'i'), ''],
  [new RegExp(`(${ANY})\\s*(?:,|and|but|then)+\\s+((?:${ANY}\\b)?)`, 'gi'), '$1 $2'],
]

/** What asks for another picture than the one that was sent cannot be done: its parts have no names. */
function withoutChanges(text: string): Pick<PictureWords, 'text' | 'findings'> {
  const findings: Finding[] = []
  let left = text
  for (const pattern of CHANGES) {
    left = left.replace(pattern, (said) => {
      const words = said.trim().replace(/^(?:,|and|but|with)\s+/i, '')
      findings.push(
        unmatched(
          'error',
          `"${words}" is not understood: what a picture shows is drawn as it is, none of its parts exchanged, left out, moved or turned.`,
        ),
      )
      return ' '
    })
  }
  return { text: left, findings }
}

const CLAUSE = `(?:(?!${ANY})[^,.;])*`
/** The same from the beginning of a word on. */
const BEFORE = `(?<![a-z])${CLAUSE}`
const CHANGES: readonly RegExp[] = [
  new RegExp(`${BEFORE}\\binstead\\s+of\\b${CLAUSE}`, 'gi'),
  new RegExp(
    `(?:\\band\\s+)?\\b(?:replac(?:e|ed|ing)|swap(?:ped)?|exchang(?:e|ed|ing)|substitut(?:e|ed|ing))\\b${CLAUSE}`,
    'gi',
  ),
  new RegExp(`(?:\\band\\s+)?\\bchang(?:e|ed|ing)\\s+(?!${ANY})${CLAUSE}`, 'gi'),
  new RegExp(
    `(?:\\band\\s+)?\\b(?:remov(?:e|ed|ing)|delet(?:e|ing)|eras(?:e|ed|ing)|mov(?:e|ed|ing)|leav(?:e|ing) out)\\s+(?:the|its|all|that|any)\\b${CLAUSE}`,
    'gi',
  ),
  new RegExp(`\\bwithout\\s+(?:the|its|an?|any)\\b${CLAUSE}`, 'gi'),
  /\b(?:rotat(?:e|ed|ing)|turned|flip(?:ped)?|mirror(?:ed)?|upside down|revers(?:e|ed))\b(?:\s+(?:by|horizontally|vertically|left|right|around|clockwise|\d+|degrees|°)+)*/gi,
  /\b(?:pointing|facing)\s+\w+/gi,
]

/** Weight, size and corners are the cut's business, whatever the words say. */
function withoutMeasures(text: string): Pick<PictureWords, 'text' | 'findings'> {
  const findings: Finding[] = []
  const left = text.replace(
    /\b(?:but\s+|and\s+|make\s+|a\s+(?:bit|little)\s+|much\s+|more\s+|less\s+)*(?:bolder|thicker|thinner|heavier|lighter|bigger|larger|smaller|sharper|rounder|cleaner|simpler|simplified|smoother|with (?:rounded|sharp|round) corners|with (?:thick|thin|thicker|thinner|bold) (?:lines?|strokes?))\b/gi,
    (said) => {
      findings.push(
        unmatched('warning', `"${said.trim()}" is not shown: weight, size, corners and finish are what the cut says.`),
      )
      return ' '
    },
  )
  return { text: left, findings }
}

/** "The second picture" where there is one. */
function withoutMissing(text: string, count: number): Pick<PictureWords, 'text' | 'findings'> {
  const missing = WORDS.flatMap((word, index) =>
    index >= count && new RegExp(`\\b${word}`).test(text) ? [{ word, place: PLACES[index] ?? '' }] : [],
  )
  return {
    text: missing.reduce((left, { word }) => left.replaceAll(new RegExp(`${word}s?`, 'g'), ' '), text),
    findings: missing.map(({ place }) =>
      unmatched('error', `There is no ${place} picture: the request has ${count === 1 ? 'one' : count}.`),
    ),
  }
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s,.;:!]|(?:and|but|then|just|of|from)\b)+|[\s,.;:!]+$|\s+(?:and|but)$/gi, '')
    .trim()
}
