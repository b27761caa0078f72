import { start } from '../cli/start.ts'

/** The front door of the command line in a clone. What operators need is loaded when they call it. */
await start(process.argv.slice(2), {
  elsewhere: [
    {
      row: ['admin', 'commands for operators, on the database of this machine: credits, the ledger, backups'],
      run: async (args, callOf) => {
        const { runAdmin } = await import('./run-admin.ts')
        return runAdmin(args, callOf)
      },
    },
  ],
})
