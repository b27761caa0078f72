import { start } from './start.ts'

/** Put in where the package is made. */
declare const BURIN_VERSION: string

/**
 * The front door of the command line in the package for users, which has no service and no lexicon. In a clone, that of `admin` takes
 * its place.
 */
await start(process.argv.slice(2), { version: BURIN_VERSION, drawHere: null, recutHere: null, elsewhere: [] })
