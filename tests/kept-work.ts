/** A process that is kept, and that does what it is told at its start. */
import { runKept } from '../src/platform/processes/run-kept.ts'

export type KeptTask = 'work' | 'fail' | 'never end' | 'count asks'

runKept<{ task: KeptTask }>(async ({ task }, tell) => {
  if (task === 'fail') process.exit(3)
  tell('began')
  // Heard after the work itself has answered.
  if (task === 'count asks') process.on('message', () => tell('asked'))
  return {
    [Symbol.asyncDispose]: async () => {
      if (task === 'never end') await new Promise(() => undefined)
      tell('ended')
    },
  }
})
