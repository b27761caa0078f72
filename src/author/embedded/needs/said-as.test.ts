import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { loadLexicon } from '../../../lexicon/load.ts'
import { createReadBrief } from '../read-brief.ts'
import { drawnKey } from './drawn-key.ts'

const readBrief = createReadBrief(loadLexicon())
const read = (prompt: string): ReturnType<typeof readBrief> => readBrief({ concept: null, prompt })
const saidOf = (prompt: string): string =>
  read(prompt).findings.find(({ message }) => message.includes(' is read as '))?.message ?? ''

/** Each request of a file of the corpus, the first cell of its row. */
function requestsOf(name: string): string[] {
  const text = readFileSync(new URL(`../../../../corpus/meanings/${name}.tsv`, import.meta.url), 'utf8')
  return text.split('\n').flatMap((line, at) => (at === 0 || line === '' ? [] : [line.split('\t')[0] ?? '']))
}

describe('what a need is read as', () => {
  for (const [need, said] of [
    ['soil moisture', '"a droplet with a percent sign"'],
    ['delivery fee', '"a truck with a dollar sign"'],
    ['unlike', '"a heart with a minus sign"'],
    ['fuel tank low', '"a fuel pump with an arrow, pointing down"'],
  ] as const)
    test(`is said as people say it: ${need}`, () => assert.equal(saidOf(need), `"${need}" is read as ${said}.`))

  test('keeps the words that draw it where those of people would draw another thing, and says what that is', () =>
    assert.equal(
      saidOf('intercompany transfer'),
      '"intercompany transfer" is read as "transfer": a pair of opposite arrows.',
    ))

  test('draws the same when it is asked for, for every need of the corpus', () => {
    const said = [...new Set(['needs', 'purposes', 'told-apart'].flatMap(requestsOf))].flatMap((need) => {
      const asked = /" is read as "([^"]*)"/.exec(saidOf(need))?.[1]
      return asked === undefined ? [] : [{ need, asked }]
    })
    assert.ok(said.length > 100)
    for (const { need, asked } of said) assert.equal(drawnKey(read(asked)), drawnKey(read(need)), `${need}: ${asked}`)
  })
})
