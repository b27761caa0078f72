import { deepEqual, equal, notDeepEqual, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { ownServer, silent } from '../../../tests/test-database.ts'
import { openDatabase } from '../../database/open-database.ts'
import type { Database } from '../../database/database.ts'
import { holdFreeDraw, settleFreeDraw, sweepVisitors } from './entities/free-draw.ts'
import { findVisitor, makeVisitorCookie } from './visitor-cookie.ts'

const SECRET = 'a secret that signs the cookies of tests'

describe('the cookie of a visitor', () => {
  it('names a browser, and every browser differently', () => {
    const [one, two] = [makeVisitorCookie(randomBytes, SECRET), makeVisitorCookie(randomBytes, SECRET)]
    deepEqual(findVisitor(one, SECRET), findVisitor(one, SECRET))
    equal(findVisitor(one, SECRET)?.length, 32)
    notDeepEqual(findVisitor(one, SECRET), findVisitor(two, SECRET))
  })
  it('is good for nothing when it was made up, changed or signed with another secret', () => {
    const cookie = makeVisitorCookie(randomBytes, SECRET)
    const swapped = (at: number): string =>
      cookie.slice(0, at) + (cookie[at] === 'A' ? 'B' : 'A') + cookie.slice(at + 1)
    for (const bad of [
      null,
      '',
      '.',
      'x',
      `${'a'.repeat(24)}.${'a'.repeat(43)}`,
      swapped(0),
      swapped(30),
      `${cookie}x`,
      cookie.slice(0, -1),
    ])
      equal(findVisitor(bad, SECRET), null, String(bad))
    equal(findVisitor(cookie, `${SECRET}.`), null)
  })
})

describe('the free draw of a browser', () => {
  const stack = new AsyncDisposableStack()
  let database: Database
  before(async () => {
    const url = await stack.use(await ownServer()).makeDatabase()
    database = stack.use(await openDatabase({ url, dataFolder: '', log: silent, now: Date.now }))
  })
  after(() => stack.disposeAsync())

  const at = new Date('2026-11-21T12:00:00Z')
  const later = (ms: number): Date => new Date(at.getTime() + ms)
  const hold = (visitor: Uint8Array, when = at): Promise<boolean> =>
    holdFreeDraw(database, { visitor, at: when, deadline: new Date(when.getTime() + 1000) })

  const isKnown = async (visitor: Uint8Array): Promise<boolean> =>
    (await database.query('select 1 from free_draw where id = $1', [visitor])).length > 0

  it('is one, also for twenty tabs at once', async () => {
    const visitor = randomBytes(32)
    const held = await Promise.all(Array.from({ length: 20 }, () => hold(visitor)))
    equal(held.filter((one) => one).length, 1)
    await settleFreeDraw(database, { visitor, isUsed: true, at })
    equal(await hold(visitor, later(365 * 24 * 60 * 60 * 1000)), false)
    ok(await hold(randomBytes(32)))
  })
  it('is there again when nothing came of it', async () => {
    const visitor = randomBytes(32)
    ok(await hold(visitor))
    await settleFreeDraw(database, { visitor, isUsed: false, at })
    ok(await hold(visitor))
  })
  it('leaves no row behind when nothing came of it: anybody can ask with a new cookie each time', async () => {
    const visitor = randomBytes(32)
    await hold(visitor)
    await settleFreeDraw(database, { visitor, isUsed: false, at })
    equal(await isKnown(visitor), false)
  })
  it('is remembered for as long as a browser keeps the cookie', async () => {
    const [used, left, atWork] = [randomBytes(32), randomBytes(32), randomBytes(32)]
    const day = 24 * 60 * 60 * 1000
    for (const visitor of [used, left]) await hold(visitor)
    await settleFreeDraw(database, { visitor: used, isUsed: true, at })
    await hold(atWork, later(399 * day))
    await sweepVisitors(database, { at: later(399 * day), most: 1000 })
    deepEqual([await isKnown(used), await isKnown(left), await isKnown(atWork)], [true, false, true])
    await sweepVisitors(database, { at: later(400 * day), most: 1000 })
    equal(await isKnown(used), false)
  })
  it('is there again when its draw never ended, once the time is up', async () => {
    const visitor = randomBytes(32)
    ok(await hold(visitor))
    equal(await hold(visitor, later(999)), false)
    equal(await hold(visitor, later(1000)), true)
  })
})
