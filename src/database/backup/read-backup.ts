import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { DatabaseProblem } from '../database.ts'
import { FORMAT, VERSION } from './backup-parts.ts'
import type { BackupEnd, BackupHead } from './backup-parts.ts'

/** What follows the head: a table begins, rows of it come; an object begins, bytes of it come; all is over. */
export type BackupPiece =
  | { readonly kind: 'head'; readonly head: BackupHead }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'rows'; readonly rows: readonly string[] }
  | { readonly kind: 'object'; readonly object: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'end'; readonly end: BackupEnd }

/**
 * Reads a backup piece by piece, in bounded memory. The last piece is the end, and comes only when all before it is as it was
 * written; otherwise rejects with a `DatabaseProblem`.
 */
export async function* readBackup(path: string): AsyncGenerator<BackupPiece> {
  const hash = createHash('sha256')
  // What is last shows only when nothing comes after it.
  let held: string | null = null
  let isFirst = true
  for await (const line of linesOf(path)) {
    if (held !== null) {
      hash.update(`${held}\n`)
      yield pieceOf(path, held, isFirst)
      isFirst = false
    }
    held = line
  }
  const end = held === null || isFirst ? null : (parsed(path, held) as Partial<BackupEnd> | null)
  if (end?.rows === undefined || end.sha256 !== hash.digest('hex'))
    throw damaged(path, 'it was cut off or changed after it was written')
  yield { kind: 'end', end: { rows: end.rows, objects: end.objects ?? null, sha256: end.sha256 } }
}

function pieceOf(path: string, line: string, isFirst: boolean): BackupPiece {
  const value = parsed(path, line)
  if (isFirst) return { kind: 'head', head: headOf(path, value) }
  if (Array.isArray(value)) return { kind: 'rows', rows: value as string[] }
  if (typeof value === 'string') return { kind: 'bytes', bytes: Buffer.from(value, 'base64') }
  const { table, object } = (value ?? {}) as { readonly table?: unknown; readonly object?: unknown }
  if (typeof table === 'string') return { kind: 'table', table }
  if (typeof object === 'string') return { kind: 'object', object }
  throw damaged(path, 'a line is not as it was written')
}

function headOf(path: string, value: unknown): BackupHead {
  const head = value as Partial<Omit<BackupHead, 'version'>> & { version?: number }
  if (head?.format !== FORMAT) throw damaged(path, 'it has another format')
  if (head.version !== 1 && head.version !== VERSION)
    throw new DatabaseProblem(`${path} was made by a newer Burin; restore it with that version`)
  return head as BackupHead
}

function parsed(path: string, line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw damaged(path, 'a line is not as it was written', { cause })
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const parts: Buffer[] = []
  const unpacked = createGunzip()
  // What goes wrong in it, whoever reads on is told.
  pipeline(createReadStream(path), unpacked).catch(() => undefined)
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let from = 0
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
        parts.push(chunk.subarray(from, at))
        yield Buffer.concat(parts.splice(0)).toString()
        from = at + 1
      }
      parts.push(chunk.subarray(from))
    }
  } catch (error) {
    throw readProblem(error, path)
  }
  const rest = Buffer.concat(parts).toString()
  if (rest !== '') yield rest
}

function readProblem(error: unknown, path: string): unknown {
  const { code = '', syscall, message } = error as NodeJS.ErrnoException
  if (syscall !== undefined) return new DatabaseProblem(`cannot read ${path}: ${message}`, { cause: error })
  return code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE'
    ? damaged(path, message, { cause: error })
    : error
}

function damaged(path: string, why: string, options?: ErrorOptions): DatabaseProblem {
  return new DatabaseProblem(`${path} is no whole backup of Burin: ${why}; nothing was restored`, options)
}
