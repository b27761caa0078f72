import { deepEqual, equal, match, notEqual, ok, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Author, AuthorFailure, Brief, Draft, Proposals, Session, Usage, Verdict } from '../author/author.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import { attempt } from './attempt.ts'
import { compositionOf } from './draw-item.ts'
import { AuthorError } from './drawn.ts'
import { createStudio } from './draw.ts'
import type { DrawEvent, Drawn } from './drawn.ts'

const GOOD = 'icon good\nkeyline circle\ncircle 12,12 10\n'
/** Two strokes that nearly touch: clear space fails. */
const CROWDED = 'icon crowded\nkeyline circle\ncircle 12,12 10\ncircle 12,12 7.5\n'
const WORSE =
  'icon worse\nkeyline circle\ncircle 12,12 10\ncircle 12,12 7.5\nline 8,4 8,20\nline 10.5,3 10.5,20\nline 13,4 13,20\n'
const BROKEN = 'icon broken\ncircel 12,12\n'

const BRIEF: Brief = { prompt: 'x', concept: null, images: [], cut: HOUSE_CUT, count: 1 }
const TWO: Brief = { ...BRIEF, count: 2 }

function draft(program: string): Draft {
  return { program, intent: `The ${/icon (\S+)/.exec(program)?.[1] ?? ''}.`, findings: [], idea: 'scripted' }
}

/** An author that waits, as a script says. */
function scripted(script: (session: Session, index: 0 | 1) => Proposals): Author {
  const propose: Author['propose'] = (_brief, index, session) => script(session, index)
  return { propose, concept: () => 'scripted', isDeterministic: false, revision: 'script' }
}

/** Draws with a script; a deadline only where one is given. */
async function drawBy(
  script: (session: Session, index: 0 | 1) => Proposals,
  {
    brief = BRIEF,
    watch,
    signal,
    deadline,
  }: { brief?: Brief; watch?: (event: DrawEvent) => void; signal?: AbortSignal; deadline?: AbortSignal } = {},
): Promise<Drawn> {
  const timed = deadline === undefined ? {} : { startDeadline: () => deadline }
  return createStudio({ author: scripted(script), judge: attempt, revision: 'test', ...timed }).draw(
    brief,
    watch,
    signal,
  )
}

/** Ends when the session does, as a call of a provider. */
async function untilLeft({ signal }: Session): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  if (signal.aborted) reject(signal.reason)
  signal.addEventListener('abort', () => reject(signal.reason))
  return promise
}

const FORTY: Usage = { inputTokens: 20, outputTokens: 20, reasoningTokens: 5, totalTokens: 40 }

describe('what an author learns', () => {
  it('has the findings of a draft, and where in its program they are, before the next', async () => {
    const verdicts: Verdict[] = []
    const { items } = await drawBy(async function* () {
      for (const program of [CROWDED, BROKEN, GOOD]) verdicts.push(yield draft(program))
      return null
    })
    const [crowded, broken] = verdicts
    ok(crowded !== undefined && broken !== undefined)
    match(crowded.svg, /^<svg /)
    equal(broken.svg, '')
    const error = crowded.findings.find(({ severity }) => severity === 'error')
    ok(error?.span !== null && error?.span !== undefined && error.measured !== null)
    match(CROWDED.slice(error.span.start, error.span.end), /^circle 12,12/)
    deepEqual(
      broken.findings.map(({ rule, span }) => [rule, span?.line]),
      [['program', 2]],
    )
    deepEqual([items[0]?.attempts, items[0]?.intent], [3, 'The good.'])
  })

  it('has what of a thing has vanished under another', async () => {
    const hidden = 'icon host-sign\nkeyline free\npart host { circle 16,16 4 }\npart sign over=box { box 12,12 9x9 }\n'
    const { items } = await drawBy(async function* () {
      yield draft(hidden)
      return null
    })
    deepEqual(
      items[0]?.findings.filter(({ rule }) => rule === 'vanished').map(({ severity }) => severity),
      ['error'],
    )
  })

  it('has whether a draft is the best so far', async () => {
    const best: boolean[] = []
    const { items } = await drawBy(async function* () {
      for (const program of [WORSE, CROWDED, BROKEN]) best.push((yield draft(program)).isBest)
      return null
    })
    deepEqual([best, items[0]?.intent], [[true, true, false], 'The crowded.'])
  })

  it('has that a composition is in the draw already, over and over, but not for ever', async () => {
    const said: string[] = []
    const { items } = await drawBy(
      async function* (_session, index) {
        if (index === 0) yield draft(GOOD)
        for (;;) said.push((yield draft(GOOD)).findings[0]?.message ?? '')
      },
      { brief: TWO },
    )
    equal(said.length, 11)
    match(said[0] ?? '', /^This composition is in the draw already/)
    match(items[1]?.findings[0]?.message ?? '', /^This is no second idea/)
  })
})

