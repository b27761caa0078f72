import type { Database } from '../../database/database.ts'
import { grantPrivileges } from '../../database/roles/grant-privileges.ts'
import { makeRoles, ROLE_NAMES } from '../../database/roles/make-roles.ts'
import { randomText } from '../../platform/random-text.ts'
import { CliProblem } from '../../cli/cli-problem.ts'
import type { AdminCommand } from '../admin-command.ts'

const PASSWORD_CHARACTERS = 32

export const adminDatabaseRoles: AdminCommand = {
  words: ['admin', 'database', 'roles'],
  about:
    'makes two roles at DATABASE_URL, one that owns the tables and one that serves, and prints the settings to use',
  arguments: [],
  options: {},
  examples: ['DATABASE_URL=postgres://postgres@db.example.com/burin burin admin database roles'],
  needs: 'database',
  run: async ({ config, database, random }) => {
    const { databaseUrl } = config
    if (databaseUrl === null)
      throw new CliProblem("Burin's own database has both roles; set DATABASE_URL to make them in another")
    const password = (): string => randomText(random, PASSWORD_CHARACTERS)
    const passwords = { owner: password(), serving: password() }
    const made = await database.transaction((within) => makeRoles(within, ROLE_NAMES, passwords))
    await grantPrivileges(inRoleOfOwner(database), ROLE_NAMES.serving)
    const urlOf = (which: 'owner' | 'serving'): string => {
      const name = ROLE_NAMES[which]
      const secret = made.includes(name) ? passwords[which] : ''
      return Object.assign(new URL(databaseUrl), { username: name, password: secret }).href
    }
    const settings = { DATABASE_URL: urlOf('serving'), DATABASE_OWNER_URL: urlOf('owner') }
    const done =
      made.length > 0
        ? `Made ${made.join(' and ')}. Their passwords are shown only now.`
        : `The roles are there, with the passwords that they had.`
    return {
      lines: [`${done} Run the service with:`, ...Object.entries(settings).map(([name, url]) => `${name}=${url}`)],
      json: { made, ...settings },
      exitCode: 0,
    }
  },
}

/** What is made within belongs to the owner, not to whoever runs the command. */
function inRoleOfOwner(database: Pick<Database, 'transaction'>): Pick<Database, 'transaction'> {
  return {
    transaction: (work) =>
      database.transaction(async (within) => {
        await within.query(`set local role ${ROLE_NAMES.owner}`)
        return work(within)
      }),
  }
}
