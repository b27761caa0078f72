import { DEFAULT_API } from '../choose-api.ts'
import { CliProblem } from '../cli-problem.ts'
import { oneLine } from '../table.ts'
import type { ApiCommand } from '../user-command.ts'
import { wholeNumberOf } from '../whole-number-of.ts'

const MOST_DAYS = 365

/** The token alone is the result, so that it can go on by a pipe to where secrets are kept. */
export const createToken: ApiCommand = {
  words: ['tokens', 'create'],
  about: 'makes a token for CI, to be set there as BURIN_TOKEN; prints it once',
  arguments: ['name?'],
  options: { days: { value: 'DAYS', about: `how long it is good, 1 to ${MOST_DAYS}; else 90` } },
  examples: [
    'burin tokens create "Build server"',
    'burin tokens create ci --days 365 | gh secret set BURIN_TOKEN',
    'burin tokens create ci --json',
  ],
  needs: 'api',
  run: async ({ arguments: [given], options, terminal, tell, client, signal, apiAddress }) => {
    const days = options['days'] === undefined ? {} : { days: wholeNumberOf('--days', options['days'], MOST_DAYS) }
    if (given === undefined && !terminal.isInteractive)
      throw new CliProblem(
        'the name is missing, by which you know the token later: burin tokens create "Build server"',
        2,
      )
    const name = given ?? (await terminal.ask('What is the token for, such as "Build server"?'))
    const made = await client.createToken({ name, ...days }, { signal })
    const until = made.expiresAt.slice(0, 10)
    tell(`this is the token ${oneLine(made.name)}, good until ${until}; it is shown this once, so keep it now`)
    // Where it is used, nobody has signed in, and no other address would be known.
    if (apiAddress !== DEFAULT_API) tell(`where you set it as BURIN_TOKEN, also set BURIN_API=${apiAddress}`)
    return { lines: [made.token], json: made, exitCode: 0 }
  },
}
