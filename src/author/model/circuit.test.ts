import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createCircuit } from './circuit.ts'

describe('a circuit', () => {
  it('opens after five failures in 30 seconds, lets one try after 15, and closes when that goes well', () => {
    let now = 0
    const circuit = createCircuit(() => now)
    const fail = (): void => {
      equal(circuit.enter(), null)
      circuit.leave('failed')
    }
    for (let times = 0; times < 5; times++) fail()
    deepEqual([circuit.state(), circuit.enter()], ['open', 15])
    now = 14_500
    equal(circuit.enter(), 1)
    now = 15_000
    deepEqual([circuit.state(), circuit.enter()], ['half-open', null])
    // One tries, the others wait for what comes of it.
    equal(circuit.enter(), 1)
    circuit.leave('failed')
    deepEqual([circuit.state(), circuit.enter()], ['open', 15])
    now = 30_000
    equal(circuit.enter(), null)
    circuit.leave('well')
    deepEqual([circuit.state(), circuit.enter()], ['closed', null])
  })

  it('stays closed where failures are rare, or nobody waited for the answer', () => {
    let now = 0
    const circuit = createCircuit(() => now)
    for (let times = 0; times < 20; times++) {
      now += 8000
      circuit.enter()
      circuit.leave(times % 2 === 0 ? 'failed' : 'unknown')
    }
    equal(circuit.state(), 'closed')
  })
})
