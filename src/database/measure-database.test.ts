import { deepEqual, equal, match, rejects } from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { ownServer, silent } from '../../tests/test-database.ts'
import { writtenMeter } from '../../tests/written-meter.ts'
import { connect } from './connect.ts'
import { measureDatabase } from './measure-database.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

let url = ''
before(async () => {
  url = await stack.use(await ownServer()).makeEmptyDatabase()
})

it('measures statements and transactions, also those that fail', async () => {
  const { meter, lines } = writtenMeter()
  await using database = measureDatabase(connect({ url }, silent), meter)
  deepEqual(await database.query('select $1::int as one', [1]), [{ one: 1 }])
  await rejects(database.query('select nothing'))
  equal(await database.transaction(async (within) => (await within.query('select 1')).length), 1)
  await rejects(
    database.transaction(async () => Promise.reject(new Error('no'))),
    /no/,
  )
  for (const line of lines) match(line, / 0\.\d+$/)
  deepEqual(
    lines.map((line) => line.split(' ').slice(0, 3).join(' ')),
    ['statement done', 'statement failed', 'transaction done', 'transaction failed'].map(
      (labels) => `burin_database_duration_seconds ${labels}`,
    ),
  )
})

it('shows what the connections are at', async () => {
  const { meter, lines, look } = writtenMeter()
  await using database = measureDatabase(connect({ url }, silent), meter)
  const gate = Promise.withResolvers<void>()
  const inside = Promise.withResolvers<void>()
  const held = database.transaction(async () => (inside.resolve(), gate.promise))
  await inside.promise
  look()
  const shown = ['burin_database_connections busy 1', 'burin_database_connections idle 0']
  deepEqual(lines.splice(0), [...shown, 'burin_database_connections most 10', 'burin_database_waiting 0'])
  const others = Array.from({ length: 10 }, async () => database.transaction(async () => gate.promise))
  look()
  equal(lines.at(-1), 'burin_database_waiting 1')
  gate.resolve()
  await Promise.all([held, ...others])
})
