import { equal, throws } from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { parseArgs } from 'node:util'
import { sentenceOf, wholeOption } from './stop.ts'

const options = { size: { type: 'string' }, out: { type: 'string', short: 'o' }, json: { type: 'boolean' } } as const

function textOf(work: () => void): string {
  let text = ''
  throws(work, (error) => {
    text = sentenceOf(error, Object.keys(options))
    return true
  })
  return text
}

describe('what a tool says', () => {
  const given = (...args: string[]) => textOf(() => parseArgs({ args, options, allowPositionals: true }))
  it('of an option that it does not have', () => {
    equal(given('--sizee', '16'), 'there is no option --sizee; did you mean --size?')
    equal(
      given('--colour', 'red'),
      'there is no option --colour; there are --size, --out, --json; --help says what each does',
    )
    equal(given('-x'), 'there is no option -x; there are --size, --out, --json; --help says what each does')
  })
  it('of a value that is missing, or too much', () => {
    equal(given('--size'), '--size needs a value, such as --size=… (--help says which)')
    equal(given('--size', '--json'), '--size needs a value, such as --size=… (--help says which)')
    equal(given('-o'), '--out needs a value, such as --out=… (--help says which)')
    equal(given('--json=yes'), '--json takes no value')
  })
  it('of files that cannot be read or written', () => {
    const here = import.meta.dirname
    equal(
      textOf(() => readFileSync(join(here, 'no-such-file'))),
      `there is no file ${join(here, 'no-such-file')}`,
    )
    equal(
      textOf(() => writeFileSync(join(here, 'no-such-folder/x'), '')),
      `there is no folder ${join(here, 'no-such-folder')}`,
    )
    equal(
      textOf(() => writeFileSync(here, '')),
      `${here} is a folder, not a file`,
    )
  })
})

describe('a whole number among the options', () => {
  it('is given within the bounds', () => {
    equal(wholeOption('scale', '4', 1, 40), 4)
    equal(wholeOption('scale', '40', 1, 40), 40)
    equal(wholeOption('count', '1000000', 1), 1_000_000)
  })

  it('is refused with the numbers that there are', () => {
    for (const text of ['0', '41', '1.5', 'many', ''])
      throws(() => wholeOption('scale', text, 1, 40), { message: `--scale ${text}: a whole number from 1 to 40` })
    throws(() => wholeOption('count', '0', 1), { message: '--count 0: a whole number from 1' })
  })
})
