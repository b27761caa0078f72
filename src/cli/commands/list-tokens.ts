import { tableOf } from '../table.ts'
import { timeTold } from '../time-told.ts'
import type { ApiCommand } from '../user-command.ts'

const COLUMNS = [
  { head: 'NAME', mayCut: true },
  { head: 'ID' },
  { head: 'CREATED' },
  { head: 'LAST USED' },
  { head: 'ENDS' },
] as const

export const listTokens: ApiCommand = {
  words: ['tokens', 'list'],
  about: 'lists the tokens for CI that are good',
  arguments: [],
  options: {},
  examples: ['burin tokens list', 'burin tokens list --json'],
  needs: 'api',
  run: async ({ client, signal, terminal, now }) => {
    const tokens = await client.tokens({ signal })
    const rows = tokens.map(({ name, id, createdAt, lastUsedAt, expiresAt }) => [
      name,
      id,
      timeTold(createdAt, now()),
      lastUsedAt === null ? 'never' : timeTold(lastUsedAt, now()),
      timeTold(expiresAt, now()),
    ])
    const none = 'There are no tokens. burin tokens create makes one.'
    return { lines: rows.length === 0 ? [none] : tableOf(COLUMNS, rows, terminal), json: tokens, exitCode: 0 }
  },
}
