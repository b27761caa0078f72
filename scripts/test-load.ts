/**
 * Loads every test file that is named on the command line into this process. `node --test --test-isolation=none`
 * is not used because it says nothing of a file that throws while it loads: its tests would be lost in silence.
 */
import { before, test } from 'node:test'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const loaded = Promise.withResolvers<void>()
// No test starts before the last file is there; otherwise a fast first file could look like the whole run.
before(() => loaded.promise)

for (const file of process.argv.slice(2)) {
  try {
    await import(pathToFileURL(resolve(file)).href)
  } catch (error) {
    void test(`${file} loads`, () => {
      throw error
    })
  }
}
loaded.resolve()
