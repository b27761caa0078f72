import { readFileSync } from 'node:fs'
import { start } from '../cli/start.ts'

/** The front door of the command line in a clone. What operators need is loaded when they call it. */
await start(process.argv.slice(2), {
  version: versionHere(),
  drawHere: async (wish) => {
    const { drawHere } = await import('../tools/draw/draw-here.ts')
    return drawHere(wish)
  },
  recutHere: async (program, cut) => {
    const { recutHere } = await import('../tools/compile/recut-here.ts')
    return recutHere(program, cut)
  },
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

function versionHere(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { readonly version: string }).version
}
