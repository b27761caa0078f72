import { createHash } from 'node:crypto'
import { createConcept } from '../create-concept.ts'
import type { Finding } from '../../drawing/model/finding.ts'
import type { Raster } from '../../drawing/model/raster.ts'
import type { Author, AuthorFailure, Brief, Draft, Session, Verdict } from '../author.ts'
import { unmatched } from '../embedded/meaning.ts'
import { answerReader } from './answer-reader.ts'
import type { Answer } from './answer-reader.ts'
import { CORRECTIONS, correctionPart, NEITHER_FORM, problemsOf, readingsFailed } from './correction-part.ts'
import { ideasPart, readIdeas } from './ideas-part.ts'
import { isWhole } from './knowledge.ts'
import type { KnowledgeSource, Knowledge } from './knowledge.ts'
import { NO_STATEMENT } from './program-lines.ts'
import type { Provider, Turn } from './provider.ts'
import { createRepeats } from './repeats.ts'
import type { Repeats } from './repeats.ts'
import { requestPart, SAID } from './request-part.ts'

/** What a model is asked for one item, and what an item may have of drafts. */
const MOST_CALLS = 4
const MOST_DRAFTS = 4
/** Of an answer, in characters: so much is given back to the model, and after so much it is not listened to any more. */
const MOST_KEPT = 16_384
const MOST_HEARD = 65_536
/** What is read of an answer that should be two lines. */
const LONGEST_IDEAS = 2000

/** The item that an author is at work on. */
interface Work {
  readonly provider: Provider
  readonly source: KnowledgeSource
  readonly rules: string
  /** Whether a text repeats the prompt. */
  readonly repeats: Repeats
  readonly brief: Brief
  readonly session: Session
  readonly knowledge: Knowledge
  /** The talk with the model so far. */
  readonly turns: Turn[]
  /** Hears what each draft shows: the second item of a draw has to show something else than the last of the first. */
  readonly show: (intent: string) => void
  /** What came of the drafts so far. */
  drafts: number
  hasDrawn: boolean
  /** Whether the model said anything at all. */
  hasAnswered: boolean
}

type Drafting<Result> = AsyncGenerator<Draft, Result, Verdict>

/** What the author works with. */
export interface ModelAuthorDeps {
  readonly provider: Provider
  readonly source: KnowledgeSource
  /** A picture as PNG, made of its pixels alone. */
  readonly encode: (picture: Raster) => Promise<Uint8Array>
}

/**
 * An author that asks a language model. It answers readings, which the embedded author draws, or a program; what is wrong with that it is told,
 * and answers again. Where none of its programs can be drawn, and for what it declines, there is the embedded author's draft.
 */
export async function modelAuthor({ provider, source, encode }: ModelAuthorDeps): Promise<Author> {
  const rules = await source.rules()
  // Readings that it shows as examples are drawn by us, in words of ours: to say one again repeats nothing.
  const prose = rules.replace(/^reading:.*$/gm, '')
  const repeats = createRepeats([prose, ...Object.values(SAID), ...CORRECTIONS].join('\n\n'))
  const shown = new WeakMap<Brief, string>()
  const ideas = new WeakMap<Brief, readonly [string, string]>()
  return {
    concept: createConcept(),
    isDeterministic: false,
    revision: `${provider.name} ${createHash('sha256').update(rules).digest('hex')}`,
    async *propose(brief, index, session) {
      const knowledge = await source.knowledge(brief, index)
      const seen = provider.seesPictures ? brief.images : []
      const pictures = await Promise.all(seen.map(encode))
      const turns: Turn[] = []
      const show = (intent: string): void => void (index === 0 && shown.set(brief, intent))
      const begun = { drafts: 0, hasDrawn: false, hasAnswered: false }
      const work = { provider, source, rules, repeats, brief, session, knowledge, turns, show, ...begun }
      if (brief.count === 2 && index === 0) {
        const thought = await ideasOf(work, pictures)
        if (thought?.kind === 'failed') return thought.failure
        if (thought !== null) ideas.set(brief, thought.ideas)
      }
      const wanted = { idea: ideas.get(brief)?.[index] ?? null, taken: index === 0 ? null : (shown.get(brief) ?? null) }
      turns.push({ role: 'user', content: requestPart(brief, knowledge, wanted), pictures })
      return yield* answers(work)
    },
  }
}

type Thought =
  | { readonly kind: 'ideas'; readonly ideas: readonly [string, string] }
  | { readonly kind: 'failed'; readonly failure: AuthorFailure }

/** Asks for two ideas before the first is drawn; null where the model gives none: then it draws as it likes. */
async function ideasOf(work: Work, pictures: readonly Uint8Array[]): Promise<Thought | null> {
  const { provider, rules, brief, knowledge, session } = work
  let text = ''
  const request = ideasPart(requestPart(brief, knowledge))
  const answered = await provider.ask({
    rules,
    turns: [{ role: 'user', content: request, pictures }],
    signal: session.signal,
    onText: (delta) => void (text += text.length < LONGEST_IDEAS ? delta : ''),
  })
  if (answered.usage !== null) session.report({ kind: 'usage', usage: answered.usage })
  if (answered.kind === 'failed') return answered.failure.kind === 'error' ? null : answered
  const ideas = readIdeas(text)
  return ideas === null ? null : { kind: 'ideas', ideas }
}

