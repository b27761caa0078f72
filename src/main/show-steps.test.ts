import { deepEqual, equal, rejects } from 'node:assert/strict'
import { it } from 'node:test'
import { showSteps } from './show-steps.ts'
import type { ShowStep } from './show-steps.ts'

function shown(): { show: ShowStep; lines: string[]; clock: { at: number } } {
  const [lines, clock]: [string[], { at: number }] = [[], { at: 500 }]
  const show = showSteps(
    (text) => lines.push(text),
    () => clock.at,
  )
  return { show, lines, clock }
}

it('shows what is begun and how long it took', async () => {
  const { show, lines, clock } = shown()
  const gate = Promise.withResolvers<number>()
  const slow = show('opening the database', () => gate.promise)
  await show('loading the lexicon', async () => undefined)
  clock.at = 1740
  gate.resolve(7)
  equal(await slow, 7)
  deepEqual(lines, [
    'burin: opening the database …\n',
    'burin: loading the lexicon …\n',
    'burin: loading the lexicon: done after 0.0 s\n',
    'burin: opening the database: done after 1.2 s\n',
  ])
})

it('says of no step that it is done once one has failed', async () => {
  const { show, lines } = shown()
  const gate = Promise.withResolvers<void>()
  const slow = show('loading the lexicon', () => gate.promise)
  await rejects(
    show('opening the database', () => Promise.reject(new Error('no'))),
    /no/,
  )
  gate.resolve()
  await slow
  deepEqual(lines, ['burin: loading the lexicon …\n', 'burin: opening the database …\n'])
})
