import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The server that a data folder's `postmaster.pid` names; it may be gone. */
export interface Postmaster {
  readonly pid: number
  /** The folder of its socket; empty while the server has none yet, or when the file came here with a copy of other data. */
  readonly socketFolder: string
}

/** Reads `postmaster.pid`; null when there is none or it is not written yet. */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  // Its lines: process id, data folder, start time, port, socket folder, …
  const [pid = '', data = '', , , socketFolder = ''] = text.split('\n')
  if (!/^\d+$/.test(pid.trim())) return null
  return { pid: Number(pid), socketFolder: data === folder ? socketFolder : '' }
}

/**
 * Whether the process is the server of this folder. After a crash another program may have got its number, in containers
 * even as a rule; where the system shows command lines (Linux), they tell.
 */
export async function isPostmaster(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  return commandLine === null || commandLine.split('\0').includes(folder)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, but another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
