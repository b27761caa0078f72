import { deepEqual, equal } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countWithoutNeed, readNeeds } from './read-needs.ts'

describe('readNeeds', () => {
  it('takes one need a line, whatever the lines end with, without empty ones and notes', () => {
    deepEqual(readNeeds('\uFEFFa bell, ringing\r\n\n# later\n  save as "draft"  \rhome'), [
      { prompt: 'a bell, ringing', name: null, line: 1 },
      { prompt: 'save as "draft"', name: null, line: 4 },
      { prompt: 'home', name: null, line: 5 },
    ])
    deepEqual(readNeeds(' \n'), [])
  })

  it('takes CSV that names its columns, with quotes, in any order and separated as tables are', () => {
    deepEqual(readNeeds('Name,Need,who\nalarm,"a bell, ""loud""",me\n,home,\nempty,,x\n'), [
      { prompt: 'a bell, "loud"', name: 'alarm', line: 2 },
      { prompt: 'home', name: null, line: 3 },
    ])
    deepEqual(readNeeds('prompt\tname\na bell\talarm'), [{ prompt: 'a bell', name: 'alarm', line: 2 }])
    deepEqual(readNeeds('need\na bell'), [{ prompt: 'a bell', name: null, line: 2 }])
  })

  it('counts the lines of a CSV that name nothing to draw', () => {
    equal(countWithoutNeed('need,name\nbell,alarm\n,home\n,\n# later\n\n'), 2)
    equal(countWithoutNeed('bell\n\nclock'), 0)
  })
})
