import { sizeTold } from '../size-told.ts'
import { tableOf } from '../table.ts'
import type { ApiCommand } from '../user-command.ts'

const COLUMNS = [{ head: 'WHAT' }, { head: 'USED', isRight: true }, { head: 'ALLOWED', isRight: true }] as const

export const limits: ApiCommand = {
  words: ['limits'],
  about: 'says what you may use, and what you have used',
  arguments: [],
  options: {},
  examples: ['burin limits', 'burin limits --json'],
  needs: 'api',
  run: async ({ client, signal, terminal }) => {
    const found = await client.limits({ signal })
    const { projects, deploymentsADay, storedBytes, callsAMinute, uploads } = found
    const rows = [
      ['projects', String(projects.used), String(projects.allowed)],
      ['deployments in 24 hours', String(deploymentsADay.used), String(deploymentsADay.allowed)],
      ['stored', sizeTold(storedBytes.used), sizeTold(storedBytes.allowed)],
      ['calls in a minute', '', callsAMinute.allowed === 0 ? 'any number' : String(callsAMinute.allowed)],
      ['a file', '', sizeTold(uploads.fileBytes)],
      ['a deployment', '', sizeTold(uploads.bytesOfDeployment)],
      ['files of a deployment', '', String(uploads.filesOfDeployment)],
    ]
    return { lines: tableOf(COLUMNS, rows, terminal), json: found, exitCode: 0 }
  },
}
