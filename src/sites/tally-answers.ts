import type { Meter } from '../platform/meter.ts'
import type { SitesDeps } from './serve-sites.ts'

/** What was answered in some time. */
export interface AnswersTally {
  /** Status → answers. */
  readonly answers: ReadonlyMap<number, number>
  readonly bytes: number
  /** How often traffic could not be written, and how many requests that took from the figures. */
  readonly unwritten: { readonly times: number; readonly lost: number }
}

/** Counts answers in plain numbers, which cost an answer less than metrics do; `take` gives what came since the last time. */
export function tallyAnswers(): {
  readonly observe: SitesDeps['observe']
  readonly unwritten: (lost: number) => void
  take(): AnswersTally
} {
  let answers = new Map<number, number>()
  let sent = 0
  let unwritten = { times: 0, lost: 0 }
  return {
    unwritten: (lost) => (unwritten = { times: unwritten.times + 1, lost: unwritten.lost + lost }),
    observe({ status, bytes }) {
      answers.set(status, (answers.get(status) ?? 0) + 1)
      sent += bytes
    },
    take() {
      const taken = { answers, bytes: sent, unwritten }
      answers = new Map()
      sent = 0
      unwritten = { times: 0, lost: 0 }
      return taken
    },
  }
}

/** Shows operators what was tallied, by whatever process. */
export function countAnswers(meter: Pick<Meter, 'counter'>): (tally: AnswersTally) => void {
  const counter = meter.counter({
    name: 'burin_site_answers_total',
    help: 'Answers of hosted sites',
    labels: ['status'],
  })
  const sent = meter.counter({ name: 'burin_site_bytes_total', help: 'Bytes that hosted sites sent' })
  const failures = meter.counter({
    name: 'burin_traffic_write_failures_total',
    help: 'Times that figures of traffic could not be written; they wait for the next time.',
  })
  const lost = meter.counter({
    name: 'burin_traffic_lost_total',
    help: 'Requests of hosted sites that are in no figure, because they could not be written for too long.',
  })
  return ({ answers, bytes, unwritten }) => {
    failures.add({}, unwritten.times)
    lost.add({}, unwritten.lost)
    for (const [status, count] of answers) counter.add({ status: String(status) }, count)
    sent.add({}, bytes)
  }
}
