import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { writeCsv } from './write-csv.ts'

/** A reader of its own, by the grammar of RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let rest = text
  while (rest !== '') {
    const match = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest)
    assert.ok(match, `not RFC 4180: ${JSON.stringify(rest)}`)
    row.push(match[2] ?? (match[1] ?? '').replaceAll('""', '"'))
    if (match[3] === '\r\n') {
      rows.push(row)
      row = []
    }
    rest = rest.slice(match[0].length)
  }
  return rows
}

describe('CSV', () => {
  it('has commas between cells and CRLF after each row', () => {
    assert.equal(
      writeCsv([
        ['day', 'credits'],
        ['2026-11-21', -3n],
        [null, 7],
      ]),
      'day,credits\r\n2026-11-21,-3\r\n,7\r\n',
    )
  })

  it('quotes what needs it', () => {
    assert.equal(writeCsv([['a,b', 'say "hi"', 'two\nlines', ' edge']]), '"a,b","say ""hi""","two\nlines"," edge"\r\n')
  })

  it('makes text harmless that a spreadsheet would run', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
      assert.deepEqual(readCsv(writeCsv([[`${start}cmd|' /C calc'!A0`]])), [[`'${start}cmd|' /C calc'!A0`]])
    }
  })

  it('gives any text back, with no cell that starts a formula', () => {
    const rows = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), { maxLength: 5 })
    fc.assert(
      fc.property(rows, (rows) => {
        const read = readCsv(writeCsv(rows))
        assert.deepEqual(
          read.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, ''))),
          rows.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, ''))),
        )
        assert.ok(read.flat().every((cell) => !/^[=+\-@\t\r\n＝＋－＠]/.test(cell)))
      }),
    )
  })
})
