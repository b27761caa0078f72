import { deepEqual, equal, match, notEqual } from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { jsonFault } from './json-fault.ts'

describe('jsonFault', () => {
  it('finds no fault in JSON', () => {
    fc.assert(fc.property(fc.json(), (text) => equal(jsonFault(text), null)))
    for (const text of [' {"a" : [1, -0.5e+3, true , null ] }\n', '"\\u00e9\\n"', '[]', '{}'])
      equal(jsonFault(text), null)
  })
  it('finds one wherever JSON.parse does, and nowhere else', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (text, position, noise) => {
        const at = position % (text.length + 1)
        const spoilt = text.slice(0, at) + noise + text.slice(at + 1)
        let isJson = true
        try {
          JSON.parse(spoilt)
        } catch {
          isJson = false
        }
        equal(jsonFault(spoilt) === null, isJson, spoilt)
      }),
    )
  })
  it('says where, and what JSON wants there', () => {
    const cases: [string, [number, number], RegExp][] = [
      ["{'prompt': 1}", [1, 2], /double quotes only/],
      ['{prompt: 1}', [1, 2], /prompt must be written "prompt"/],
      ['{"a": bell}', [1, 7], /bell must be written "bell"/],
      ['{\n  "a": 1,\n}', [3, 1], /Leave out the comma before }/],
      ['[1, 2,]', [1, 7], /Leave out the comma before ]/],
      ['{"a": 1 "b": 2}', [1, 9], /a comma or }/],
      ['{"a" 1}', [1, 6], /a colon/],
      ['{"a": 1', [1, 8], /The text ends where a comma or } should be/],
      ['{"a": "x}', [1, 7], /not closed/],
      ['{"a": "x\ny"}', [1, 9], /line break/],
      ['{"a": "\\x"}', [1, 8], /backslash/],
      ['{"a": 1} x', [1, 10], /has ended before/],
      ['{} // note', [1, 4], /has ended before/],
      ['{ // note\n}', [1, 3], /no comments/],
    ]
    for (const [text, place, problem] of cases) {
      const fault = jsonFault(text)
      notEqual(fault, null, text)
      deepEqual([fault?.line, fault?.column], place, text)
      match(fault?.problem ?? '', problem)
    }
  })
})
