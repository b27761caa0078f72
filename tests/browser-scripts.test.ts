import { equal } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { BROWSER_SCRIPTS, buildBrowserScript } from '../scripts/build-browser-scripts.ts'

for (const script of BROWSER_SCRIPTS)
  test(`${script.file} is made of the code that the service runs (else run npm run docs)`, async () => {
    equal(readFileSync(join(import.meta.dirname, '..', script.file), 'utf8'), await buildBrowserScript(script))
  })
