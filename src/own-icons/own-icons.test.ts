/** What accounts keep, on a real database: limits from both sides, two changes at once, histories, and what goes with an account. */
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { localServer, ownServer, silent } from '../../tests/test-database.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import { randomText } from '../platform/random-text.ts'
import { exportOwnIcons, removeOwnIcons } from './belongings.ts'
import { changeIcon, removeIcon } from './change-icon.ts'
import { clearDrawn, rememberDrawn, setHistory, sweepDrawn } from './drawn-icons.ts'
import { countIcons, findIcon, listDrawn, listKept } from './find-icons.ts'
import { changeSet, createSet, deleteSet, findSet, findShared, listSets, putIntoSet, shareSet } from './icon-sets.ts'
import { iconsOfSet, takeFromSet } from './icons-of-set.ts'
import { keepDrawnIcon, keepIcons } from './keep-icons.ts'
import type { NewIcon } from './keep-icons.ts'
import { DRAWN_MS, OWN_LIMITS } from './limits.ts'
import type { OwnIconsDeps } from './own-icons-deps.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let database: Database
let deps: OwnIconsDeps
let at = Date.UTC(2026, 10, 21, 12)
before(async () => {
  const server = stack.use((await localServer()) ?? (await ownServer()))
  database = stack.use(
    await openDatabase({ url: await server.makeDatabase(), dataFolder: '', log: silent, now: Date.now }),
  )
  deps = { database, now: () => at, random: randomBytes }
})

async function newAccount(): Promise<string> {
  const id = `acc_${randomText(randomBytes, 24)}`
  await database.query('insert into account (id, email, created_at) values ($1, $2, now())', [id, `${id}@example.com`])
  return id
}

let accountId = ''
beforeEach(async () => {
  accountId = await newAccount()
})

/** Icons that are there already, in one statement; gives their ids in order. */
async function fill(count: number, size = 1): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `insert into own_icon (id, account_id, name, program, digest, cut, is_draft, kept_at)
    select 'ico_' || $1 || n, $1, 'line', p.program, sha256(convert_to(p.program, 'UTF8')), '24/2/3 outlined', false, $4
    from generate_series(0, $2::integer - 1) as n, lateral (select rpad(n || ' ', $3, 'x') as program) as p
    order by n returning id`,
    [accountId, count, Math.max(size, 5), new Date(at)],
  )
  return rows.map(({ id }) => id)
}

const icon = (text: string): NewIcon => ({ name: 'line', program: text, prompt: null, cut: HOUSE_CUT, isDraft: false })
const some = (count: number): NewIcon[] => Array.from({ length: count }, (_, index) => icon(`${index}`))
const all = { before: null, limit: 5000 }
const kept = async (): Promise<string[]> =>
  (await listKept(database, { accountId, ...all })).map(({ program }) => program)
const drawn = async (): Promise<string[]> =>
  (await listDrawn(database, { accountId, ...all })).map(({ program }) => program)

