import type { Lexicon } from '../../src/lexicon/lexicon.ts'
import { HOUSE_CUT } from '../../src/drawing/model/cut.ts'
import { createPool } from './create-pool.ts'
import type { Studio } from '../../src/studio/draw.ts'
import { AuthorError } from '../../src/studio/drawn.ts'
import { judgePrompt } from '../../src/tools/coverage/judge-prompt.ts'
import type { Verdict } from '../../src/tools/coverage/judge-prompt.ts'
import type { Equivalents, Prompt } from '../../src/tools/coverage/read-prompts.ts'
import { shownIn } from '../../src/tools/coverage/shown-in.ts'

/** What became of one request. */
export interface Measured {
  readonly prompt: string
  /** `failed`: the author failed, or nothing was drawn. */
  readonly verdict: Verdict | 'failed'
  readonly intent: string
  /** Rounds of drawing and checking; 0 for what failed. */
  readonly attempts: number
  readonly seconds: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** Whether it is what the embedded author draws of other words. */
  readonly isReading: boolean
  /** Why it failed; null: it did not. */
  readonly problem: string | null
}

export interface AuthorDeps {
  readonly studio: Studio
  readonly lexicon: Lexicon
  readonly equivalents: Equivalents
  /** Requests at the same time. */
  readonly atOnce: number
}

/** Draws each request once at the house cut and judges what came out, in the order of the requests. */
export function measureAuthor(prompts: readonly Prompt[], deps: AuthorDeps): Promise<Measured[]> {
  return createPool(deps.atOnce)(prompts, (prompt) => measureOne(prompt, deps))
}

async function measureOne(prompt: Prompt, { studio, lexicon, equivalents }: AuthorDeps): Promise<Measured> {
  const started = performance.now()
  const failed = (problem: string): Measured => ({
    prompt: prompt.text,
    verdict: 'failed',
    intent: '',
    attempts: 0,
    seconds: (performance.now() - started) / 1000,
    inputTokens: 0,
    outputTokens: 0,
    isReading: false,
    problem,
  })
  try {
    const { items, usage } = await studio.draw({
      concept: null,
      prompt: prompt.text,
      images: [],
      cut: HOUSE_CUT,
      count: 1,
    })
    const [item] = items
    if (item === undefined || item.svg === '') return failed('nothing was drawn')
    const isReading = item.findings.some(({ message }) => message.startsWith('The request was read as'))
    const shown = shownIn(item.program, lexicon)
    // A model draws things that the lexicon does not have: what they are is known by the name alone that it gives them.
    const named = usage === null || isReading ? [] : namesOf(item.program)
    return {
      prompt: prompt.text,
      verdict: judgePrompt(prompt, item, { ...shown, things: [...shown.things, ...named] }, equivalents).verdict,
      intent: item.intent,
      attempts: item.attempts,
      seconds: (performance.now() - started) / 1000,
      inputTokens: usage?.inputTokens ?? 0,
      outputTokens: usage?.outputTokens ?? 0,
      isReading,
      problem: null,
    }
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error
    const { cause } = error
    return failed(`${error.failure.kind}${cause instanceof Error ? `: ${cause.message}` : ''}`)
  }
}

/** The name of a program, and each word of it. */
function namesOf(program: string): string[] {
  const [, name = ''] = /^icon (\S+)/.exec(program) ?? []
  return [name, ...name.split('-')]
}
