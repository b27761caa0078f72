import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, describe, it } from 'node:test'
import { createWorkers } from './create-workers.ts'
import type { WorkersSettings } from './create-workers.ts'
import { isBusyError } from './workers.ts'

const FILE = new URL('../../tests/sample-work.ts', import.meta.url)
const SETTINGS: WorkersSettings = {
  file: FILE,
  threads: 1,
  mostWaiting: 10,
  timeoutMs: 60_000,
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

  it('rejects at once when the work runs, and tells the work', async () => {
    const gate = closedGate()
    const controller = new AbortController()
    const run = workers.run('holdUntilCancelled', gate, { signal: controller.signal })
    await opened(gate, 1)
    controller.abort(reason)
    await rejects(run, reason)
    await opened(gate, 2)
    equal(await workers.run('double', 4), 8)
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
    const workers = workersWith({ mostWaiting: 2, now: () => clock })
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
    deepEqual(workers.figures(), { threads: 1, running: 1, waiting: 2 })
    const refusal = await workers.run('double', 3).catch((error: unknown) => error)
    ok(isBusyError(refusal))
    // Two wait, and work took four seconds so far.
    deepEqual([refusal.reason, refusal.retryAfterSeconds], ['overload', 8])
    letGo(gate)
    deepEqual(await Promise.all([held, ...waiting]), ['let go', 2, 4])
    equal(workers.figures().waiting, 0)
  })

  it('is given up when it takes too long; a new thread goes on', async () => {
    const workers = workersWith({ timeoutMs: 50 })
    const refusal = await workers.run('hold', closedGate()).catch((error: unknown) => error)
    ok(isBusyError(refusal))
    deepEqual([refusal.reason, refusal.retryAfterSeconds], ['time-out', 1])
    equal(await workers.run('double', 1), 2)
  })
})

describe('a thread that fails', () => {
  it('fails its own work only, and is replaced', async () => {
    const workers = workersWith({ heapMib: 16 })
    for (const name of ['fillMemory', 'end', 'throwLater']) {
      const [failed, next] = await Promise.allSettled([workers.run(name, null), workers.run('double', 2)])
      equal(failed.status, 'rejected', name)
      const error: unknown = failed.status === 'rejected' ? failed.reason : null
      ok(error instanceof Error && !isBusyError(error), name)
      match(error.message, /ended before its work was done/)
      deepEqual(next, { status: 'fulfilled', value: 4 }, name)
    }
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

  it('ends work that does not end in time', async () => {
    const workers = workersWith({ closingMs: 10 })
    const gate = closedGate()
    const held = workers.run('hold', gate)
    await opened(gate, 1)
    const [failed] = await Promise.allSettled([held, workers[Symbol.asyncDispose]()])
    equal(failed.status, 'rejected')
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
    const child = spawnSync(process.execPath, ['--eval', text], { timeout: 30_000 })
    deepEqual([child.status, child.stdout.toString()], [0, '42\ncrashed\ndisposed\n'], child.stderr.toString())
  })
})