describe('what an account keeps', () => {
  it('keeps each program once, the newest first, and no more than there is room for', async () => {
    const [first] = await fill(OWN_LIMITS.icons - 1)
    const { came, there, noRoom, ids } = await keepIcons(deps, {
      accountId,
      icons: [icon('0 xxx'), icon('a'), icon('b')],
    })
    deepEqual([came, there, noRoom], [1, 1, 1])
    equal(ids[0], first)
    equal((await countIcons(database, accountId)).kept, BigInt(OWN_LIMITS.icons))
    at += 10_000
    await removeIcon(deps, { accountId, iconId: ids[0] ?? '' })
    equal((await keepIcons(deps, { accountId, icons: [icon('b')] })).came, 1)
    equal((await kept())[0], 'b')
  })

  it('counts the bytes of all programs, and two at once pass no limit together', async () => {
    const size = 16_384
    const room = OWN_LIMITS.storedBytes / size
    await fill(room - 1, size)
    const both = await Promise.all(
      ['a', 'b'].map((letter) => keepIcons(deps, { accountId, icons: [icon(letter.padEnd(size, letter))] })),
    )
    equal(both[0]!.came + both[1]!.came, 1)
    equal((await keepIcons(deps, { accountId, icons: [icon('z')] })).noRoom, 1)
  })

  it('is nobody else’s', async () => {
    const { ids } = await keepIcons(deps, { accountId, icons: [icon('a')] })
    const [iconId = ''] = ids
    const set = await createSet(deps, { accountId, name: 'Mine', cut: HOUSE_CUT })
    const setId = set?.id ?? ''
    const other = await newAccount()
    const theirs = await createSet(deps, { accountId: other, name: 'Theirs', cut: HOUSE_CUT })
    equal(await findIcon(database, { accountId: other, iconId }), null)
    equal(await removeIcon(deps, { accountId: other, iconId }), false)
    equal(await keepDrawnIcon(deps, { accountId: other, iconId }), 'unknown')
    const change = { iconId, name: 'theirs', cut: HOUSE_CUT, isDraft: false, sets: [] }
    equal(await changeIcon(deps, { accountId: other, ...change }), null)
    equal(await findSet(database, { accountId: other, setId }), null)
    equal(await changeSet(deps, { accountId: other, setId, name: 'x', cut: HOUSE_CUT }), false)
    equal(await shareSet(deps, { accountId: other, setId, isShared: true }), false)
    equal(await deleteSet(deps, { accountId: other, setId }), false)
    equal(await putIntoSet(deps, { accountId: other, setId, iconIds: [iconId] }), null)
    // Neither somebody else's icon into an own set, nor an own icon into somebody else's.
    equal(await putIntoSet(deps, { accountId: other, setId: theirs?.id ?? '', iconIds: [iconId] }), 0)
    await changeIcon(deps, { accountId, ...change, sets: [setId, theirs?.id ?? ''] })
    deepEqual(await iconsOfSet(database, theirs?.id ?? ''), [])
    equal(await takeFromSet(database, { accountId: other, setId, iconId }), false)
    equal((await iconsOfSet(database, setId)).length, 1)
  })

  it('has sets up to a limit, each with icons up to a limit, and a link that can be taken back', async () => {
    const first = await createSet(deps, { accountId, name: 'Set 0', cut: HOUSE_CUT })
    await database.query(
      `insert into own_icon_set (id, account_id, name, cut, created_at)
      select 'set_' || $1 || n, $1, 'Set', '24/2/3 outlined', now() from generate_series(3, $2::integer) as n`,
      [accountId, OWN_LIMITS.sets],
    )
    ok((await createSet(deps, { accountId, name: 'Last', cut: HOUSE_CUT })) !== null)
    equal(await createSet(deps, { accountId, name: 'More', cut: HOUSE_CUT }), null)
    equal((await listSets(database, accountId)).length, OWN_LIMITS.sets)
    const setId = first?.id ?? ''
    const ids = await fill(OWN_LIMITS.iconsInSet + 1)
    equal(await putIntoSet(deps, { accountId, setId, iconIds: ids.slice(0, -1) }), OWN_LIMITS.iconsInSet)
    equal(await putIntoSet(deps, { accountId, setId, iconIds: ids }), 0)
    const last = { accountId, iconId: ids.at(-1) ?? '', name: 'last', cut: HOUSE_CUT, isDraft: true, sets: [setId] }
    deepEqual(await changeIcon(deps, last), { fullSets: ['Set 0'] })
    await takeFromSet(database, { accountId, setId, iconId: ids[0] ?? '' })
    deepEqual(await changeIcon(deps, last), { fullSets: [] })
    equal((await iconsOfSet(database, setId)).at(-1)?.name, 'last')
    await shareSet(deps, { accountId, setId, isShared: true })
    const share = (await findSet(database, { accountId, setId }))?.share ?? ''
    equal((await findShared(database, share))?.id, setId)
    await shareSet(deps, { accountId, setId, isShared: true })
    equal((await findSet(database, { accountId, setId }))?.share, share)
    await database.query('insert into account_suspension (account_id, at, reason) values ($1, now(), $2)', [
      accountId,
      'x',
    ])
    equal(await findShared(database, share), null)
    await database.query('delete from account_suspension where account_id = $1', [accountId])
    await shareSet(deps, { accountId, setId, isShared: false })
    equal(await findShared(database, share), null)
    await shareSet(deps, { accountId, setId, isShared: true })
    notEqual((await findSet(database, { accountId, setId }))?.share, share)
  })
})

