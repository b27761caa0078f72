import { ok } from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { until } from './until.ts'

const DOOR = join(import.meta.dirname, '../src/admin/burin.ts')
const CTRL_C = '\u0003'
/** Said after a command that left its terminal otherwise than it found it. */
const LEFT_ALTERED = 'the terminal was left altered'

/** False, or why no test can open a terminal: `script` of util-linux does; that of macOS takes other options. */
export const NO_TERMINAL: string | false = hasScript() ? false : 'script of util-linux not found'

function hasScript(): boolean {
  const { error, stdout } = spawnSync('script', ['--version'], { encoding: 'utf8' })
  return error === undefined && stdout.includes('util-linux')
}

export interface InTerminal {
  readonly columns: number
  /** Where it is called. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
}

/** A command that runs in a terminal. */
export interface TerminalRun {
  /** All that the terminal was sent so far, as it came. */
  raw(): string
  /** The lines that stand there: colours, and lines that another took the place of, left out. */
  lines(): string[]
  /** Waits until something is shown. Rejects where the command ends without it. */
  shows(what: string): Promise<void>
  /** Types a line. */
  type(line: string): void
  pressCtrlC(): void
  /** The exit code, once it has ended; -1 where it left the terminal altered. */
  readonly ended: Promise<number>
}

/** Runs `burin` with the words of a line in a real pseudo-terminal, and looks whether the terminal is afterwards as it was. */
export function runInTerminal(line: string, { columns, folder, environment }: InTerminal): TerminalRun {
  const state = 'was=$(stty -g); trap : INT'
  const after = `code=$?; [ "$was" = "$(stty -g)" ] || echo "${LEFT_ALTERED}"; exit $code`
  const command = `stty cols ${columns}; ${state}; ${process.execPath} ${DOOR} ${line}; ${after}`
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], TERM: 'xterm', SHELL: '/bin/sh', ...environment },
  })
  let text = ''
  child.stdout.on('data', (bytes: Buffer) => (text += bytes.toString()))
  const ended = once(child, 'close').then(([code]) => (text.includes(LEFT_ALTERED) ? -1 : Number(code)))
  return {
    raw: () => text,
    lines: () =>
      text
        .split('\r\n')
        .map((one) => stripVTControlCharacters(one.replaceAll('\u001B[2K', '').split('\r').findLast(Boolean) ?? '')),
    shows: async (what) => {
      await until(() => text.includes(what) || child.exitCode !== null)
      ok(text.includes(what), text)
    },
    type: (answer) => void child.stdin.write(`${answer}\n`),
    pressCtrlC: () => void child.stdin.write(CTRL_C),
    ended,
  }
}
