/**
 * While `npm pack` packs, package.json is that of the package for users. This puts the project's own back: told by `postpack`
 * (without arguments), or, with the id of npm's process, as soon as that has ended, however it ended. Plain JavaScript for Node 20.
 */
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isAlive } from '../is-alive.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const manifest = join(root, 'package.json')
/** The project's own, meanwhile. Renaming it back is one step: nobody sees half a file. */
const kept = join(root, '.cache', 'package.json.own')
/** Packing takes less than a second. */
const LONGEST_MS = 60_000

/** Puts the project's own manifest back, if it is away. A copy that is left over from before the exchange is old, and goes. */
function putBack() {
  if (!existsSync(kept)) return
  const isAway = JSON.parse(readFileSync(manifest, 'utf8')).exports !== undefined
  if (isAway) renameSync(kept, manifest)
  else rmSync(kept, { force: true })
}

async function guard(pid) {
  const endsAt = Date.now() + LONGEST_MS
  while (existsSync(kept) && isAlive(pid) && Date.now() < endsAt) await sleep(20)
  putBack()
}

const [pid] = process.argv.slice(2)
if (pid === undefined) putBack()
else await guard(Number(pid))
