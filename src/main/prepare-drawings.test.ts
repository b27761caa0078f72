import { deepEqual, equal } from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import type { WorkOptions } from '../platform/workers.ts'
import { attempt } from '../studio/attempt.ts'
import { engineOf, openPrepared } from '../studio/prepared.ts'
import { prepare } from '../studio/prepare.ts'
import { prepareDrawings } from './prepare-drawings.ts'

const folder = mkdtempSync(join(tmpdir(), 'prepare-'))
after(() => rmSync(folder, { recursive: true }))

const RING = 'icon ring\nkeyline circle\ncircle 12,12 10\n'
/** Nothing is drawn ahead of a program that cannot be drawn. */
const WRONG = 'icon wrong\ncircle\n'

/** Workers that do it here, and say what they were asked for. */
function workersFor(programs: readonly string[]): {
  asked: string[]
  run: <R>(name: string, task: unknown, options?: WorkOptions) => Promise<R>
} {
  const asked: string[] = []
  return {
    asked,
    run: async <R>(name: string, task: unknown, { urgency }: WorkOptions = {}) => {
      asked.push(`${urgency?.priority} ${name}`)
      return (name === 'unprepared' ? { engine: engineOf(), programs } : prepare(String(task))) as R
    },
  }
}

describe('drawings made while nobody waits', () => {
  it('are kept as a file, which draws find', async () => {
    const file = join(folder, 'cache', 'prepared.bin')
    const { asked, run } = workersFor([RING, WRONG])
    await prepareDrawings({ run }, file)
    // Nobody waits for it.
    deepEqual(asked, ['low unprepared', 'low prepare', 'low prepare'])
    deepEqual(readdirSync(join(folder, 'cache')), ['prepared.bin'])
    const { svg } = attempt({ program: RING, intent: '', findings: [], idea: 'glyph' }, HOUSE_CUT)
    equal(openPrepared([file])(RING, HOUSE_CUT)?.svg, svg)
  })

  it('are not made where they are there already, or cannot be kept', async () => {
    const done = workersFor([])
    await prepareDrawings(done, join(folder, 'done.bin'))
    deepEqual(done.asked, ['low unprepared'])
    const wall = join(folder, 'wall')
    writeFileSync(wall, 'no folder')
    const unkept = workersFor([RING])
    await prepareDrawings(unkept, join(wall, 'prepared.bin'))
    deepEqual(unkept.asked, ['low unprepared'])
    equal(readFileSync(wall, 'utf8'), 'no folder')
  })
})
