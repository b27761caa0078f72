import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, describe, it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { until } from '../../tests/until.ts'
import { createWorkers } from './create-workers.ts'
import type { WorkersSettings, WorkLimits } from './create-workers.ts'
import { BusyError } from './workers.ts'
import { createUrgency } from './workers/urgency.ts'
import type { Priority, Urgency } from './workers/urgency.ts'

const FILE = new URL('../../tests/sample-work.ts', import.meta.url)
const LIMITS = { mostWaiting: 10, timeoutMs: 60_000 }
const SETTINGS: WorkersSettings = {
  file: FILE,
  threads: 1,
  reserved: 0,
  niceness: 0,
  limits: { high: LIMITS, normal: LIMITS, low: LIMITS },
  lingerMs: 60_000,
  heapMib: 128,
  closingMs: 60_000,
  now: () => performance.now(),
}

const pools: AsyncDisposable[] = []
after(async () => Promise.all(pools.map(async (pool) => pool[Symbol.asyncDispose]())))

function workersWith(settings: Partial<WorkersSettings> = {}): ReturnType<typeof createWorkers> {
  const workers = createWorkers({ ...SETTINGS, ...settings })
  pools.push(workers)
  return workers
}

/** The same for work of every priority. */
function limitsOf(limits: Partial<WorkLimits>): WorkersSettings['limits'] {
  const same = { ...LIMITS, ...limits }
  return { high: same, normal: same, low: same }
}

/** Shared memory that `hold` waits at: see sample-work.ts. */
function closedGate(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(12))
}

async function opened(gate: Int32Array, index: number): Promise<void> {
  await Atomics.waitAsync(gate, index, 0).value
}

function letGo(gate: Int32Array): void {
  Atomics.store(gate, 0, 1)
  Atomics.notify(gate, 0)
}

describe('work', () => {
  const workers = workersWith({ threads: 2 })

  it('gives what the function gives, many at once', async () => {
    await workers.ready()
    const numbers = [1, 2, 3, 4, 5, 6]
    deepEqual(await Promise.all(numbers.map((number) => workers.run('double', number))), [2, 4, 6, 8, 10, 12])
  })

  it('tells every event in order before the result', async () => {
    const heard: unknown[] = []
    const result = workers.run('count', 50, { onEvent: (event) => heard.push(event) })
    void result.then((text) => heard.push(text))
    await result
    deepEqual(heard, [...Array.from({ length: 50 }, (_, index) => index + 1), 'counted'])
  })

  it('rejects with what the function throws, and with a word on a function that is not there', async () => {
    await rejects(workers.run('refuse', 'no such thing'), { name: 'TypeError', message: 'no such thing' })
    await rejects(workers.run('toString', 1), { message: 'the workers\' file exports no function "toString"' })
  })

  it('rejects what cannot travel between threads, there and back', async () => {
    await rejects(
      workers.run('double', () => 1),
      { name: 'DataCloneError' },
    )
    await rejects(workers.run('giveFunction', 1), /could not be cloned/)
    equal(await workers.run('double', 1), 2)
  })

  it('ends with the error of a listener that throws', async () => {
    const onEvent = (): never => {
      throw new Error('deaf')
    }
    await rejects(workers.run('count', 5, { onEvent }), { message: 'deaf' })
    equal(await workers.run('double', 1), 2)
  })
})

