import { equal, match, throws } from 'node:assert/strict'
import { test } from 'node:test'
import { adminBackup } from './commands/admin-backup.ts'
import { readCall } from './read-call.ts'

test('an argument that is empty is refused before anything is done, as one that is missing', () => {
  for (const [args, problem] of [
    [[''], 'the file is empty'],
    [[' '], 'the file is empty'],
    [[], 'the file is missing'],
  ] as const)
    throws(() => readCall(adminBackup, args), { exitCode: 2, message: `${problem}: burin admin backup <file>` })
})

test('an option that is not there is refused in our words, and what Node said of it is the cause', () => {
  throws(
    () => readCall(adminBackup, ['file', '--jsn']),
    (error: Error) => {
      equal(error.message, 'there is no option --jsn; did you mean --json?')
      match(String(error.cause), /Unknown option '--jsn'/)
      return true
    },
  )
})
