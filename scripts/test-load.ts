/**
 * Loads every test file that is named on the command line into this process. `node --test --test-isolation=none`
 * is not used because it says nothing of a file that throws while it loads: its tests would be lost in silence.
 */
import { after, before, describe, test } from 'node:test'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { processorMs } from './processor-ms.ts'
import type { Outcome } from './test-reporter.ts'

/** A file may take longer than a test of it; whoever hangs is ended by this. */
const FILE_MS = 600_000

const loaded = Promise.withResolvers<void>()
// No test starts before the last file is there; otherwise a fast first file could look like the whole run.
before(() => loaded.promise)

/**
 * Each file is a group, so that what it sets up before each of its tests is set up for no other's. One after the other: of
 * several that wait for the same module, the tests of all would come into the group of one.
 */
for (const file of process.argv.slice(2)) {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  void describe(file, { timeout: FILE_MS }, async () => {
    let begun = 0
    before(() => void (begun = processorMs()))
    try {
      await import(pathToFileURL(resolve(file)).href)
    } catch (error) {
      void test(`${file} loads`, () => {
        throw error
      })
    }
    // Added last, so that it counts what the file does at its end, too.
    after(() => void process.send?.({ kind: 'used', file, cpuMs: processorMs() - begun } satisfies Outcome))
    end()
  })
  await promise
}
loaded.resolve()
