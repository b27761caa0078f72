import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { offersIn } from './offers-in.ts'

const offered = (message: string): string[] => offersIn(message).flatMap(({ request }) => request ?? [])

describe('offersIn', () => {
  it('finds what is offered in each of its wordings', () => {
    deepEqual(offered('Did you mean "bell with x", "bell off" or "clock"?'), ['bell with x', 'bell off', 'clock'])
    deepEqual(offered('Checked at this cut: "bell", "clock".'), ['bell', 'clock'])
    deepEqual(
      offered(
        '"lift" may mean several things here. Say what is to be seen: "elevator" or "arrow up", with what "open" adds.',
      ),
      ['elevator', 'arrow up'],
    )
  })

  it('offers nothing of what only quotes', () => {
    deepEqual(offered('"resume" is read as "file text".'), [])
    deepEqual(offered('"wombat" is not shown: no glyph is known for it.'), [])
  })

  it('loses no letter', () => {
    for (const message of ['Did you mean "a" or "b"?', 'Did you mean it?', 'Checked at this cut: "a".', ''])
      equal(
        offersIn(message)
          .map(({ text }) => text)
          .join(''),
        message,
      )
  })
})
