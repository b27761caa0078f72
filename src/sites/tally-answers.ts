import type { Meter } from '../platform/meter.ts'
import type { SitesDeps } from './serve-sites.ts'

/** What was answered in some time. */
export interface AnswersTally {
  /** Status → answers. */
  readonly answers: ReadonlyMap<number, number>
  readonly bytes: number
}

/** Counts answers in plain numbers, which cost an answer less than metrics do; `take` gives what came since the last time. */
export function tallyAnswers(): { readonly observe: SitesDeps['observe']; take(): AnswersTally } {
  let answers = new Map<number, number>()
  let sent = 0
  return {
    observe({ status, bytes }) {
      answers.set(status, (answers.get(status) ?? 0) + 1)
      sent += bytes
    },
    take() {
      const taken = { answers, bytes: sent }
      answers = new Map()
      sent = 0
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
  return ({ answers, bytes }) => {
    for (const [status, count] of answers) counter.add({ status: String(status) }, count)
    sent.add({}, bytes)
  }
}
