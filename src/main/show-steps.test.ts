import { deepEqual, equal, rejects } from 'node:assert/strict'
import { it } from 'node:test'
import { showSteps } from './show-steps.ts'

it('shows what is begun and how long it took, and never that a step that failed is done', async () => {
  const [lines, clock]: [string[], { at: number }] = [[], { at: 500 }]
  const show = showSteps(
    (text) => lines.push(text),
    () => clock.at,
  )
  const gate = Promise.withResolvers<number>()
  const slow = show('opening the database', () => gate.promise)
  await rejects(
    show('loading the lexicon', () => Promise.reject(new Error('no'))),
    /no/,
  )
  clock.at = 1740
  gate.resolve(7)
  equal(await slow, 7)
  deepEqual(lines, [
    'burin: opening the database …\n',
    'burin: loading the lexicon …\n',
    'burin: opening the database: done after 1.2 s\n',
  ])
})
