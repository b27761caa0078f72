/** A process that keeps two others, and prints their numbers. */
import { keepProcesses } from '../src/platform/processes/keep-processes.ts'

keepProcesses({
  file: new URL('kept-work.ts', import.meta.url),
  count: 2,
  task: { task: 'work' },
  heard: () => undefined,
  began: (pid) => process.stdout.write(`${pid}\n`),
  lost: () => undefined,
  closingMs: 60_000,
})
