/**
 * A process that draws from the ledger until it is killed, for tests that kill one: `ledger-user.ts DATABASE NAME
 * ACCOUNT…`. Each line of its output tells what it is about to do or has done; it is written before the next step, so
 * what was written when it died is all that it knew.
 */
import { writeSync } from 'node:fs'
import { openDatabase } from '../src/database/open-database.ts'
import { randomDrawer, sweepLedger } from './ledger-draws.ts'
import { silent } from './test-database.ts'

const DRAWERS = 16
const [url = '', name = '', ...accounts] = process.argv.slice(2)
const tell = (...words: readonly (string | number)[]): void => void writeSync(1, `${words.join(' ')}\n`)
const witness = {
  tried: (holdId: string, units: number) => tell('tried', holdId, units),
  settled: (holdId: string, units: number) => tell('settled', holdId, units),
  added: (ref: string, credits: number) => tell('added', ref, credits),
}
const database = await openDatabase({ url, dataFolder: '', log: silent, now: Date.now })
const forever = async (work: () => Promise<void>): Promise<never> => {
  for (;;) await work()
}
await Promise.all([
  forever(() => sweepLedger(database)),
  ...Array.from({ length: DRAWERS }, (_, place) =>
    forever(randomDrawer({ database, accounts, witness, name: `${name}.${place}` })),
  ),
])
