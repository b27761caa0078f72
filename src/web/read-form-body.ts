import { finished } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { LIMITS } from '../contract/limits.ts'

/** A file that a form sent. */
export interface FormFile {
  /** The name of its field. */
  readonly field: string
  readonly bytes: Uint8Array
}

/** What a form sent. */
export interface FormBody {
  readonly fields: URLSearchParams
  /** In the order of the form; a field without a file is left out. */
  readonly files: readonly FormFile[]
}

/** One more of everything than is allowed: who reads the form says what was too much. */
const MOST = {
  files: LIMITS.images + 1,
  fileSize: LIMITS.imageBytes + 1,
  fields: 20,
  fieldSize: 64 * 1024,
}

/** Reads the body of a form, with or without files; one that is broken has what was whole up to there. */
export async function readFormBody(bytes: Uint8Array, contentType: string): Promise<FormBody> {
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    return { fields: new URLSearchParams(new TextDecoder().decode(bytes)), files: [] }
  const fields = new URLSearchParams()
  const files: FormFile[] = []
  try {
    const parser = new Busboy({ headers: { 'content-type': contentType }, limits: MOST })
    parser.on('field', (name, value) => fields.append(name, value))
    parser.on('file', (field, content) => {
      const pieces: Buffer[] = []
      content.on('data', (piece: Buffer) => pieces.push(piece))
      content.on('error', () => undefined)
      content.on('end', () => {
        const whole = Buffer.concat(pieces)
        if (whole.length > 0) files.push({ field, bytes: new Uint8Array(whole) })
      })
    })
    parser.end(bytes)
    await finished(parser)
  } catch {
    // What is missing then is said of the fields that lack it.
  }
  return { fields, files }
}
