import { deepEqual, equal, match } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { callAdmin } from '../../tests/call-admin.ts'
import { makeDataFolder } from '../../tests/data-folder.ts'
import { loneServer, silent } from '../../tests/test-database.ts'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'

interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

describe('burin admin', () => {
  const stack = new AsyncDisposableStack()
  let database: Database
  let dataFolder: string
  before(async () => {
    dataFolder = stack.use(await makeDataFolder()).path
    database = stack.use(await openDatabase({ url: null, dataFolder, log: silent, now: Date.now }))
    await database.query("insert into account values ('acc_ada', 'ada@example.com', now())")
  })
  after(() => stack.disposeAsync())

  /** As a command of its own, beside a process that has the database open. */
  async function burin(line: string, environment: Record<string, string> = {}): Promise<Ended> {
    const words = line.split(' ').filter((word) => word !== '')
    const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve('./burin.ts')), ...words], {
      env: { PATH: process.env['PATH'], BURIN_DATA: dataFolder, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { code: Number(code), stdout, stderr }
  }
  /** The same without a process of its own. */
  async function within(line: string): Promise<Ended> {
    const words = line.split(' ').filter((word) => word !== '')
    const { exitCode, output, problem } = await callAdmin(words, database)
    return { code: exitCode, stdout: output, stderr: problem }
  }
  const json = async (line: string): Promise<Record<string, unknown>> => {
    const { code, stdout, stderr } = await within(`${line} --json`)
    deepEqual([code, stderr], [0, ''])
    return JSON.parse(stdout) as Record<string, unknown>
  }

  it('grants, shows and takes credits of somebody who signed in once', async () => {
    const granted = await burin('admin credits grant Ada@Example.com 100 --note welcome --expires 30')
    deepEqual([granted.code, granted.stderr], [0, ''])
    match(
      granted.stdout,
      /^Gave ada@example\.com 100 credits, until \d{4}-.*Z\. ada@example\.com has 100 available\.\n$/,
    )
    equal(
      (await burin('admin credits take ada@example.com 30')).stdout,
      'Took 30 credits from ada@example.com. ada@example.com has 70 available.\n',
    )
    match(
      (await within('admin credits take acc_ada 900')).stdout,
      /^Took 70 credits from ada@example\.com, of 900: no more were available\./,
    )
    await within('admin credits grant ada@example.com 5')
    const { stdout } = await burin('admin credits show ada@example.com')
    match(stdout, /^ada@example\.com \(acc_ada\)\navailable {2}5\nheld {7}0\n/)
    match(stdout, /\n\S+Z {2}grant +100 +welcome\n$/)
    const shown = await json('admin credits show ada@example.com')
    deepEqual([shown['available'], shown['held'], shown['usage']], [5, 0, null])
  })

  it('grants and takes once for the same reference, and says so', async () => {
    const first = await json('admin credits grant ada@example.com 7 --ref may-gift')
    equal(first['done'], true)
    const again = await json('admin credits grant ada@example.com 7 --ref may-gift')
    deepEqual([again['done'], again['available']], [false, first['available']])
    match(
      (await within('admin credits grant ada@example.com 7 --ref may-gift')).stdout,
      /^Nothing given: .* may-gift, was made before\./,
    )
    const other = await within('admin credits grant ada@example.com 8 --ref may-gift')
    deepEqual([other.code, other.stdout], [1, ''])
    match(other.stderr, /^burin: the reference may-gift is that of another grant: 7 credits/)
    const taken = await json('admin credits take ada@example.com 2 --ref oops')
    deepEqual([taken['done'], taken['taken']], [true, 2])
    match((await within('admin credits take ada@example.com 2 --ref oops')).stdout, /^Nothing taken: /)
    // What was done stands in the log of operators, once; what was not does not.
    const { stdout } = await within('admin log --account ada@example.com --json')
    const acts = (JSON.parse(stdout) as { act: string; reason: string }[]).map(({ act, reason }) => `${act} ${reason}`)
    deepEqual(
      acts.filter((one) => /may-gift|oops/.test(one)),
      ['credits-taken 2 credits (oops)', 'credits-granted 7 credits (may-gift)'],
    )
  })

  it('says of somebody who never signed in how there comes to be an account', async () => {
    const unknown = await burin('admin credits grant bob@example.com 5', {
      BURIN_BASE_URL: 'https://icons.example.com',
    })
    deepEqual(unknown, {
      code: 1,
      stdout: '',
      stderr:
        'burin: nobody has signed in as bob@example.com, so there is no such account; sign in once at https://icons.example.com/sign-in\n',
    })
    match((await within('admin credits show bob')).stderr, /^burin: "bob" is no e-mail address: /)
  })

  it('checks the ledger, and ends with 1 and a line for each problem', async () => {
    match(
      (await within('admin ledger check')).stdout,
      /^The ledger adds up: \d+ transfers, 1 account, \d+ credits\.\n$/,
    )
    await using superuser = connect({ socketFolder: join(dataFolder, 'postgres'), user: 'burin' }, silent)
    await superuser.query('update credit_balance set available = available + 1')
    const { code, stdout } = await burin('admin ledger check')
    equal(code, 1)
    match(stdout, /^account acc_ada has \d+ credits available, but its transfers come to \d+\n$/)
    await superuser.query('update credit_balance set available = available - 1')
    deepEqual((await json('admin ledger check'))['problems'], [])
  })

  it('makes the two roles of a database, once, and prints the settings to use', async () => {
    await using server = await loneServer()
    const url = await server.makeEmptyDatabase()
    await using superuser = connect({ url }, silent)
    // This server has them from its own start.
    await superuser.query('alter role burin_owner rename to other_owner')
    await superuser.query('alter role burin_serving rename to other_serving')
    const roles = (): Promise<Ended> => burin('admin database roles', { DATABASE_URL: url })
    const { stdout } = await roles()
    match(stdout, /^Made burin_owner and burin_serving\. Their passwords are shown only now\./)
    const settings = Object.fromEntries(
      stdout
        .split('\n')
        .slice(1, 3)
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    )
    match(settings['DATABASE_URL'] ?? '', /^postgres:\/\/burin_serving:\w{32}@/)
    const check = await burin('admin ledger check', settings)
    deepEqual([check.code, check.stderr], [0, ''])
    match((await roles()).stdout, /^The roles are there, with the passwords that they had\.[^]*\/\/burin_serving@/)
    match((await within('admin database roles')).stderr, /^burin: Burin's own database has both roles/)
  })

  it('has help at every level', async () => {
    const levels = await Promise.all(
      ['', '--help', 'admin -h', 'admin credits --help', 'admin credits grant --help'].map((line) => within(line)),
    )
    for (const { code, stdout, stderr } of levels) {
      deepEqual([code, stderr], [0, ''])
      match(stdout, /burin admin credits grant <email> <amount>/)
    }
    match(levels.at(-1)?.stdout ?? '', /--expires DAYS/)
  })

  const wrong: readonly (readonly [line: string, says: RegExp])[] = [
    ['admn', /^burin: burin has no "admn"; did you mean admin\?\n$/],
    ['admin credits shwo', /^burin: burin admin credits has no "shwo"; did you mean show\?\n$/],
    ['admin ledger weigh', /^burin: burin admin ledger has no "weigh"; there is check\n$/],
    ['admin credits', /^burin: which one\?\n\nburin admin credits: [^]*grant/],
    ['--force admin ledger check', /^burin: --force has to stand after a command\n/],
    [
      'admin credits grant ada@example.com',
      /^burin: the amount is missing: burin admin credits grant <email> <amount>\n$/,
    ],
    ['admin credits show ada@example.com 5', /^burin: "5" is too much: /],
    ['admin credits grant ada@example.com 5 --not x', /^burin: there is no option --not; did you mean --note\?\n$/],
    ['admin credits grant ada@example.com 5 --note', /^burin: --note needs a value\n$/],
    ['admin ledger check --json=yes', /^burin: --json takes no value\n$/],
    [
      'admin credits grant ada@example.com 0',
      /^burin: the amount is "0", but must be a whole number from 1 to 1000000000\n$/,
    ],
    ['admin credits grant ada@example.com 1.5', /^burin: the amount is "1\.5", but/],
    ['admin credits grant ada@example.com 1000000001', /^burin: the amount is "1000000001", but/],
    [
      'admin credits grant ada@example.com 5 --expires 0',
      /^burin: --expires is "0", but must be a whole number from 1 to 36500\n$/,
    ],
  ]
  it('says in one line what is wrong with how it was called, and does nothing', async () => {
    const before = await database.query('select count(*) from credit_transfer')
    const outcomes = await Promise.all(wrong.map(([line]) => within(line)))
    for (const [place, { code, stdout, stderr }] of outcomes.entries()) {
      deepEqual([wrong[place]?.[0], code, stdout], [wrong[place]?.[0], 2, ''])
      match(stderr, wrong[place]?.[1] ?? /^$/)
    }
    deepEqual(await database.query('select count(*) from credit_transfer'), before)
  })

  it('says in one line what is wrong with the settings or the database', async () => {
    const nowhere = join(dataFolder, 'nowhere')
    const outcomes = await Promise.all([
      burin('admin ledger check', { BURIN_DATA: nowhere }),
      burin('admin ledger check', { BURIN_ICONS_PORT: 'x' }),
      burin('admin ledger check', { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:5432/burin_that_is_not_there' }),
    ])
    for (const { code, stdout, stderr } of outcomes) {
      deepEqual([code, stdout], [1, ''])
      match(stderr, /^burin: [^\n]*\n$/)
    }
    match(outcomes[0].stderr, /no data folder .*nowhere; say with BURIN_DATA/)
    equal(existsSync(nowhere), false)
    equal(outcomes[2].stderr.includes('hunter2'), false)
    match(
      (await burin('admin ledger check', { BURIN_DATTA: '/tmp' })).stderr,
      /^burin: warning: BURIN_DATTA is no setting; did you mean BURIN_DATA\?\n$/,
    )
  })
})
