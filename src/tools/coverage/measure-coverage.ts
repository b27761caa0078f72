import { setImmediate } from 'node:timers/promises'
import type { Cut } from '../../drawing/model/cut.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Studio } from '../../studio/draw.ts'
import { quantile } from '../quantile.ts'
import { judgePrompt } from './judge-prompt.ts'
import type { Verdict } from './judge-prompt.ts'
import type { Equivalents, Prompt } from './read-prompts.ts'
import { shownIn } from './shown-in.ts'

/** How many prompts came out how. */
export interface Counts {
  readonly prompts: number
  readonly checked: number
  readonly shownDraft: number
  readonly honestDraft: number
  readonly wrong: number
}

export interface JudgedPrompt {
  readonly prompt: string
  readonly kind: string
  readonly verdict: Verdict
  readonly missing: readonly string[]
  readonly intent: string
  readonly errors: readonly string[]
  /** Whether `n: 2` gives another composition or metaphor that is checked; null when the first item does not show the request. */
  readonly second: boolean | null
  /** Whether that is nothing but the first picture in a circle or a square. */
  readonly isFramed: boolean
}

export interface Coverage {
  readonly all: Counts
  /** Only prompts of which every concept has a glyph (or an equivalent, or is written). */
  readonly drawn: Counts
  readonly byKind: Readonly<Record<string, Counts>>
  /** Of the prompts whose first item shows what was asked for: how many have a second idea that is checked, and in how many of them it is the first in a frame. */
  readonly secondIdeas: { readonly prompts: number; readonly found: number; readonly framed: number }
  /** Reading, composing, compiling and checking one prompt. */
  readonly ms: { readonly median: number; readonly p99: number }
  readonly prompts: readonly JudgedPrompt[]
}

export interface CoverageDeps {
  readonly studio: Studio
  readonly lexicon: Lexicon
  readonly equivalents: Equivalents
  readonly cut: Cut
  /** Whether second ideas are drawn too, which takes twice as long. */
  readonly second: boolean
}

/** Draws every prompt and judges what came out. */
export async function measureCoverage(prompts: readonly Prompt[], deps: CoverageDeps): Promise<Coverage> {
  const judged: JudgedPrompt[] = []
  const times: number[] = []
  for (const prompt of prompts) {
    // Drawing never waits; whoever else is at work in this process, such as a test runner's reports, gets a turn.
    await setImmediate()
    const started = performance.now()
    const { items } = await deps.studio.draw({
      concept: null,
      prompt: prompt.text,
      images: [],
      cut: deps.cut,
      count: 1,
    })
    times.push(performance.now() - started)
    const [item] = items
    if (item === undefined) throw new Error(`nothing was drawn for "${prompt.text}"`)
    const { verdict, missing } = judgePrompt(prompt, item, shownIn(item.program, deps.lexicon), deps.equivalents)
    const errors = item.findings.filter(({ severity }) => severity === 'error').map(({ message }) => message)
    const idea = verdict === 'checked' && deps.second ? await secondIdea(prompt.text, deps) : null
    const [second, isFramed] = [idea?.found ?? null, idea?.isFramed === true]
    judged.push({
      prompt: prompt.text,
      kind: prompt.kind,
      verdict,
      missing,
      intent: item.intent,
      errors,
      second,
      isFramed,
    })
  }
  const kinds = [...new Set(prompts.map(({ kind }) => kind))].sort()
  const drawable = new Set(prompts.filter((prompt) => isDrawable(prompt, deps)).map(({ text }) => text))
  return {
    all: countsOf(judged),
    drawn: countsOf(judged.filter(({ prompt }) => drawable.has(prompt))),
    byKind: Object.fromEntries(kinds.map((kind) => [kind, countsOf(judged.filter((one) => one.kind === kind))])),
    secondIdeas: {
      prompts: judged.filter(({ second }) => second !== null).length,
      found: judged.filter(({ second }) => second === true).length,
      framed: judged.filter(({ isFramed }) => isFramed).length,
    },
    ms: { median: quantile(times, 0.5) ?? 0, p99: quantile(times, 0.99) ?? 0 },
    prompts: judged,
  }
}

interface SecondIdea {
  /** Whether it is checked and differs from the first. */
  readonly found: boolean
  readonly isFramed: boolean
}

/** A second item that says itself that it is none, or that shows the same in the same words, is a nudge; the same in a frame counts apart. */
async function secondIdea(prompt: string, { studio, cut }: CoverageDeps): Promise<SecondIdea> {
  const { items } = await studio.draw({ concept: null, prompt, images: [], cut, count: 2 })
  const [first, second] = items
  const isNone = first === undefined || second === undefined || second.status !== 'checked'
  if (isNone || second.findings.some(({ message }) => message.includes('no second idea')))
    return { found: false, isFramed: false }
  const bare = second.intent.replace(/ in an? (?:circle|square)\.$/, '.')
  return { found: second.intent !== first.intent, isFramed: second.intent !== bare && bare === first.intent }
}

function countsOf(judged: readonly JudgedPrompt[]): Counts {
  const of = (verdict: Verdict): number => judged.filter((one) => one.verdict === verdict).length
  return {
    prompts: judged.length,
    checked: of('checked'),
    shownDraft: of('shown-draft'),
    honestDraft: of('honest-draft'),
    wrong: of('wrong'),
  }
}

function isDrawable(prompt: Prompt, { lexicon, equivalents }: CoverageDeps): boolean {
  const has = (name: string): boolean => name.includes(':') || lexicon.glyphs.has(name)
  return prompt.concepts.every((slot) =>
    slot.some((name) => has(name) || (equivalents.get(name) ?? []).some(([host = '']) => has(host))),
  )
}
