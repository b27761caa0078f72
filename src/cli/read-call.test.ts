import { throws } from 'node:assert/strict'
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
