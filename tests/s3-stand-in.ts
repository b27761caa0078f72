import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** As much of S3 as the service uses, in memory, on loopback: it checks signatures and the hashes of bodies. */
export interface S3StandIn extends AsyncDisposable {
  readonly endpoint: string
  /** Key → bytes, of all buckets. */
  readonly objects: Map<string, StandInObject>
  /** Every request that was let in, such as `PUT /bucket/key`. */
  readonly asked: string[]
  /** The next requests are done, but answered with 503. */
  failNext(count: number): void
  /** What is to be written waits, undone, until what this gives is called. */
  holdWrites(): () => void
}

interface StandInObject {
  readonly bytes: Buffer
  readonly madeAt: Date
}

interface Answer {
  readonly status: number
  readonly body?: Buffer | string
  readonly headers?: Record<string, string>
}

export const STAND_IN_KEYS = { accessKeyId: 'AKIASTANDIN', secretAccessKey: 'a secret of the stand-in' } as const

/** `pageSize`: so many keys are listed at once. */
export async function s3StandIn({ pageSize = 1000 }: { pageSize?: number } = {}): Promise<S3StandIn> {
  const objects = new Map<string, StandInObject>()
  const asked: string[] = []
  let failing = 0
  let held: Promise<void> | null = null
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body = '', headers = {} }) => send(response, status, headers, body))
  })
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const body = Buffer.concat(await request.toArray())
    const refusal = signatureProblem(request, body)
    if (refusal !== null) return { status: 403, body: `<Error><Code>${refusal}</Code></Error>` }
    asked.push(`${request.method} ${request.url}`)
    if (request.method === 'PUT') await held
    const done = perform(objects, request, body, pageSize)
    if (failing === 0) return done
    failing -= 1
    return { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    asked,
    failNext: (count) => (failing = count),
    holdWrites: () => {
      const gate = Promise.withResolvers<void>()
      held = gate.promise
      return () => {
        held = null
        gate.resolve()
      }
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: Buffer | string): void {
  response.writeHead(status, headers).end(body)
}

function perform(
  objects: Map<string, StandInObject>,
  request: IncomingMessage,
  body: Buffer,
  pageSize: number,
): Answer {
  const url = new URL(request.url ?? '', 'http://stand-in')
  const key = decodeURIComponent(url.pathname).slice(1)
  const found = objects.get(key)
  if (url.searchParams.has('list-type')) return { status: 200, body: listing(objects, url, pageSize) }
  if (request.method === 'PUT') {
    if (found !== undefined && request.headers['if-none-match'] === '*')
      return { status: 412, body: '<Error><Code>PreconditionFailed</Code></Error>' }
    objects.set(key, { bytes: body, madeAt: new Date() })
    return { status: 200 }
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  if (found === undefined) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
  const [, from = '0', to = '0'] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (Number(from) >= found.bytes.length) return { status: 416, body: '<Error><Code>InvalidRange</Code></Error>' }
  return { status: 206, body: found.bytes.subarray(Number(from), Number(to) + 1) }
}

function listing(objects: Map<string, StandInObject>, url: URL, pageSize: number): string {
  const bucket = `${url.pathname.slice(1).replace(/\/$/, '')}/`
  const prefix = url.searchParams.get('prefix') ?? ''
  const after = url.searchParams.get('start-after') ?? ''
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(bucket + prefix))
    .map((key) => key.slice(bucket.length))
    .filter((key) => key > after)
    .sort()
  const page = keys.slice(0, pageSize).map((key) => {
    const { bytes, madeAt } = objects.get(bucket + key) as StandInObject
    return `<Contents><Key>${key}</Key><LastModified>${madeAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  return `<ListBucketResult><IsTruncated>${keys.length > pageSize}</IsTruncated>${page.join('')}</ListBucketResult>`
}

/** Signature version 4, worked out anew from what arrived. */
function signatureProblem(request: IncomingMessage, body: Buffer): string | null {
  const { authorization = '', 'x-amz-content-sha256': bodyHash, 'x-amz-date': time } = request.headers
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/
  const [, id, day = '', region = '', names = '', signature] = form.exec(authorization) ?? []
  if (id !== STAND_IN_KEYS.accessKeyId) return 'InvalidAccessKeyId'
  if (bodyHash !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch'
  const url = new URL(request.url ?? '', 'http://stand-in')
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const asked = [request.method, url.pathname, query.join('&'), headers.join(''), names, bodyHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(asked).digest('hex')].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${STAND_IN_KEYS.secretAccessKey}`,
  )
  return createHmac('sha256', key).update(toSign).digest('hex') === signature ? null : 'SignatureDoesNotMatch'
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
}
