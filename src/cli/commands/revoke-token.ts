import type { TokenObject } from '../../hosting/contract/token-object.ts'
import { CliProblem } from '../cli-problem.ts'
import { oneLine } from '../table.ts'
import type { ApiCommand } from '../user-command.ts'

export const revokeToken: ApiCommand = {
  words: ['tokens', 'revoke'],
  about: 'revokes a token for CI at once and for good',
  arguments: ['token'],
  options: {},
  examples: ['burin tokens revoke "Build server"', 'burin tokens revoke tok_1vXq9ZbT4mJrCe7LwKd2PsYh'],
  needs: 'api',
  run: async ({ arguments: [word = ''], client, signal }) => {
    const { id, name } = named(await client.tokens({ signal }), word)
    await client.revokeToken(id, { signal })
    return { lines: [`${oneLine(name)} (${id}) is revoked.`], json: { id, name, revoked: true }, exitCode: 0 }
  },
}

function named(tokens: readonly TokenObject[], word: string): TokenObject {
  const found = tokens.filter(({ id, name }) => id === word || name === word)
  const [token, ...more] = found
  if (token !== undefined && more.length === 0) return token
  // A token itself must not go on to a log.
  const what = word.startsWith('burin_token_')
    ? 'of that text: name it by its name or id, not by itself'
    : JSON.stringify(word)
  throw new CliProblem(
    token === undefined
      ? `you have no token ${what}; burin tokens list shows those you have`
      : `${found.length} tokens are called ${what}; say the id of one: ${found.map(({ id }) => id).join(', ')}`,
    1,
  )
}
