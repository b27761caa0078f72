import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
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

test('does not blame the promise for a thread that was busy beyond the deadline', async () => {
  const server = createServer((socket) => socket.end('there')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await Promise.all([once(socket, 'connect'), once(server, 'connection')])
  const waiting = withDeadline(once(socket, 'data').then(String), 500, 'late')
  // What the other side sent lies in the socket, and nobody reads it before the deadline would be over.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600)
  assert.equal(await waiting, 'there')
  server.close()
})

test('rejects as the promise does, and clears its timer', async () => {
  const before = timers()
  const failing = withDeadline(Promise.reject(new Error('broken')), AN_HOUR, 'late')
  await assert.rejects(failing, { message: 'broken' })
  assert.equal(timers(), before)
})
