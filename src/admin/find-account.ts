import { checkEmail } from '../accounts/identity/check-email.ts'
import type { Config } from '../config/config.ts'
import type { Queryable } from '../database/database.ts'
import { CliProblem } from '../cli/cli-problem.ts'
import { findAccountOf } from '../accounts/entities/account.ts'

/** The account that somebody means by an e-mail address (or its id). A `CliProblem` when there is none. */
export async function findAccount(
  database: Queryable,
  name: string,
  { baseUrl }: Pick<Config, 'baseUrl'>,
): Promise<{ readonly id: string; readonly email: string }> {
  const checked = checkEmail(name)
  const account = await findAccountOf(database, { email: 'email' in checked ? checked.email : name, id: name })
  if (account !== null) return account
  if ('problem' in checked) throw new CliProblem(`${JSON.stringify(name)} is no e-mail address: ${checked.problem}`, 2)
  const where = baseUrl === null ? 'the page /sign-in of the service' : `${baseUrl}/sign-in`
  throw new CliProblem(
    `nobody has signed in as ${checked.email}, so there is no such account; sign in once at ${where}`,
  )
}
