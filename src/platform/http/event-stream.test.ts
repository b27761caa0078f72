import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eventText, keptAlive } from './event-stream.ts'

describe('eventText', () => {
  it('has its id, its name, one line of data and an empty line', () => {
    equal(
      eventText({ name: 'item.intent', id: 3, data: { intent: 'two\nlines' } }),
      'id: 3\nevent: item.intent\ndata: {"intent":"two\\nlines"}\n\n',
    )
  })
})

describe('keptAlive', () => {
  it('fills silence with comments, and passes everything else on', async () => {
    const gate = Promise.withResolvers<void>()
    async function* slow(): AsyncGenerator<string> {
      yield 'a'
      await gate.promise
      yield 'b'
    }
    const texts: string[] = []
    for await (const text of keptAlive(slow(), 20)) {
      texts.push(text)
      if (text.startsWith(':')) gate.resolve()
    }
    deepEqual(
      texts.filter((text) => !text.startsWith(':')),
      ['a', 'b'],
    )
    equal(texts[1], ': keep-alive\n\n')
  })
  it('says nothing while there is something to say', async () => {
    async function* quick(): AsyncGenerator<string> {
      yield* ['a', 'b', 'c']
    }
    const texts: string[] = []
    for await (const text of keptAlive(quick(), 10_000)) texts.push(text)
    deepEqual(texts, ['a', 'b', 'c'])
  })
  it('ends its source when the reader stops', async () => {
    let ended = false
    async function* endless(): AsyncGenerator<string> {
      try {
        for (;;) yield 'a'
      } finally {
        ended = true
      }
    }
    for await (const text of keptAlive(endless(), 1000)) if (text === 'a') break
    await new Promise((resolve) => setImmediate(resolve))
    equal(ended, true)
  })
})
