/** `npm test -- --watch`: runs again what a change touches. */
import { globSync, readFileSync, watch } from 'node:fs'
import { join, relative } from 'node:path'
import { testsTouched } from './tests-touched.ts'

/** Several files are written together; a moment of silence ends them. */
const SILENCE_MS = 100
const IGNORED = /(^|\/)(node_modules|\.[^/]+)(\/|$)/

/** Watches the folders (from the working folder on) and never ends; `run` gets the test files that a change touches, one change at a time. */
export async function watchTests(folders: readonly string[], run: (files: string[]) => Promise<void>): Promise<never> {
  const changed = new Set<string>()
  let wake = Promise.withResolvers<void>()
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, name) => {
      const path = relative('.', join(folder, name ?? ''))
      if (IGNORED.test(name ?? '')) return
      changed.add(path)
      wake.resolve()
    })
  }
  for (;;) {
    console.log(`watching ${folders.join(', ')} …`)
    await wake.promise
    await new Promise((resolve) => setTimeout(resolve, SILENCE_MS))
    wake = Promise.withResolvers()
    const paths = [...changed]
    changed.clear()
    const tests = testsTouched(modulesIn(folders), paths)
    console.log(`\n${paths.join(', ')} changed: ${tests.length} test ${tests.length === 1 ? 'file' : 'files'}`)
    if (tests.length > 0) await run(tests)
  }
}

function modulesIn(folders: readonly string[]): Map<string, string> {
  const paths = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,mjs}`))
  return new Map(paths.map((path) => [relative('.', path), readFileSync(path, 'utf8')]))
}
