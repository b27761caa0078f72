import assert from 'node:assert/strict'
import { getActiveResourcesInfo } from 'node:process'
import { test } from 'node:test'
import { withDeadline } from './with-deadline.ts'

const AN_HOUR = 3_600_000

function timers(): number {
  return getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
}

test('gives what the promise gives, and clears its timer', async () => {
  const before = timers()
  const waiting = withDeadline(Promise.resolve('value'), AN_HOUR, 'late')
  assert.equal(timers(), before + 1)
  assert.equal(await waiting, 'value')
  assert.equal(timers(), before)
})

test('gives the other value when the promise is late', async () => {
  assert.equal(await withDeadline(new Promise<string>(() => undefined), 1, null), null)
})

test('rejects as the promise does, and clears its timer', async () => {
  const before = timers()
  const failing = withDeadline(Promise.reject(new Error('broken')), AN_HOUR, 'late')
  await assert.rejects(failing, { message: 'broken' })
  assert.equal(timers(), before)
})
