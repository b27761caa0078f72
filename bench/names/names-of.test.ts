import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namesOf } from './names-of.ts'

test('each name once: no cuts, no variants, no brands', () => {
  const names = [
    'bell',
    'bell-2',
    'bell-filled',
    'bell-outline-rounded',
    'dice-2',
    'flag-filled',
    'brand-x',
    'acme-box',
    'nest-cam',
  ]
  const set = { icons: Object.fromEntries(names.map((name) => [name, {}])) }
  assert.deepEqual(
    namesOf(set, { suffixes: { '': 'Regular', 'outline-rounded': 'Outline Rounded' } }, (word) => word === 'acme'),
    ['bell', 'dice-2', 'flag'],
  )
})
