import { ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The service as a process of its own, as `npm start` runs it. */
export interface StartedService {
  readonly child: ChildProcess
  /** Exit code and signal, once it has ended. */
  readonly ended: Promise<unknown[]>
  /** What came on stdout and stderr so far. */
  out: string
  problems: string
}

/** Starts it with these settings, and with ports that are free unless they say otherwise. Whoever starts it kills it. */
export function startService(environment: Record<string, string>, options: readonly string[] = []): StartedService {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'src', 'main', 'start.ts'), ...options], {
    env: {
      PATH: process.env['PATH'],
      BURIN_ICONS_PORT: '0',
      BURIN_API_PORT: '0',
      BURIN_SITES_PORT: '0',
      BURIN_OPERATIONS_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const started: StartedService = { child, ended: once(child, 'close'), out: '', problems: '' }
  child.stdout.on('data', (text: Buffer) => {
    started.out += text.toString()
  })
  child.stderr.on('data', (text: Buffer) => {
    started.problems += text.toString()
  })
  return started
}

/** Waits until it has said how to use it. */
export async function whenReady(started: StartedService): Promise<void> {
  while (!started.out.includes('for operators')) {
    ok(started.child.exitCode === null, started.problems)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