describe('cancelling', () => {
  const workers = workersWith()
  const reason = new Error('changed my mind')

  it('refuses work whose signal has aborted already', async () => {
    await rejects(workers.run('double', 1, { signal: AbortSignal.abort(reason) }), reason)
  })

  it('drops work that waits', async () => {
    const gate = closedGate()
    const held = workers.run('hold', gate)
    await opened(gate, 1)
    const controller = new AbortController()
    const untouched = closedGate()
    const dropped = workers.run('hold', untouched, { signal: controller.signal })
    controller.abort(reason)
    await rejects(dropped, reason)
    letGo(gate)
    equal(await held, 'let go')
    equal(await workers.run('double', 4), 8)
    equal(untouched[1], 0)
  })

  it('tells work that runs, and rejects when that has really stopped', async () => {
    const gate = closedGate()
    const controller = new AbortController()
    const run = workers.run('holdUntilCancelled', gate, { signal: controller.signal })
    await opened(gate, 1)
    controller.abort(reason)
    await rejects(run, reason)
    equal(gate[2], 1)
    equal(await workers.run('double', 4), 8)
  })

  it('rejects work that takes no notice only when its thread is free again', async () => {
    const gate = closedGate()
    const controller = new AbortController()
    const settled: string[] = []
    const run = workers.run('hold', gate, { signal: controller.signal }).catch(() => settled.push('given up'))
    await opened(gate, 1)
    controller.abort(reason)
    await Promise.resolve()
    deepEqual(settled, [])
    equal(workers.figures().running, 1)
    letGo(gate)
    await run
    deepEqual(settled, ['given up'])
  })

  it('leaves later work of the thread alone', async () => {
    const controller = new AbortController()
    equal(await workers.run('double', 1, { signal: controller.signal }), 2)
    controller.abort(reason)
    equal(await workers.run('count', 3, { signal: new AbortController().signal }), 'counted')
  })
})

describe('too much work', () => {
  it('is refused when as much waits as may, with a time to come back', async () => {
    let clock = 0
    const workers = workersWith({ limits: limitsOf({ mostWaiting: 2 }), now: () => clock })
    const first = closedGate()
    const slow = workers.run('hold', first)
    await opened(first, 1)
    clock = 4000
    letGo(first)
    await slow
    const gate = closedGate()
    const held = workers.run('hold', gate)
    await opened(gate, 1)
    const waiting = [workers.run('double', 1), workers.run('double', 2)]
    deepEqual(workers.figures(), { threads: 1, running: 1, waiting: { high: 0, normal: 2, low: 0 }, lost: 0 })
    const refusal = await workers.run('double', 3).catch((error: unknown) => error)
    ok(refusal instanceof BusyError)
    // Two wait, and work took four seconds so far.
    deepEqual([refusal.reason, refusal.retryAfterSeconds], ['overload', 8])
    letGo(gate)
    deepEqual(await Promise.all([held, ...waiting]), ['let go', 2, 4])
    equal(workers.figures().waiting.normal, 0)
  })

  it('is given up when its priority has no more time for it; its thread is ended, and a new one goes on', async ({
    mock,
  }) => {
    const timeoutMs = { high: 1000, normal: 2000, low: 3000 }
    const limits = (priority: Priority): WorkLimits => ({ ...LIMITS, timeoutMs: timeoutMs[priority] })
    const workers = workersWith({ limits: { high: limits('high'), normal: limits('normal'), low: limits('low') } })
    mock.timers.enable({ apis: ['setTimeout'] })
    for (const priority of ['high', 'normal', 'low'] as const) {
      const gate = closedGate()
      const settled: unknown[] = []
      const held = workers.run('hold', gate, { urgency: createUrgency(priority) })
      const given = held.catch((error: unknown) => void settled.push(error))
      await opened(gate, 1)
      mock.timers.tick(timeoutMs[priority] - 1)
      await turn()
      equal(settled.length, 0, `${priority}: it still has a millisecond`)
      mock.timers.tick(1)
      await given
      const [refusal] = settled
      ok(refusal instanceof BusyError)
      deepEqual([refusal.reason, refusal.retryAfterSeconds], ['time-out', 1])
      equal(await workers.run('double', 1, { urgency: createUrgency(priority) }), 2)
      // Nothing goes on behind it; a busy machine takes a while to end a thread.
      while (workers.figures().running > 0) await turn()
    }
    equal(workers.figures().lost, 3)
  })

  it('has its time from when a thread begins with it', async ({ mock }) => {
    const workers = workersWith({ limits: limitsOf({ timeoutMs: 1000 }) })
    mock.timers.enable({ apis: ['setTimeout'] })
    const [first, second] = [closedGate(), closedGate()]
    const both = [workers.run('hold', first), workers.run('hold', second)]
    await opened(first, 1)
    mock.timers.tick(900)
    letGo(first)
    await opened(second, 1)
    mock.timers.tick(900)
    letGo(second)
    deepEqual(await Promise.all(both), ['let go', 'let go'])
  })
})

