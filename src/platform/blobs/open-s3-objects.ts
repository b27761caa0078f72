import { hash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { ObjectMissing } from './object-store.ts'
import type { BlobPlace, ObjectDraft, ObjectStore, StoredObject } from './object-store.ts'
import { BucketRefusal } from './store-trouble.ts'

export interface S3Options {
  readonly bucket: string
  /** Such as `https://s3.eu-central-1.amazonaws.com`; the bucket is the first part of the path. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken: string | null
  /** A name that was never given before: small letters and digits. */
  readonly newName: () => string
}

/** An object is held in memory until it is sent, because S3 wants to know its length first. */
const FULL_BYTES = 8 * 1024 * 1024
const ANSWER_MS = 60_000
/** Each waits twice as long as the one before, the first up to 50 ms. */
const RETRIES = 5

type Ask = (
  method: string,
  name: string,
  more?: { headers?: Record<string, string>; body?: Buffer },
) => Promise<Response>

/** Objects of a bucket; other keys in it are left alone. Rejects with a `BucketRefusal` when it answers otherwise than it was asked. */
export function openS3Objects(options: S3Options): ObjectStore {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey, sessionToken, newName } = options
  const aws = new AwsClient({
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === null ? {} : { sessionToken }),
    retries: RETRIES,
  })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const ask: Ask = (method, name, { headers = {}, body } = {}) =>
    aws.fetch(`${base}/${name}`, {
      method,
      // The hash is signed: S3 refuses a body that was changed on its way.
      headers: { ...headers, 'x-amz-content-sha256': hash('sha256', body ?? '', 'hex') },
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body === undefined ? {} : { body }),
    })
  return {
    fullBytes: FULL_BYTES,
    begin: async () => beginObject(ask, `${PREFIX}${newName()}`),
    // What S3 has answered is durable.
    settle: async () => undefined,
    read: (place) => readRange(ask, place),
    remove: async (name) => {
      const answer = await ask('DELETE', name)
      if (!answer.ok && answer.status !== 404) await refuse(answer, 'delete', name)
      await answer.body?.cancel()
    },
    list: () => listBucket(ask),
    // What was begun is in memory only.
    removeUnfinished: async () => 0,
  }
}

/** Before every key of ours. */
const PREFIX = 'blobs/'

function beginObject(ask: Ask, name: string): ObjectDraft {
  let pieces: Uint8Array[] = []
  return {
    name,
    write: async (bytes) => void pieces.push(bytes),
    close: async () => {
      const body = Buffer.concat(pieces)
      pieces = []
      const answer = await ask('PUT', name, { headers: { 'if-none-match': '*' }, body })
      // There already: nobody else has this name, so the answer to an earlier try was lost.
      if (!answer.ok && answer.status !== 412) await refuse(answer, 'store', name)
      await answer.body?.cancel()
    },
    abandon: async () => void (pieces = []),
  }
}

async function readRange(ask: Ask, { object, start, length }: BlobPlace): Promise<Buffer> {
  if (length === 0) return Buffer.alloc(0)
  const answer = await ask('GET', object, { headers: { range: `bytes=${start}-${start + length - 1}` } })
  if (answer.status === 404) throw new ObjectMissing(`there is no object ${object}`)
  if (answer.status !== 206) return refuse(answer, 'read', object)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (bytes.length !== length) throw new Error(`the object ${object} ends before byte ${start + length}`)
  return bytes
}

async function* listBucket(ask: Ask): AsyncGenerator<StoredObject> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const more: string = after === '' ? '' : `&start-after=${encodeURIComponent(after)}`
    const answer = await ask('GET', `?list-type=2&prefix=${encodeURIComponent(PREFIX)}${more}`)
    if (!answer.ok) await refuse(answer, 'list', PREFIX)
    const text = await answer.text()
    const entries = [...text.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => entry)
    for (const entry of entries) {
      const madeAt = new Date(elementOf(entry, 'LastModified'))
      yield { name: elementOf(entry, 'Key'), bytes: Number(elementOf(entry, 'Size')), madeAt }
    }
    const last = entries.at(-1)
    after = last !== undefined && elementOf(text, 'IsTruncated') === 'true' ? elementOf(last, 'Key') : undefined
  }
}

/** Our names need no escaping in XML, and neither do times and numbers. */
function elementOf(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
}

async function refuse(answer: Response, what: string, name: string): Promise<never> {
  const code = elementOf(await answer.text(), 'Code')
  throw new BucketRefusal(answer.status, code, `${what} ${name}`)
}
