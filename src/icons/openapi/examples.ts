import { readFileSync } from 'node:fs'
import type { DrawObject } from '../../contract/draw-object.ts'
import type { DrawRequest } from '../../contract/draw-request.ts'

/** What the description shows of a draw. The file is written by `npm run docs` from real draws. */
export interface DrawExamples {
  readonly requests: Readonly<Record<string, { readonly summary: string; readonly value: DrawRequest }>>
  readonly draw: DrawObject
  /** A whole stream, as it goes over the wire. */
  readonly stream: string
}

/** Reads the examples that stand beside this file. */
export function readDrawExamples(): DrawExamples {
  return JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8')) as DrawExamples
}
