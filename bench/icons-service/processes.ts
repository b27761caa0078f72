import { fork, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Measured {
  /** Seconds of processor time that the process took so far, all threads; null where the system does not say. */
  readonly processorSeconds: () => number | null
}

/** A process that answers each message with one. */
export interface Helper extends Disposable, Measured {
  ask<Answer>(message: unknown): Promise<Answer>
}

/** Starts `file`, beside this one; what it logs goes to /dev/null. */
export function startHelper(file: string): Helper {
  const child = fork(join(import.meta.dirname, file), { stdio: ['ignore', 'inherit', 'ignore', 'ipc'] })
  return {
    ask: <Answer>(message: unknown) =>
      new Promise<Answer>((resolve, reject) => {
        child.removeAllListeners()
        child.once('message', resolve)
        child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}`)))
        child.send(message as object)
      }),
    processorSeconds: () => processorSecondsOf(child.pid ?? 0),
    [Symbol.dispose]: () => {
      child.removeAllListeners()
      child.kill()
    },
  }
}

export interface Service extends AsyncDisposable, Measured {
  readonly port: number
  /** Memory that the process has in the machine now, in MiB; null where the system does not say. */
  readonly residentMib: () => number | null
}

/** A folder for the data of services; it is gone afterwards. */
export function dataFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'burin-bench-'))
  // Run as root, the database's account must be able to pass.
  chmodSync(path, 0o755)
  // A database that was just told to end may still write.
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true, maxRetries: 10 }) }
}

/** Starts the service (of this checkout, or of another) as it is in production, but without rate limits and with its log (level info) in /dev/null. */
export async function startService(
  workers: number,
  settings: Record<string, string> = {},
  checkout: string = join(import.meta.dirname, '..', '..'),
): Promise<Service> {
  const data = dataFolder()
  const child = spawn(process.execPath, [join(checkout, 'src', 'main', 'start.ts')], {
    env: {
      PATH: process.env['PATH'],
      ...thriftyMemory(),
      BURIN_PARTS: 'icons',
      BURIN_ICONS_PORT: '0',
      BURIN_OPERATIONS_PORT: '0',
      BURIN_LIMIT_SANDBOX: '0',
      BURIN_WORKERS: String(workers),
      BURIN_DATA: data.path,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const port = await portOf(child)
  return {
    port,
    processorSeconds: () => processorSecondsOf(child.pid ?? 0),
    residentMib: () => residentMibOf(child.pid ?? 0),
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      data[Symbol.dispose]()
    },
  }
}

/** As `npm start` sets it. */
function thriftyMemory(): Record<string, string> {
  const path = new URL('../../scripts/thrifty-memory.json', import.meta.url)
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let out = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text
      const port = /listens on http:\/\/[^)]*:(\d+)\)/.exec(out)?.[1]
      if (port !== undefined) resolve(Number(port))
    })
    child.once('exit', (code) => reject(new Error(`the service ended with code ${code}`)))
  })
}

function residentMibOf(pid: number): number | null {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return null
  }
}

/** Linux counts in hundredths of a second, as fields 14 and 15 of a line whose second field is a name in brackets. */
function processorSecondsOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return null
  }
}
