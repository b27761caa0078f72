import { print } from '../../../drawing/language/print.ts'
import type { Sketch } from './sketch.ts'

/** Longest slug that the language takes. */
const LONGEST_NAME = 64

/** The finished program of a sketch as formatted text. */
export function programText(sketch: Sketch): string {
  const name = sketch.name
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '')
  return print({
    name: name === '' ? 'icon' : name,
    category: null,
    words: [],
    keyline: sketch.keyline,
    traits: sketch.traits,
    parameters: [],
    inner: null,
    badge: null,
    mini: null,
    statements: sketch.statements,
  })
}