describe('the history of an account', () => {
  it('has the newest as far as it goes, until its time is over; what is kept stays', async () => {
    await rememberDrawn(deps, { accountId, icons: some(OWN_LIMITS.drawn) })
    at += 1000
    await rememberDrawn(deps, { accountId, icons: [icon('new'), icon('x'.repeat(OWN_LIMITS.programBytes + 1))] })
    const [newest] = await listDrawn(database, { accountId, ...all })
    equal(newest?.program, 'new')
    equal((await drawn()).length, OWN_LIMITS.drawn)
    equal(await keepDrawnIcon(deps, { accountId, iconId: newest?.id ?? '' }), 'kept')
    ok((await sweepDrawn(database, { at: new Date(at + DRAWN_MS - 1), most: 5000 })) >= OWN_LIMITS.drawn - 1)
    deepEqual(await drawn(), ['new'])
    await sweepDrawn(database, { at: new Date(at + DRAWN_MS), most: 5000 })
    deepEqual([await drawn(), await kept()], [[], ['new']])
  })

  it('is switched off and emptied; what is kept stays, and drawing it again changes no name or cut of it', async () => {
    await keepIcons(deps, { accountId, icons: [{ ...icon('a'), name: 'own' }] })
    await rememberDrawn(deps, { accountId, icons: [{ ...icon('a'), cut: { ...HOUSE_CUT, size: 16 } }, icon('b')] })
    const [mine] = await listKept(database, { accountId, ...all })
    deepEqual([mine?.name, mine?.cut.size], ['own', 24])
    await setHistory(deps, { accountId, isOn: false })
    await rememberDrawn(deps, { accountId, icons: [icon('c')] })
    deepEqual((await drawn()).sort(), ['a', 'b'])
    await clearDrawn(deps, accountId)
    deepEqual([await drawn(), await kept()], [[], ['a']])
    await setHistory(deps, { accountId, isOn: true })
    await rememberDrawn(deps, { accountId, icons: [icon('c')] })
    deepEqual(await drawn(), ['c'])
  })
})

describe('an account that is deleted', () => {
  it('takes all along in its export, and leaves nothing, also of what is kept at the same moment', async () => {
    const { ids } = await keepIcons(deps, { accountId, icons: [icon('a')] })
    await rememberDrawn(deps, { accountId, icons: [icon('b')] })
    const set = await createSet(deps, { accountId, name: 'Set', cut: HOUSE_CUT })
    await putIntoSet(deps, { accountId, setId: set?.id ?? '', iconIds: ids })
    const data = await exportOwnIcons(database, accountId)
    deepEqual(
      (data['icons'] as { program: string }[]).map(({ program }) => program),
      ['a', 'b'],
    )
    deepEqual((data['iconSets'] as { icons: string[] }[])[0]?.icons, ids)
    // Begins while the account is there, and waits for its end.
    let keeping: Promise<{ came: number }> | null = null
    await database.transaction(async (within) => {
      await removeOwnIcons(within, accountId)
      keeping = keepIcons(deps, { accountId, icons: [icon('c')] })
      await within.query('update account set email = null, deleted_at = now() where id = $1', [accountId])
    })
    equal((await (keeping as unknown as Promise<{ came: number }>)).came, 0)
    for (const table of ['own_icon', 'own_icon_set'])
      deepEqual(await database.query(`select 1 from ${table} where account_id = $1`, [accountId]), [])
  })
})
