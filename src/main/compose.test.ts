import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { runNotesApi } from '../../tests/notes-api.ts'
import { countAnswers } from '../api/count-answers.ts'
import { readConfig } from '../config/read-config.ts'
import type { Config } from '../config/config.ts'
import { PATIENCE } from '../platform/http/guarded-server.ts'
import { compose } from './compose.ts'
import { openGround } from './open-ground.ts'

const WORLD = { now: Date.now, random: randomBytes, writeLog: () => undefined }

function configOf(parts: Config['parts']): Config {
  const { config, problem } = readConfig({
    BURIN_ICONS_PORT: '0',
    BURIN_API_PORT: '0',
    BURIN_SITES_PORT: '0',
    BURIN_OPERATIONS_PORT: '0',
  })
  if (config === null) throw new Error(problem)
  return { ...config, parts }
}

async function readyz(operationsOn: string): Promise<{ status: number; problems?: unknown }> {
  return (await (await fetch(`${operationsOn}/readyz`)).json()) as { status: number; problems?: unknown }
}

describe('a process', () => {
  it('that runs no icon service loads no studio, and is ready without one', async () => {
    let loads = 0
    const loadStudio = async (): Promise<never> => Promise.reject(new Error(`load ${(loads += 1)}`))
    await using running = await compose(configOf([]), { ...WORLD, loadStudio })
    equal(running.icons, null)
    await running.ready()
    deepEqual(await readyz(running.operationsOn), { status: 'ready', warnings: [] })
    equal(loads, 0)
  })

  it('that runs the icon service has begun to load the studio when it listens', async () => {
    let loads = 0
    const loadStudio = async (): Promise<never> => Promise.reject(new Error(`load ${(loads += 1)}`))
    await using running = await compose(configOf(['icons']), { ...WORLD, loadStudio })
    ok(running.icons !== null)
    equal(loads, 1)
  })

  it('shows operators each of its parts', async () => {
    await using ground = await openGround(configOf([]), WORLD)
    let isUp = false
    ground.checks.set('notes', { isUp: () => isUp, isNeeded: true, problem: 'is still being sorted' })
    const patience = { ...PATIENCE, requestMs: 600_000 }
    await using notes = await runNotesApi(undefined, { patience, observe: countAnswers(ground.meter) })
    const operationsOn = await ground.listen()
    deepEqual((await readyz(operationsOn)).problems, [{ part: 'notes', problem: 'is still being sorted' }])
    isUp = true
    deepEqual(await readyz(operationsOn), { status: 'ready', warnings: [] })
    await notes.ask('GET', '/health')
    const metrics = await (await fetch(`${operationsOn}/metrics`)).text()
    match(metrics, /^burin_part_up\{part="notes"\} 1$/m)
    match(metrics, /^burin_http_request_duration_seconds_count\{method="GET",route="\/health",status="200"\} 1$/m)
  })
})
