import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sizeTold } from './size-told.ts'
import { factsOf, tableOf } from './table.ts'
import { timeTold } from './time-told.ts'
import { wrapText } from './wrap-text.ts'

const paint = (_: string, text: string): string => text
const COLUMNS = [{ head: 'ID' }, { head: 'MESSAGE', mayCut: true }, { head: 'N', isRight: true }] as const
const ROWS = [
  ['abc', 'A message that is rather long', '7'],
  ['d', 'Short', '1234'],
]

describe('a table', () => {
  it('lines its columns up, numbers at the right', () => {
    deepEqual(tableOf(COLUMNS, ROWS, { outputColumns: Infinity, paint }), [
      'ID   MESSAGE                           N',
      'abc  A message that is rather long     7',
      'd    Short                          1234',
    ])
  })
  it('cuts what people wrote where a line is too short, and nothing else', () => {
    const lines = tableOf(COLUMNS, ROWS, { outputColumns: 30, paint })
    deepEqual(lines, [
      'ID   MESSAGE                 N',
      'abc  A message that is…      7',
      'd    Short                1234',
    ])
    equal(Math.max(...lines.map(({ length }) => length)), 30)
  })
  it('breaks sentences between words where a line is too short', () => {
    const columns = [{ head: 'ID' }, { head: 'PROBLEM', wraps: true }, { head: 'N', isRight: true }]
    const rows = [
      ['abc', 'A sentence that tells what is wrong, and what to do', '7'],
      ['d', '', '8'],
    ]
    deepEqual(tableOf(columns, rows, { outputColumns: 40, paint }), [
      'ID   PROBLEM                           N',
      'abc  A sentence that tells what is     7',
      '     wrong, and what to do',
      'd                                      8',
    ])
  })
  it('of facts keeps an address whole, and breaks what has words', () => {
    const facts = [
      ['Name', 'The site of somebody'],
      ['Nothing', ''],
      ['At', 'http://a-long-name.sites.example'],
    ] as const
    deepEqual(factsOf(facts, { outputColumns: 20, paint }), [
      'Name  The site of',
      '      somebody',
      'At',
      '  http://a-long-name.sites.example',
    ])
  })
  it('becomes blocks of lines where that is not enough, and cuts nothing', () => {
    deepEqual(tableOf(COLUMNS, ROWS, { outputColumns: 20, paint }), [
      'ID       abc',
      'MESSAGE  A message',
      '         that is',
      '         rather long',
      'N        7',
      '',
      'ID       d',
      'MESSAGE  Short',
      'N        1234',
    ])
  })
  it('has what somebody copies on a line of its own there, whole, and indented so that nobody breaks it', () => {
    const value = 'token=abcdefghijklmnopqrstuvwxyz expiry=never'
    const [line = '', ...others] = tableOf([{ head: 'VALUE' }, { head: 'FOUND', mayCut: true }], [[value, 'nothing']], {
      outputColumns: 40,
      paint,
    })
    deepEqual([line, ...others], ['VALUE', `  ${value}`, 'FOUND  nothing'])
    equal(wrapText(`${others.join('\n')}\n`, 40), `${others.join('\n')}\n`)
  })
  it('takes at every width the room that there is', () => {
    for (let outputColumns = 1; outputColumns < 60; outputColumns += 1) {
      const lines = tableOf(COLUMNS, ROWS, { outputColumns, paint })
      const isTable = lines.length === 3
      ok(!isTable || lines.every(({ length }) => length <= outputColumns), `${outputColumns}`)
      equal(isTable, outputColumns >= 23, `${outputColumns}`)
    }
  })
})

describe('timeTold', () => {
  it('says how far a moment is, and its day where that is far', () => {
    const now = Date.UTC(2026, 10, 22, 12)
    const told = (ms: number): string => timeTold(new Date(now + ms).toISOString(), now)
    const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
    deepEqual([0, 59_999, -minute, 2 * minute, -hour + 1, -hour, day, -44 * day, 45 * day, -365 * day].map(told), [
      'just now',
      'just now',
      '1 minute ago',
      'in 2 minutes',
      '59 minutes ago',
      '1 hour ago',
      'in 1 day',
      '44 days ago',
      '2027-01-06',
      '2025-11-22',
    ])
  })
})

describe('sizeTold', () => {
  it('says a size in the largest unit that fits', () => {
    deepEqual([0, 1023, 1024, 1536, 1024 ** 2 - 1, 25 * 1024 ** 2, 5 * 1024 ** 3].map(sizeTold), [
      '0 B',
      '1023 B',
      '1 KiB',
      '1.5 KiB',
      '1 MiB',
      '25 MiB',
      '5 GiB',
    ])
  })
})
