import { deepEqual, equal, match, throws } from 'node:assert/strict'
import { test } from 'node:test'
import type { CommandShape } from './command.ts'
import { readCall } from './read-call.ts'

const backup: CommandShape = {
  words: ['backup'],
  about: 'saves',
  arguments: ['file'],
  options: { note: { value: 'TEXT', about: 'what for' } },
  examples: [],
  needs: 'nothing',
}

test('an argument that is empty is refused before anything is done, as one that is missing', () => {
  for (const [args, problem] of [
    [[''], 'the file is empty'],
    [[' '], 'the file is empty'],
    [[], 'the file is missing'],
  ] as const)
    throws(() => readCall(backup, args), { exitCode: 2, message: `${problem}: burin backup <file>` })
})

test('an option that is not there is refused in our words, and what Node said of it is the cause', () => {
  throws(
    () => readCall(backup, ['file', '--jsn']),
    (error: Error) => {
      equal(error.message, 'there is no option --jsn; did you mean --json?')
      match(String(error.cause), /Unknown option '--jsn'/)
      return true
    },
  )
})

test('an option that may be there several times has all that was said', () => {
  const image = { value: 'FILE', about: 'what', isList: true } as const
  const { lists, options } = readCall({ ...backup, options: { image } }, ['file', '--image', 'a', '--image=b'])
  deepEqual([lists, options], [{ image: ['a', 'b'] }, {}])
  deepEqual(readCall({ ...backup, options: { image } }, ['file']).lists, { image: [] })
})

test('an option that is there twice is refused, not taken by chance', () => {
  for (const args of [
    ['file', '--note', 'a', '--note', 'b'],
    ['file', '--json', '--json'],
  ])
    throws(() => readCall(backup, args), { exitCode: 2, message: `${args[1]} is there twice; say it once` })
})

test('arguments may be left out, and the last may be several words', () => {
  const read = (names: readonly string[], ...args: string[]): readonly string[] =>
    readCall({ ...backup, arguments: names }, args).arguments
  deepEqual(read(['folder?']), [])
  deepEqual(read(['folder?'], 'a'), ['a'])
  throws(() => read(['folder?'], 'a', 'b'), { message: '"b" is too much: burin backup [folder]' })
  deepEqual(read(['request…'], 'a', 'bell'), ['a', 'bell'])
  throws(() => read(['request…']), { message: 'the request is missing: burin backup <request…>' })
  deepEqual(read(['request?…']), [])
  throws(() => read(['request?…'], 'a', ''), { message: 'the request is empty: burin backup [request…]' })
})

test('only a command that talks to an API can be told which', () => {
  equal(readCall({ ...backup, needs: 'api' }, ['file', '--api', 'http://a.example']).options['api'], 'http://a.example')
  throws(() => readCall(backup, ['file', '--api', 'x']), /there is no option --api/)
})
