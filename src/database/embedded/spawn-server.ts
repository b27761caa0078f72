import { spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Binaries } from './find-binaries.ts'
import type { ServerUser } from './server-user.ts'

/** A server that was told to start. */
export interface SpawnedServer {
  readonly pid: number | null
  /** Set when it has ended: with its exit code or signal, or why it could not be run. */
  readonly ended: () => string | null
}

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: '5432',
  max_connections: '50',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  fsync: 'on',
  full_page_writes: 'on',
  // Worker processes for reading pay on large servers only.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Its errors reach us with the query; the log has what the server says of itself, so that it stays small.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/**
 * Starts the server in a session of its own: a Ctrl-C in the terminal is for us, and we stop the server when our work is
 * done. It lives on when this process is killed. Its words go to `logFile`, which begins anew.
 */
export async function spawnServer(of: {
  folder: string
  socketFolder: string
  logFile: string
  binaries: Binaries
  user: ServerUser | null
}): Promise<SpawnedServer> {
  const settings = { ...SETTINGS, unix_socket_directories: `"${of.socketFolder.replaceAll('"', '""')}"` }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  await (await open(of.logFile, 'w', 0o600)).close()
  // Appending, so that a second start by mistake does not write over the words of the first.
  await using log = await open(of.logFile, 'a')
  const child = spawn(join(of.binaries.folder, 'bin', 'postgres'), ['-D', of.folder, ...options], {
    cwd: dirname(of.folder),
    detached: true,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log.fd, log.fd],
    ...(of.user === null ? {} : { uid: of.user.uid, gid: of.user.gid }),
  })
  let end: string | null = null
  child.on('exit', (code, signal) => (end ??= `it ended with ${code === null ? signal : `code ${code}`}`))
  child.on('error', (error) => (end ??= error.message))
  child.unref()
  return { pid: child.pid ?? null, ended: () => end }
}

/** The last lines of the server's log, in one. */
export async function lastWords(logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '')
  const lines = text.trim().split('\n').slice(-4)
  // Each begins with the time and the process.
  return lines.map((line) => line.replace(/^\S+ \S+ UTC \[\d+\] /, '').trim()).join(' ')
}
