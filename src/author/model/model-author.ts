import { createHash } from 'node:crypto'
import { createConcept } from '../create-concept.ts'
import type { Finding } from '../../drawing/model/finding.ts'
import type { Author, AuthorFailure, Brief, Draft, Session, Verdict } from '../author.ts'
import { answerReader, intentOf } from './answer-reader.ts'
import type { Answer } from './answer-reader.ts'
import { correctionPart, NEITHER_FORM, readingsFailed } from './correction-part.ts'
import { ideasPart, readIdeas } from './ideas-part.ts'
import { isWhole } from './knowledge.ts'
import type { KnowledgeSource, Knowledge } from './knowledge.ts'
import type { Provider, Turn } from './provider.ts'
import { requestPart } from './request-part.ts'

/** What a model is asked for one item, and what an item may have of drafts. */
const MOST_CALLS = 4
const MOST_DRAFTS = 4
/** What is read of an answer that should be two lines. */
const LONGEST_IDEAS = 2000

/** The item that an author is at work on. */
interface Work {
  readonly provider: Provider
  readonly source: KnowledgeSource
  readonly rules: string
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
}

type Drafting<Result> = AsyncGenerator<Draft, Result, Verdict>

/**
 * An author that asks a language model. It answers readings, which the embedded author draws, or a program; what is wrong with that it is told,
 * and answers again. Where none of its programs can be drawn, and for what it declines, there is the embedded author's draft.
 */
export async function modelAuthor(provider: Provider, source: KnowledgeSource): Promise<Author> {
  const rules = await source.rules()
  const shown = new WeakMap<Brief, string>()
  const ideas = new WeakMap<Brief, readonly [string, string]>()
  return {
    concept: createConcept(),
    isDeterministic: false,
    revision: `${provider.name} ${createHash('sha256').update(rules).digest('hex')}`,
    async *propose(brief, index, session) {
      const knowledge = await source.knowledge(brief, index)
      const turns: Turn[] = []
      const show = (intent: string): void => void (index === 0 && shown.set(brief, intent))
      const work = { provider, source, rules, brief, session, knowledge, turns, show, drafts: 0, hasDrawn: false }
      if (brief.count === 2 && index === 0) {
        const thought = await ideasOf(work)
        if (thought?.kind === 'failed') return thought.failure
        if (thought !== null) ideas.set(brief, thought.ideas)
      }
      const wanted = { idea: ideas.get(brief)?.[index] ?? null, taken: index === 0 ? null : (shown.get(brief) ?? null) }
      turns.push({ role: 'user', content: requestPart(brief, knowledge, wanted) })
      return yield* answers(work)
    },
  }
}

type Thought =
  | { readonly kind: 'ideas'; readonly ideas: readonly [string, string] }
  | { readonly kind: 'failed'; readonly failure: AuthorFailure }

/** Asks for two ideas before the first is drawn; null where the model gives none: then it draws as it likes. */
async function ideasOf({ provider, rules, brief, knowledge, session }: Work): Promise<Thought | null> {
  let text = ''
  const request = ideasPart(requestPart(brief, knowledge))
  const answered = await provider.ask({
    rules,
    turns: [{ role: 'user', content: request }],
    signal: session.signal,
    onText: (delta) => void (text += text.length < LONGEST_IDEAS ? delta : ''),
  })
  if (answered.usage !== null) session.report({ kind: 'usage', usage: answered.usage })
  if (answered.kind === 'failed') return answered.failure.kind === 'error' ? null : answered
  const ideas = readIdeas(text)
  return ideas === null ? null : { kind: 'ideas', ideas }
}

async function* answers(work: Work): Drafting<AuthorFailure | null> {
  const own = work.knowledge.drafts.find(isWhole) ?? null
  for (let calls = 0; calls < MOST_CALLS && work.drafts < MOST_DRAFTS; calls++) {
    // The last attempt is the embedded author's where the model's came to nothing.
    if (calls === MOST_CALLS - 1 && !work.hasDrawn && own !== null) break
    const said = await ask(work)
    if (said.kind === 'refused') return yield* declined(work)
    if (said.kind === 'failed' && said.failure.kind !== 'error') return said.failure
    if (said.kind === 'failed') continue
    work.turns.push({ role: 'assistant', content: said.text === '' ? '(nothing)' : said.text })
    const correction = yield* tried(work, said.answer)
    work.turns.push({ role: 'user', content: correction })
  }
  if (work.hasDrawn) return null
  if (own === null) return { kind: 'error' }
  yield own
  return null
}

/** Has a draft judged, and gives what the model is told of it. */
async function* tried(work: Work, answer: Answer): Drafting<string> {
  if (answer.kind === 'nothing') return NEITHER_FORM
  if (answer.kind === 'readings') return yield* triedReadings(work, answer.readings)
  const { program } = answer
  // An intent that stands in the prompt says nothing of the drawing, whoever asked for it.
  const intent = work.rules.includes(answer.intent.slice(0, -1)) ? intentOf('', program) : answer.intent
  const { findings } = yield* judged(work, { program, intent, findings: [], idea: 'model-program' })
  return correctionPart(program, findings)
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
    const note = said('info', `The request was read as "${reading}".`)
    const { findings } = yield* judged(work, { ...draft, findings: [...draft.findings, note] })
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

/** What a provider does not want to draw is a draft that says so, not a failure. */
async function* declined({ knowledge }: Work): Drafting<AuthorFailure | null> {
  for (const draft of knowledge.drafts.slice(0, 1))
    yield { ...draft, findings: [...draft.findings, said('error', 'The model declined to draw this request.')] }
  return null
}

type Said =
  | { readonly kind: 'answered'; readonly text: string; readonly answer: Answer }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly failure: AuthorFailure }

async function ask({ provider, rules, turns, session }: Work): Promise<Said> {
  let text = ''
  const reader = answerReader((delta) => session.report({ kind: 'text', delta }))
  const answered = await provider.ask({
    rules,
    turns,
    signal: session.signal,
    onText: (delta) => {
      text += delta
      reader.push(delta)
    },
  })
  if (answered.usage !== null) session.report({ kind: 'usage', usage: answered.usage })
  if (answered.kind === 'failed') return answered
  if (answered.isRefusal) return { kind: 'refused' }
  return { kind: 'answered', text, answer: reader.end() }
}

function errorsOf(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error')
  return errors.length === 0 ? 'not wanted.' : errors.map(({ message }) => message).join(' ')
}

function said(severity: Finding['severity'], message: string): Finding {
  return { rule: 'unmatched', severity, message, at: null, measured: null, limit: null, span: null }
}
