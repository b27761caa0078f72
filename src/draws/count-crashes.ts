import { cutName } from '../drawing/model/cut.ts'
import type { Log } from '../platform/log.ts'
import type { Meter } from '../platform/meter.ts'
import type { Crash } from '../studio/drawn.ts'

/** Makes what counts and logs crashes of the engine. They are ours: the program is no secret, and says more than any message. */
export function countCrashes(meter: Meter, log: Log): (crash: Crash) => void {
  const crashes = meter.counter({
    name: 'burin_compiler_crashes_total',
    help: 'Programs at which the engine threw: a fault of ours, with the program in the log.',
  })
  return ({ program, cut, trace }) => {
    log.error('compiler-crashed', { program, cut: cutName(cut), problem: trace })
    crashes.add({})
  }
}
