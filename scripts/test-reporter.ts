/** Shows the tests as they run, and tells the process that counts (test.ts) what became of each. */
import type { TestEvent } from 'node:test/reporters'
import { dot, spec } from 'node:test/reporters'
import { Readable } from 'node:stream'

export type Outcome =
  | { kind: 'passed' }
  | { kind: 'failed' }
  | { kind: 'missing'; reason: string }
  /** So many milliseconds of a file's time, groups whole. */
  | { kind: 'took'; file: string; ms: number }
  /** So many milliseconds of processors, by the process and by those that it started and that have ended. */
  | { kind: 'used'; file: string; cpuMs: number }
  | { kind: 'ended' }

/** A reporter of node:test; one must be a default export. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const watched = Readable.from(tell(events))
  const shown = process.env['BURIN_TEST_REPORTER'] === 'spec' ? watched.compose(new spec()) : dot(watched)
  for await (const text of shown) yield String(text)
  await sendLast({ kind: 'ended' })
}

async function* tell(events: AsyncIterable<TestEvent>): AsyncGenerator<TestEvent> {
  for await (const event of events) {
    const outcome = outcomeOf(event)
    if (outcome !== undefined) send(outcome)
    const took = tookOf(event)
    if (took !== undefined) send(took)
    yield event
  }
}

function outcomeOf({ type, data }: TestEvent): Outcome | undefined {
  if (type !== 'test:pass' && type !== 'test:fail') return undefined
  if (data.todo !== undefined) return { kind: 'missing', reason: 'To do' }
  if (type === 'test:pass') {
    if (data.details.type === 'suite') return undefined
    if (data.skip === undefined) return { kind: 'passed' }
    return { kind: 'missing', reason: typeof data.skip === 'string' ? data.skip : 'Skipped without a reason' }
  }
  // A group counts only when it failed by itself, not when one of its tests did.
  const ofChild =
    data.details.type === 'suite' &&
    'failureType' in data.details.error &&
    data.details.error.failureType === 'subtestsFailed'
  return ofChild ? undefined : { kind: 'failed' }
}

function tookOf({ type, data }: TestEvent): Outcome | undefined {
  // The outermost groups are the files.
  if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting !== 0) return undefined
  return { kind: 'took', file: data.name, ms: data.details.duration_ms }
}

function send(outcome: Outcome): void {
  process.send?.(outcome)
}

/** The process is ended as soon as the report is: what the one that counts had no time to take yet would be lost. */
async function sendLast(outcome: Outcome): Promise<void> {
  await new Promise<void>((resolve) => {
    if (process.send === undefined) resolve()
    else process.send(outcome, () => resolve())
  })
}
