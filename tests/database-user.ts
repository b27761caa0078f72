/**
 * A process that uses the database of a data folder, for tests that kill one: opens it, says `ready`, answers each line of
 * its input, a statement, with the rows as JSON, and leaves when the input ends.
 */
import { createInterface } from 'node:readline'
import { openDatabase } from '../src/database/open-database.ts'
import { createLog } from '../src/platform/log.ts'

const log = createLog('info', Date.now, (line) => process.stderr.write(line))
const database = await openDatabase({ url: null, dataFolder: process.argv[2] ?? '', log, now: Date.now })
console.log('ready')
for await (const line of createInterface(process.stdin)) console.log(JSON.stringify(await database.query(line)))
await database[Symbol.asyncDispose]()
console.log('left')
