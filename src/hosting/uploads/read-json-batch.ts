import { z } from 'zod'
import { parseJson } from '../../platform/http/parse-json.ts'
import type { BatchFile } from '../contract/batch-object.ts'
import type { BatchEntry } from '../deployments/batch-entry.ts'
import { UPLOAD_LIMITS } from '../deployments/upload-limits.ts'
import { invalidUpload, UploadProblem } from '../deployments/upload-problem.ts'

const SHA_256 = z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 is 64 small hexadecimal digits.')

const MOST_NAMED = 5
const LONGEST_NAMED = 60

/** What is said of an object that is none, or that has properties which nobody knows; their names may be megabytes long. */
function objectOf(what: string, known: string): (issue: { code?: string; keys?: string[] }) => string {
  return ({ code, keys = [] }) => {
    if (code !== 'unrecognized_keys') return `${what} is an object: \`${known}\`.`
    const named = keys.slice(0, MOST_NAMED).map((key) => JSON.stringify(key.slice(0, LONGEST_NAMED)))
    return `${what} has no ${named.join(', ')}. It is written \`${known}\`.`
  }
}

/** A file with its content, or with the hash alone of a content that the account has or will send. */
const FILE = z
  .strictObject(
    {
      path: z.string('Each file has a `path`, which is a text.'),
      sha256: SHA_256.optional(),
      size: z.int('A size is a whole number of bytes.').min(0, 'A size is a whole number of bytes.').optional(),
      content: z.string('A content is a text; bytes are written as base64, with `"encoding": "base64"`.').optional(),
      encoding: z.enum(['utf8', 'base64'], 'An encoding is `utf8` or `base64`.').optional(),
    },
    { error: objectOf('A file', '{path, content?, encoding?, sha256?, size?}') },
  )
  .refine(({ content, sha256 }) => content !== undefined || sha256 !== undefined, 'Give a content, or a sha256.')
  .refine(({ content, encoding }) => content !== undefined || encoding === undefined, {
    path: ['encoding'],
    message: 'There is no content to be encoded.',
  })

export const JSON_BATCH: z.ZodType<{ readonly files: readonly BatchFile[] }> = z.strictObject(
  {
    files: z
      .array(FILE, 'The files are a list: `{"files": [{"path": "index.html", "content": "…"}]}`.')
      .max(
        UPLOAD_LIMITS.filesOfDeployment,
        `A batch has at most ${UPLOAD_LIMITS.filesOfDeployment.toLocaleString('en')} files; send the others in another one.`,
      ),
  },
  { error: objectOf('A batch', '{"files": […]}') },
)

/** Each file has at most five values and is one itself. */
const MOST_VALUES = 6 * UPLOAD_LIMITS.filesOfDeployment + 2
const MOST_ISSUES = 20

/** Reads `{"files": [{path, sha256?, size?, content?, encoding?}]}`. The body is bounded by who gathered it: see `UPLOAD_LIMITS`. */
export async function* readJsonBatch(bytes: Uint8Array): AsyncGenerator<BatchEntry> {
  const reading = parseJson(bytes, MOST_VALUES)
  if (reading.problem !== null) throw invalidUpload(reading.path.join('.') || 'body', 'malformed', reading.problem)
  const { data, error } = JSON_BATCH.safeParse(reading.value)
  if (error !== undefined) {
    const issues = error.issues.slice(0, MOST_ISSUES)
    throw new UploadProblem({
      kind: 'invalid',
      issues: issues.map(({ path, message }) => ({ path: path.join('.') || 'body', message, code: 'malformed' })),
    })
  }
  for (const [index, file] of data.files.entries()) yield entryOf(file, `files.${index}`)
}

function entryOf({ path, sha256, size, content, encoding }: BatchFile, name: string): BatchEntry {
  if (content === undefined) return { kind: 'reference', path, sha256: sha256 ?? '', size: size ?? null }
  const bytes = encoding === 'base64' ? fromBase64(content, name) : Buffer.from(content)
  if (size !== undefined && size !== bytes.length)
    throw invalidUpload(`${name}.size`, 'wrong-size', `The content has ${bytes.length} bytes, not ${size}.`)
  return { kind: 'file', path, sha256: sha256 ?? null, content: [bytes] }
}

function fromBase64(content: string, name: string): Uint8Array {
  try {
    return Uint8Array.fromBase64(content, { lastChunkHandling: 'strict' })
  } catch (cause) {
    throw invalidUpload(`${name}.content`, 'malformed', 'The content is not base64.', { cause })
  }
}
