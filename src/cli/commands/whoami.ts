import type { ApiCommand } from '../user-command.ts'

export const whoami: ApiCommand = {
  words: ['whoami'],
  about: 'says who is signed in, and where',
  arguments: [],
  options: {},
  examples: ['burin whoami', 'burin whoami --api https://api.example.com --json'],
  needs: 'api',
  run: async ({ client, apiAddress, signal }) => {
    const { id, email } = await client.account({ signal })
    return { lines: [`${email} at ${apiAddress}`], json: { api: apiAddress, account: id, email }, exitCode: 0 }
  },
}
