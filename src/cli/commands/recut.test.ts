import { deepEqual, equal, match } from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { callBurin } from '../../../tests/call-burin.ts'
import type { BurinEnded } from '../../../tests/call-burin.ts'
import { recutHere } from '../../tools/compile/recut-here.ts'

const MINUS = 'icon minus\nkeyline square\nline 4,12 20,12\n'

describe('burin recut', () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'burin-recut-'))
  })
  after(() => rm(folder, { recursive: true }))
  const burin = async (line: string): Promise<BurinEnded> =>
    callBurin(line, { folder, recutHere: async (program, cut) => recutHere(program, cut) })
  const keep = async (name: string, text: string): Promise<void> => writeFile(join(folder, name), text)

  it('draws a program at the cut that is said', async () => {
    await keep('minus.icon', MINUS)
    const { exitCode, output, problem } = await burin('recut minus.icon --size 16 --stroke 1.5')
    equal(exitCode, 0)
    match(problem, /^warning size: /)
    match(output, /^<svg .*viewBox="0 0 16 16".*stroke-width="1\.5".*<\/svg>\n$/)
    equal((await burin('recut minus.icon --out minus.svg')).output, 'Wrote minus.svg.\n')
    match(await readFile(join(folder, 'minus.svg'), 'utf8'), /viewBox="0 0 24 24"/)
  })

  it('draws each item of the JSON of the command and of the service', async () => {
    for (const name of ['items', 'data']) {
      await keep('draw.json', JSON.stringify({ [name]: [{ program: MINUS, svg: 'old' }, { program: MINUS }] }))
      const { exitCode, output } = await burin('recut draw.json --size 20 --json')
      equal(exitCode, 0)
      const { items } = JSON.parse(output) as { items: { svg: string }[] }
      deepEqual(
        items.map(({ svg }) => /viewBox="[^"]*"/.exec(svg)?.[0]),
        ['viewBox="0 0 20 20"', 'viewBox="0 0 20 20"'],
      )
    }
  })

  it('says what is wrong with a program by its line, a cut and a file, and ends with 1 for a drawing with errors', async () => {
    await keep('bad.icon', 'icon bad\nlin 4,12 20,12\n')
    const bad = await burin('recut bad.icon')
    equal(bad.exitCode, 1)
    match(bad.problem, /^burin: bad\.icon:2:1: /)
    const odd = await burin('recut minus.icon --size 15')
    deepEqual([odd.exitCode, odd.problem], [2, 'burin: --size 15: allowed are 16, 20, 24\n'])
    match((await burin('recut none.icon')).problem, /none\.icon: there is no such file; burin draw /)
    await keep('tiny.icon', 'icon tiny\nkeyline sign\nline 4,12 20,12\nline 4,12.5 20,12.5\n')
    const outside = await burin('recut tiny.icon')
    equal(outside.exitCode, 1)
    match(outside.problem, /^error /m)
  })

  it('says what to keep in place of a picture, what JSON it takes, and where it works', async () => {
    await keep('minus.svg', '<svg/>')
    match((await burin('recut minus.svg')).problem, /is a picture, .* burin draw --program or --json/)
    for (const text of ['{', '{}', '{"items": [null, {"svg": "<svg/>"}]}']) {
      await keep('odd.json', text)
      match((await burin('recut odd.json')).problem, /odd\.json is no JSON of a draw/)
    }
    const packed = await callBurin('recut minus.icon', { folder })
    equal(packed.exitCode, 1)
    match(packed.problem, /works in a clone of the project only/)
  })
})
