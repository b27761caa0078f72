import { fail } from 'node:assert/strict'
import { ADMIN_COMMANDS } from '../src/admin/admin-commands.ts'
import { mailHere } from '../src/admin/mail-here.ts'
import { performAdminCommand } from '../src/admin/perform-admin-command.ts'
import { runCommand } from '../src/cli/run-command.ts'
import type { Ended } from '../src/cli/run-command.ts'
import { readConfig } from '../src/config/read-config.ts'
import type { Database } from '../src/database/database.ts'
import { callFor } from './call-burin.ts'

/** Runs a command for operators in this process, on a database that is open, with these settings. `words`: what stands after `burin`. */
export async function callAdmin(
  words: readonly string[],
  database: Database,
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const world = {
    readConfig: () => readConfig({ BURIN_SITES_DOMAIN: 'sites.test', ...environment }).config ?? fail(),
    openDatabase: async () => ({ ...database, [Symbol.asyncDispose]: async () => undefined }),
    openOwner: () => fail(),
    openObjects: () => fail(),
    mailOf: mailHere,
  }
  return runCommand(
    {
      commands: ADMIN_COMMANDS,
      perform: async (command, read) => performAdminCommand(command, callFor(read), world),
      about: 'commands for operators',
      examples: [],
      columns: 200,
    },
    words,
  )
}
