import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadLexicon } from './load.ts'

const lexicon = loadLexicon()
const { things, doings, states, doneTo, noThings, smaller } = lexicon.frames()

/** The glyphs that a request names by their names: "file with x", "eye off". A cross beside a thing is an x, so the other says whose it is. */
function glyphsOf(request: string): string[] {
  return request
    .replace(/ off$/, '')
    .split(' with ')
    .map((name) => name.replace(/^(arrow) .*|^christian (cross)$/, '$1$2').replaceAll(' ', '-'))
}

describe('tables of frames', () => {
  test('have their thousands', () => {
    const [some, others] = [things, doings].map(({ rows }) => new Set(rows.flatMap(({ cells }) => cells)).size)
    assert.ok(some! > 5000 && others! > 2500, `${some}, ${others}`)
  })

  test('draw things and signs by the names of glyphs', () => {
    const requests = [things, doings, states, doneTo]
      .flatMap(({ rows }) => rows.flatMap(({ heads }) => heads))
      .filter((one) => one !== 'off' && one !== '-')
    assert.deepEqual(
      [...new Set(requests.flatMap(glyphsOf))].filter((name) => !lexicon.glyphs.has(name)),
      [],
    )
  })

  test('have a small form for what stands in for another', () => {
    const without = [...new Set(smaller.values())].filter((sign) => {
      const program = lexicon.glyphs.get(sign)
      return program === undefined || (program.mini === null && program.keyline !== 'sign')
    })
    assert.deepEqual(without, [])
  })

  test('have no picture for what is no thing', () =>
    assert.deepEqual(
      things.rows.flatMap(({ cells }) => cells).filter((phrase) => noThings.has(phrase)),
      [],
    ))
})
