import { PLAIN } from '../../../drawing/language/modifiers.ts'
import type { Statement } from '../../../drawing/language/program.ts'
import { NOWHERE } from '../../../drawing/model/finding.ts'
import { splitWords } from '../../../lexicon/phrase.ts'
import type { Sketch } from './sketch.ts'

/** Words that say nothing about what is wanted; their letter would name nothing. */
const SMALL_WORDS = /^(?:a|an|the|of|no|not|with|without|and|in|on|my|your|some|icon|off)$/i

function letterWord(request: string): string | undefined {
  const words = splitWords(request).filter((word) => /^[a-z0-9]/i.test(word))
  return words.find((word) => !SMALL_WORDS.test(word)) ?? words[0]
}

/** The nearest honest thing to a request of which nothing is known: its first letter in a frame, or a question mark. */
export function letterTile(request: string, frame: 'square' | 'circle'): Sketch {
  const letter = letterWord(request)?.charAt(0).toUpperCase() ?? '?'
  const corner = { kind: 'relative', factor: 1 } as const
  const circle: Statement = { kind: 'circle', x: 12, y: 12, r: 10, modifiers: PLAIN, span: NOWHERE }
  const box: Statement = {
    kind: 'box',
    corner: { x: 3, y: 3, corner },
    width: 18,
    height: 18,
    modifiers: PLAIN,
    span: NOWHERE,
  }
  const text: Statement = {
    kind: 'text',
    text: letter,
    x: 12,
    y: 12,
    height: 8,
    modifiers: { ...PLAIN, role: 'knock-out' },
    span: NOWHERE,
  }
  const name = letter === '?' ? 'unknown' : `letter-${letter.toLowerCase()}`
  const shown = letter === '?' ? 'A question mark' : `The letter ${letter}`
  return {
    name,
    idea: frame === 'square' ? 'letter-tile' : 'letter-disc',
    keyline: frame,
    traits: [],
    detail: [],
    strokes: [],
    statements: [frame === 'circle' ? circle : box, text],
    intent: `${shown} in a ${frame}, because nothing in the request is known.`,
  }
}
