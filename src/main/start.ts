import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { keepCompiled } from '../config/keep-compiled.ts'
import { REPOSITORY } from '../pages/repository.ts'

/**
 * How much a heap may grow before all of it is looked through, in percent of what was alive the last time. Left to itself V8 looks every few
 * MiB when large buffers come and go beside a small heap, which is what an upload is: see decision 25. First of all, since what is kept of code
 * is of use only under the flags that it was made with.
 */
const HEAP_GROWING_PERCENT = 300
setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)

/**
 * Where Node keeps what it makes of our TypeScript, as commands do (`scripts/run.mjs`): made anew, that is most of a start, in each thread.
 * What is kept is checked against the file, and a folder that cannot be written is no fault.
 */
keepCompiled(join(REPOSITORY, '.cache', 'compiled'))
// Only what is imported from here on is kept.
const { openFrontDoor } = await import('./front-door.ts')
await openFrontDoor()
flushCompileCache()