describe('priorities', () => {
  /** Work that adds its name to `order` when it is done, while the only thread is held. */
  const told = (workers: ReturnType<typeof createWorkers>, order: string[]) => {
    return async (name: string, urgency: Urgency): Promise<void> => {
      await workers.run('double', 1, { urgency })
      order.push(name)
    }
  }
  const atGate = async (workers: ReturnType<typeof createWorkers>, priority: Priority): Promise<() => void> => {
    const gate = closedGate()
    const held = workers.run('hold', gate, { urgency: createUrgency(priority) })
    held.catch(() => undefined)
    await opened(gate, 1)
    return () => letGo(gate)
  }

  it('puts urgent work before all that came earlier', async () => {
    const workers = workersWith()
    const open = await atGate(workers, 'normal')
    const order: string[] = []
    const run = told(workers, order)
    const all = [
      run('sandbox 1', createUrgency('normal')),
      run('sandbox 2', createUrgency('normal')),
      run('live 1', createUrgency('high')),
      run('live 2', createUrgency('high')),
    ]
    open()
    await Promise.all(all)
    deepEqual(order, ['live 1', 'live 2', 'sandbox 1', 'sandbox 2'])
  })

  it('puts work before others when somebody urgent waits for it too', async () => {
    const workers = workersWith()
    const open = await atGate(workers, 'normal')
    const order: string[] = []
    const run = told(workers, order)
    const joined = createUrgency('normal')
    const all = [run('first', createUrgency('normal')), run('joined', joined)]
    joined.raise()
    deepEqual(workers.figures().waiting, { high: 1, normal: 1, low: 0 })
    open()
    await Promise.all(all)
    deepEqual(order, ['joined', 'first'])
  })

  it('keeps threads for urgent work, which nothing else gets', async () => {
    const workers = workersWith({ reserved: 1 })
    const open = await atGate(workers, 'normal')
    const joined = createUrgency('normal')
    const waits = workers.run('double', 1, { urgency: joined })
    equal(await workers.run('double', 2, { urgency: createUrgency('high') }), 4)
    deepEqual(workers.figures().waiting, { high: 0, normal: 1, low: 0 })
    joined.raise()
    equal(await waits, 2, 'raised, it may go there')
    open()
  })

  it('leaves a thread free for a second after urgent work, so that the processors are not all taken', async () => {
    let now = 0
    const workers = workersWith({ threads: 2, reserved: 1, now: () => now })
    await workers.run('double', 1, { urgency: createUrgency('high') })
    const open = await atGate(workers, 'normal')
    const waits = workers.run('double', 2)
    now = 999
    const more = workers.run('double', 3)
    deepEqual([workers.figures().running, workers.figures().waiting.normal], [1, 2])
    equal(await workers.run('double', 4, { urgency: createUrgency('high') }), 8)
    now = 1999
    equal(await workers.run('double', 5), 10, 'then it has all threads again')
    deepEqual(await Promise.all([waits, more]), [4, 6])
    open()
  })

  it('lets urgent work have every thread', async () => {
    const workers = workersWith({ reserved: 1 })
    const open = [await atGate(workers, 'high'), await atGate(workers, 'high')]
    equal(workers.figures().running, 2)
    for (const one of open) one()
  })

  it('does work of low priority on a thread of its own, which goes when there is no more', async () => {
    const workers = workersWith({ lingerMs: 0 })
    const open = await atGate(workers, 'low')
    const waits = workers.run('double', 1, { urgency: createUrgency('low') })
    equal(await workers.run('double', 2), 4, 'a page keeps no draw waiting')
    deepEqual([workers.figures().threads, workers.figures().waiting.low], [2, 1])
    open()
    equal(await waits, 2)
    await until(() => workers.figures().threads === 1 && workers.figures().lost === 0)
    equal(await workers.run('double', 3, { urgency: createUrgency('low') }), 6, 'and comes back')
  })

  it('has a queue for each, so that none can fill another', async () => {
    const workers = workersWith({ limits: limitsOf({ mostWaiting: 1 }) })
    const open = [await atGate(workers, 'normal'), await atGate(workers, 'low')]
    const priorities = ['normal', 'low', 'high'] as const
    const run = (priority: Priority): Promise<unknown> => workers.run('double', 1, { urgency: createUrgency(priority) })
    const waiting: Promise<unknown>[] = []
    for (const priority of priorities) {
      waiting.push(run(priority))
      await rejects(run(priority), { name: 'BusyError', reason: 'overload' })
    }
    deepEqual(workers.figures().waiting, { high: 1, normal: 1, low: 1 })
    for (const one of open) one()
    deepEqual(await Promise.all(waiting), [2, 2, 2])
  })
})