describe('a composition', () => {
  it('is the same one where only its place differs, and another with another kind or other things', () => {
    const one = { ...draft(GOOD), idea: 'badge' }
    equal(compositionOf({ ...one, idea: 'badge-2' }), compositionOf(one))
    notEqual(compositionOf({ ...one, idea: 'scene-below' }), compositionOf(one))
    notEqual(compositionOf({ ...one, intent: 'Another.' }), compositionOf(one))
  })
})

describe('what ends the work of an author', () => {
  it('four attempts', async () => {
    let asked = 0
    let isLeft = false
    const { items } = await drawBy(async function* () {
      try {
        for (;;) {
          asked += 1
          yield draft(BROKEN)
        }
      } finally {
        isLeft = true
      }
    })
    deepEqual([asked, isLeft, items[0]?.attempts], [4, true, 4])
  })

  it('a draft that is good enough: its session aborts', async () => {
    const sessions: Session[] = []
    await drawBy(async function* (session) {
      sessions.push(session)
      yield draft(GOOD)
      return null
    })
    equal(sessions[0]?.signal.aborted, true)
  })

  it('whoever leaves: at once, whether or not the author listens', async () => {
    for (const isListening of [true, false]) {
      const leaving = new AbortController()
      const asked = Promise.withResolvers<Session>()
      const drawing = drawBy(
        async function* (session) {
          asked.resolve(session)
          await (isListening ? untilLeft(session) : new Promise(() => undefined))
          yield draft(GOOD)
          return null
        },
        { signal: leaving.signal },
      )
      const { signal } = await asked.promise
      leaving.abort(new Error('gone'))
      await rejects(drawing, { message: 'gone' })
      deepEqual([signal.aborted, (signal.reason as Error).message], [true, 'gone'])
    }
  })

  it('being asked by somebody who has left already: it is not asked', async () => {
    let isAsked = false
    const script = async function* (): AsyncGenerator<Draft, null, Verdict> {
      isAsked = true
      yield draft(GOOD)
      return null
    }
    await rejects(drawBy(script, { signal: AbortSignal.abort() }), { name: 'AbortError' })
    equal(isAsked, false)
  })

  it('and nothing is told of what it reports after that', async () => {
    const leaving = new AbortController()
    const asked = Promise.withResolvers<Session>()
    const heard: DrawEvent[] = []
    const drawing = drawBy(
      async function* (session) {
        asked.resolve(session)
        await untilLeft(session)
        yield draft(GOOD)
        return null
      },
      { signal: leaving.signal, watch: (event) => heard.push(event) },
    )
    const { report } = await asked.promise
    report({ kind: 'text', delta: 'icon ' })
    leaving.abort(new Error('gone'))
    report({ kind: 'text', delta: 'good' })
    await rejects(drawing, { message: 'gone' })
    deepEqual(heard, [{ kind: 'program', index: 0, attempt: 1, delta: 'icon ', isGrowing: true }])
  })

  it('its time: the draw fails, and says when to come back', async () => {
    const time = new AbortController()
    const asked = Promise.withResolvers<void>()
    const drawing = drawBy(
      async function* () {
        asked.resolve()
        await new Promise(() => undefined)
        yield draft(GOOD)
        return null
      },
      { deadline: time.signal },
    )
    await asked.promise
    time.abort()
    await rejects(drawing, (error: AuthorError) => {
      deepEqual(error.failure, { kind: 'unavailable', retryAfterSeconds: 5 })
      return true
    })
  })

  it('its time, after a first draft: that is the answer, and no second item is begun', async () => {
    const time = new AbortController()
    const asked: number[] = []
    const { items } = await drawBy(
      async function* (session, index) {
        asked.push(index)
        yield draft(CROWDED)
        time.abort()
        return untilLeft(session)
      },
      { brief: TWO, deadline: time.signal },
    )
    deepEqual(asked, [0])
    deepEqual(
      items.map(({ intent, attempts }) => [intent, attempts]),
      [
        ['The crowded.', 1],
        ['', 0],
      ],
    )
  })
})

