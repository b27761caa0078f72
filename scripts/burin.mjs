#!/usr/bin/env node
/** `npx burin …` in a clone: sets up what is missing, then runs the command under the project's own Node. Plain JavaScript for Node 20. */
process.argv.splice(2, 0, 'src/admin/burin.ts')
await import('./run.mjs')
