/** The guides that browsers draw are those that the checker measures by. */
import { deepEqual, equal } from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { size } from '../src/drawing/checker/rules/size.ts'

interface Guides {
  readonly BORDER: number
  readonly CIRCLE: number
  readonly KEYLINES: readonly (readonly number[])[]
}

test('keylines and the live area of the workbench are the limits of the rule `size`', async () => {
  const file = join(import.meta.dirname, '../src/web/browser/icon-guides.js')
  const { BORDER, CIRCLE, KEYLINES } = (await import(pathToFileURL(file).href)) as Guides
  const limit = (name: string): unknown => size.thresholds.find((threshold) => threshold.name === name)?.value
  equal(limit('widest ink'), `size − ${2 * BORDER}`)
  equal(limit('keyline circle'), `${CIRCLE} × ${CIRCLE}`)
  deepEqual(
    KEYLINES.map(([width, height]) => `${width} × ${height}`),
    ['square', 'wide', 'tall'].map((name) => limit(`keyline ${name}`)),
  )
})