describe('a thread that fails', () => {
  it('fails its own work only, and is replaced', async () => {
    const workers = workersWith({ heapMib: 16 })
    for (const name of ['fillMemory', 'end', 'throwLater']) {
      const [failed, next] = await Promise.allSettled([workers.run(name, null), workers.run('double', 2)])
      equal(failed.status, 'rejected', name)
      const error: unknown = failed.status === 'rejected' ? failed.reason : null
      ok(error instanceof Error && !(error instanceof BusyError), name)
      match(error.message, /ended before its work was done/)
      deepEqual(next, { status: 'fulfilled', value: 4 }, name)
    }
    equal(workers.figures().lost, 3)
  })

  it('because its file cannot be loaded fails all that waits, and is tried again with the next work', async () => {
    const workers = workersWith({ file: new URL('no-such-file.ts', FILE), threads: 2 })
    await rejects(workers.ready(), /ended before/)
    for (let turn = 0; turn < 2; turn++)
      await rejects(workers.run('double', 1), (error: Error) => /no-such-file/.test(String(error.cause)))
  })
})

describe('disposal', () => {
  it('lets running work end, and turns away what waits and what comes', async () => {
    const workers = workersWith()
    const gate = closedGate()
    const held = workers.run('hold', gate)
    await opened(gate, 1)
    const waits = workers.run('double', 1)
    const disposed = workers[Symbol.asyncDispose]()
    await rejects(waits, { name: 'BusyError', reason: 'stopped' })
    await rejects(workers.run('double', 1), { name: 'BusyError', reason: 'stopped' })
    letGo(gate)
    equal(await held, 'let go')
    await disposed
  })

  it('ends work that does not end in time, as turned away and not as failed', async () => {
    const workers = workersWith({ closingMs: 10 })
    const gate = closedGate()
    const held = workers.run('hold', gate)
    await opened(gate, 1)
    const turnedAway = rejects(held, { name: 'BusyError', reason: 'stopped' })
    await Promise.all([turnedAway, workers[Symbol.asyncDispose]()])
  })

  it('leaves nothing that keeps the process up', () => {
    const text = `
      const { createWorkers } = await import(${JSON.stringify(new URL('create-workers.ts', import.meta.url).href)})
      const settings = { ...${JSON.stringify(SETTINGS)}, file: new URL(${JSON.stringify(FILE.href)}), now: () => 0 }
      const workers = createWorkers({ ...settings, threads: 2 })
      console.log(await workers.run('double', 21))
      await workers.run('end', null).catch(() => console.log('crashed'))
      await workers[Symbol.asyncDispose]()
      console.log('disposed')`
    const child = spawnSync(process.execPath, ['--eval', text], { timeout: 100_000 })
    deepEqual([child.status, child.stdout.toString()], [0, '42\ncrashed\ndisposed\n'], child.stderr.toString())
  })
})