describe('an author that fails', () => {
  const cause = new Error('status 529')
  const failures: readonly AuthorFailure[] = [
    { kind: 'offline', cause },
    { kind: 'unavailable', retryAfterSeconds: 7, cause },
    { kind: 'error', cause },
  ]
  for (const failure of failures)
    it(`fails the draw with what it says (${failure.kind}) when nothing is drawn`, async () => {
      const failing = async function* (): AsyncGenerator<Draft, AuthorFailure, Verdict> {
        yield draft(BROKEN)
        return failure
      }
      await rejects(drawBy(failing), (error: unknown) => {
        ok(error instanceof AuthorError)
        deepEqual([error.failure, error.cause], [failure, cause])
        return true
      })
    })

  it('keeps what was drawn before', async () => {
    const { items } = await drawBy(
      async function* (_session, index) {
        if (index === 0) yield draft(CROWDED)
        return { kind: 'offline' }
      },
      { brief: TWO },
    )
    deepEqual(
      items.map(({ intent, status, svg }) => [intent, status, svg !== '']),
      [
        ['The crowded.', 'draft', true],
        ['', 'draft', false],
      ],
    )
  })

  it('is not taken to know no other composition', async () => {
    const { items } = await drawBy(
      async function* (_session, index) {
        yield draft(GOOD)
        return index === 0 ? null : { kind: 'offline' }
      },
      { brief: TWO },
    )
    deepEqual([items[1]?.svg, items[1]?.attempts], ['', 0])
  })

  it('is our fault when it throws', async () => {
    const broken = async function* (): AsyncGenerator<Draft, null, Verdict> {
      yield draft(BROKEN)
      throw new TypeError('no such prompt')
    }
    await rejects(drawBy(broken), { name: 'TypeError', message: 'no such prompt' })
  })

  it('may throw on its way out: its draft is judged already', async () => {
    const { items } = await drawBy(async function* () {
      try {
        yield draft(GOOD)
      } finally {
        await Promise.reject(new Error('already closed'))
      }
      return null
    })
    equal(items[0]?.status, 'checked')
  })
})

describe('what an author reports', () => {
  it('is summed over all calls of all items, those that failed included', async () => {
    const { usage } = await drawBy(
      async function* ({ report }, index) {
        report({ kind: 'usage', usage: FORTY })
        yield draft(index === 0 ? BROKEN : CROWDED)
        report({ kind: 'usage', usage: { ...FORTY, reasoningTokens: 0 } })
        if (index === 1) return { kind: 'error' }
        yield draft(GOOD)
        return null
      },
      { brief: TWO },
    )
    deepEqual(usage, { inputTokens: 80, outputTokens: 80, reasoningTokens: 10, totalTokens: 160 })
  })

  it('is null where it told of none', async () => {
    const { usage } = await drawBy(async function* () {
      yield draft(GOOD)
      return null
    })
    equal(usage, null)
  })

  /** What is told of the programs: `attempt: piece`. */
  async function piecesOf(script: (session: Session, index: 0 | 1) => Proposals, brief = BRIEF): Promise<string[]> {
    const pieces: string[] = []
    const watch = (event: DrawEvent): void => {
      if (event.kind === 'program') pieces.push(`${event.index}/${event.attempt}: ${event.delta}`)
    }
    await drawBy(script, { brief, watch })
    return pieces
  }

  it('is told as it comes, and only the rest of it with the draft', async () => {
    const pieces = await piecesOf(async function* ({ report }) {
      report({ kind: 'text', delta: 'icon bro' })
      report({ kind: 'text', delta: 'ken\n' })
      yield draft(BROKEN)
      report({ kind: 'text', delta: GOOD })
      yield draft(GOOD)
      return null
    })
    deepEqual(pieces, ['0/1: icon bro', '0/1: ken\n', '0/1: circel 12,12\n', `0/2: ${GOOD}`])
  })

  it('is an attempt of its own when the call broke off', async () => {
    const pieces = await piecesOf(async function* ({ report }) {
      report({ kind: 'text', delta: 'icon half' })
      yield draft(CROWDED)
      yield draft(BROKEN)
      report({ kind: 'text', delta: 'icon half' })
      yield draft(WORSE)
      return null
    })
    deepEqual(pieces, ['0/1: icon half', `0/2: ${CROWDED}`, `0/3: ${BROKEN}`, '0/4: icon half', `0/4: ${WORSE}`])
  })

  it('waits, of a second idea, until it is known to be another one', async () => {
    const pieces = await piecesOf(async function* ({ report }, index) {
      for (const program of index === 0 ? [GOOD] : [GOOD, CROWDED]) {
        report({ kind: 'text', delta: program.slice(0, 8) })
        yield draft(program)
      }
      return null
    }, TWO)
    deepEqual(pieces, [`0/1: ${GOOD.slice(0, 8)}`, `0/1: ${GOOD.slice(8)}`, `1/1: ${CROWDED}`])
  })

  it('says what is going to be drawn before the program is there', async () => {
    const kinds: string[] = []
    await drawBy(
      async function* ({ report }) {
        report({ kind: 'intent', intent: 'The good.' })
        report({ kind: 'text', delta: GOOD })
        yield draft(GOOD)
        return null
      },
      { watch: (event) => kinds.push(event.kind) },
    )
    deepEqual(kinds, ['intent', 'program', 'intent', 'preview', 'item'])
  })
})
