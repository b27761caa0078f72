import { deepEqual, equal, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import type { Queryable } from './database.ts'
import { bytes, rowForm } from './row-form.ts'

interface Sample {
  readonly id: string
  readonly createdAt: Date
  readonly leftUnits: bigint | null
  readonly hash: Uint8Array
}

const SAMPLE = rowForm<Sample>({
  id: z.string(),
  createdAt: z.date(),
  leftUnits: z.bigint().nullable(),
  hash: bytes,
})
const ROW: Sample = { id: 'secret', createdAt: new Date(0), leftUnits: 5n, hash: Buffer.from('a') }

function giving(...rows: readonly object[]): Queryable {
  return { query: async <Row extends object>() => rows as readonly Row[] }
}

describe('rowForm', () => {
  it('names its columns as the database has them', () => {
    equal(SAMPLE.columns(), 'id, created_at as "createdAt", left_units as "leftUnits", hash')
    equal(SAMPLE.columns('t'), 't.id, t.created_at as "createdAt", t.left_units as "leftUnits", t.hash')
  })
  it('gives rows of its form', async () => {
    const none = { ...ROW, leftUnits: null }
    deepEqual(await SAMPLE.all(giving(ROW, none), ''), [ROW, none])
    deepEqual(await SAMPLE.first(giving(ROW, none), ''), ROW)
    deepEqual(await SAMPLE.only(giving(ROW), ''), ROW)
    equal(await SAMPLE.first(giving(), ''), null)
  })
  it('hands statement and values on', async () => {
    const asked: unknown[] = []
    const database: Queryable = { query: async (...call) => (asked.push(call), []) }
    await SAMPLE.all(database, 'select $1', [1])
    deepEqual(asked, [['select $1', [1]]])
  })
  it('rejects a row with a column of another type, without one, or with one more, and says no value', async () => {
    const { id: _, ...without } = ROW
    for (const [row, problem] of [
      [{ ...ROW, createdAt: 'secret' }, /createdAt/],
      [{ ...ROW, leftUnits: 5 }, /leftUnits/],
      [{ ...ROW, id: null }, /id/],
      [without, /id/],
      [{ ...ROW, secrecy: 1 }, /secrecy/],
    ] as const) {
      const error = await SAMPLE.first(giving(row), '').catch((reason: unknown) => reason as Error)
      equal(problem.test(error instanceof Error ? error.message : ''), true)
      equal(/"secret"|'secret'| secret\b/.test(error instanceof Error ? error.message : ''), false)
    }
  })
  it('rejects where a row has to be and is none', async () => {
    await rejects(SAMPLE.only(giving(), 'update it'), /gave no row: update it/)
  })
})
