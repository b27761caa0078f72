import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { REPOSITORY } from '../pages/repository.ts'

/**
 * Where Node keeps what it makes of our TypeScript, as commands do (`scripts/run.mjs`): made anew, that is most of a start, in each thread.
 * Its threads keep theirs there too. What is kept is checked against the file, and a folder that cannot be written is no fault.
 */
enableCompileCache(join(REPOSITORY, '.cache', 'compiled'))
// Only what is imported from here on is kept.
const { openFrontDoor } = await import('./front-door.ts')
await openFrontDoor()
flushCompileCache()
