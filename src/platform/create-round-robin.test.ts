import { deepEqual, equal, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate as settled } from 'node:timers/promises'
import { createRoundRobin } from './create-round-robin.ts'
import type { RoundRobin } from './create-round-robin.ts'

interface Rounds {
  readonly comes: (name: string, leaving?: () => AbortSignal) => Promise<void>
  /** Begins the next round; gives who went on since the last time. */
  readonly next: () => Promise<string[]>
  /** How many rounds were asked for and have not begun. */
  readonly asked: () => number
}

/** A round robin whose rounds the test begins. Of a name such as `a1`, the letter is who it is. */
function rounds(ofOneInRound: number): Rounds {
  const begins: (() => void)[] = []
  const went: string[] = []
  const turn: RoundRobin = createRoundRobin({ ofOneInRound, nextRound: (begin) => begins.push(begin) })
  const here = new AbortController()
  return {
    async comes(name, leaving = () => here.signal) {
      await turn(name.slice(0, 1), leaving)
      went.push(name)
    },
    async next() {
      begins.shift()?.()
      await settled()
      return went.splice(0)
    },
    asked: () => begins.length,
  }
}

describe('createRoundRobin', () => {
  it('lets a few of one go on in a round, in the order in which they came', async () => {
    const { comes, next } = rounds(2)
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void comes(name)
    await settled()
    deepEqual(await next(), ['a1', 'a2', 'a3', 'a4'], 'those of the first round, and of the second')
    deepEqual(await next(), ['a5'])
  })
  it('lets who comes alone go on at once, however many of others wait', async () => {
    const { comes, next } = rounds(1)
    for (let count = 0; count < 50; count++) void comes(`a${count}`)
    await next()
    await comes('b')
    deepEqual(await next(), ['b', 'a2'])
  })
  it('does not let who comes next go before those of it who wait', async () => {
    const { comes, next } = rounds(1)
    for (const name of ['a1', 'a2', 'a3']) void comes(name)
    await next()
    void comes('a4')
    deepEqual(await next(), ['a3'])
    deepEqual(await next(), ['a4'])
  })
  it('asks for rounds only while somebody comes or waits', async () => {
    const { comes, next, asked } = rounds(1)
    await comes('a')
    await comes('b')
    equal(asked(), 1)
    await next()
    equal(asked(), 0)
    await comes('a')
    deepEqual([asked(), await next()], [1, ['a']])
  })
  it('forgets who leaves while they wait', async () => {
    const { comes, next } = rounds(1)
    const leaver = new AbortController()
    void comes('a1')
    const left = comes('a2', () => leaver.signal)
    void comes('a3')
    leaver.abort(new Error('left'))
    await rejects(left, { message: 'left' })
    deepEqual(await next(), ['a1', 'a3'])
    void comes('a4')
    await rejects(
      comes('a5', () => leaver.signal),
      { message: 'left' },
    )
  })
})