async function* answers(work: Work): Drafting<AuthorFailure | null> {
  for (let calls = 0; calls < MOST_CALLS && work.drafts < MOST_DRAFTS; calls++) {
    // The last attempt is the embedded author's where the model's came to nothing.
    if (calls === MOST_CALLS - 1 && !work.hasDrawn && work.knowledge.drafts.length > 0) break
    const said = await ask(work)
    if (said.kind === 'refused') return yield* instead(work, 'The model declined to draw this request.')
    if (said.kind === 'failed' && said.failure.kind !== 'error') return said.failure
    if (said.kind === 'failed') continue
    work.hasAnswered = true
    work.turns.push({ role: 'assistant', content: said.text === '' ? '(nothing)' : said.text })
    const correction = yield* tried(work, said.answer)
    work.turns.push({ role: 'user', content: correction })
  }
  if (work.hasDrawn) return null
  const own = work.knowledge.drafts.find(isWhole)
  if (own === undefined && work.hasAnswered && work.knowledge.drafts.length > 0)
    return yield* instead(work, 'The model gave nothing that can be drawn.')
  if (own === undefined) return { kind: 'error' }
  yield own
  return null
}

/** Has a draft judged, and gives what the model is told of it. */
async function* tried(work: Work, answer: Answer): Drafting<string> {
  if (answer.kind === 'nothing') return NEITHER_FORM
  if (answer.kind === 'readings') return yield* triedReadings(work, answer.readings)
  const { program, written, intent } = answer
  const { findings } = yield* judged(work, { program, intent, findings: [], idea: 'model-program' })
  const isRead = !program.split('\n').includes(NO_STATEMENT)
  return correctionPart(written, isRead ? findings : problemsOf(written))
}

async function* triedReadings(work: Work, readings: readonly string[]): Drafting<string> {
  const problems: string[] = []
  for (const reading of readings) {
    const brief: Brief = { ...work.brief, concept: null, prompt: reading, images: [], count: 1 }
    const [draft] = (await work.source.knowledge(brief, 0)).drafts
    if (draft === undefined || !isWhole(draft)) {
      problems.push(`${reading}: ${errorsOf(draft?.findings ?? [])}`)
      continue
    }
    if (work.drafts >= MOST_DRAFTS) break
    const { findings } = yield* judged(work, readAs(draft, reading, work.brief))
    problems.push(`${reading}: ${errorsOf(findings)}`)
  }
  return readingsFailed(problems)
}

async function* judged(work: Work, draft: Draft): Drafting<Verdict> {
  work.drafts += 1
  work.show(draft.intent)
  const verdict = yield draft
  work.hasDrawn ||= verdict.svg !== ''
  return verdict
}

/** A drawing of a reading says that it is one, where the request says something else. */
function readAs(draft: Draft, reading: string, { prompt }: Brief): Draft {
  if (prompt?.toLowerCase() === reading.toLowerCase()) return draft
  const note = unmatched('info', `The request was read as "${reading}".`)
  const intent = draft.intent.replace(/\.$/, ', as the model read the request.')
  return { ...draft, intent, findings: [...draft.findings, note] }
}

/** What the embedded author draws of what the model does not want to draw, or cannot: a draft that says so, not a failure. */
async function* instead({ knowledge }: Work, why: string): Drafting<AuthorFailure | null> {
  for (const draft of knowledge.drafts.slice(0, 1))
    yield { ...draft, findings: [...draft.findings, unmatched('error', why)] }
  return null
}

type Said =
  | { readonly kind: 'answered'; readonly text: string; readonly answer: Answer }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly failure: AuthorFailure }

async function ask({ provider, rules, repeats, turns, session }: Work): Promise<Said> {
  let text = ''
  let heard = 0
  const enough = new AbortController()
  const reader = answerReader(repeats, (delta) => session.report({ kind: 'text', delta }))
  const answered = await provider.ask({
    rules,
    turns,
    signal: AbortSignal.any([session.signal, enough.signal]),
    onText: (delta) => {
      heard += delta.length
      text += delta.slice(0, MOST_KEPT - text.length)
      reader.push(delta)
      if (heard > MOST_HEARD) enough.abort()
    },
  })
  if (answered.usage !== null) session.report({ kind: 'usage', usage: answered.usage })
  if (answered.kind === 'failed' && !enough.signal.aborted) return answered
  if (answered.kind === 'said' && answered.isRefusal) return { kind: 'refused' }
  return { kind: 'answered', text, answer: reader.end() }
}

function errorsOf(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error')
  return errors.length === 0 ? 'not wanted.' : errors.map(({ message }) => message).join(' ')
}
