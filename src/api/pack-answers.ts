import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentCoding } from '../platform/http/content-coding.ts'
import type { ContentCoding } from '../platform/http/content-coding.ts'
import { createPacker } from '../platform/http/create-packer.ts'
import type { Packer } from '../platform/http/create-packer.ts'
import { isNotModified } from '../platform/http/entity-tag.ts'

/** Less than this fits one packet of the network anyway. */
const FEWEST_BYTES = 1024
/** All pages, both ways, take a third of it. */
const KEPT_BYTES = 8 * 1024 * 1024

/**
 * Sends every whole text as small as its reader takes it (`Accept-Encoding`), and 304 to those who have it already. An answer with an
 * `ETag` is the same for everybody: it is packed once and kept. One that says `no-transform` goes out as it is.
 */
export function packAnswers(app: FastifyInstance): void {
  const packer = createPacker(KEPT_BYTES)
  app.addHook('onSend', async (request, reply, payload) => {
    // Streams are sent bit by bit, and go out as they are.
    if (typeof payload !== 'string') return payload
    const coding = mayBePacked(reply, payload) ? negotiated(request, reply) : null
    const plainTag = tagOf(reply)
    if (plainTag === null) return coding === null ? payload : packed(packer, reply, payload, coding, null)
    const tag = coding === null ? plainTag : plainTag.replace(/"$/, `-${coding}"`)
    reply.header('etag', tag)
    if (isNotModified(request.headers['if-none-match'], tag)) return notModified(request, reply)
    return coding === null ? payload : packed(packer, reply, payload, coding, plainTag)
  })
}

function mayBePacked(reply: FastifyReply, payload: string): boolean {
  const isLeftAlone = String(reply.getHeader('cache-control') ?? '').includes('no-transform')
  return !isLeftAlone && Buffer.byteLength(payload) >= FEWEST_BYTES
}

function negotiated(request: FastifyRequest, reply: FastifyReply): ContentCoding | null {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`)
  return contentCoding(request.headers['accept-encoding'])
}

function tagOf(reply: FastifyReply): string | null {
  const tag = reply.getHeader('etag')
  return reply.statusCode === 200 && typeof tag === 'string' ? tag : null
}

async function packed(
  packer: Packer,
  reply: FastifyReply,
  payload: string,
  coding: ContentCoding,
  tag: string | null,
): Promise<Buffer> {
  const bytes = Buffer.from(payload)
  const small = await (tag === null ? packer.pack(bytes, coding) : packer.packOnce(tag, bytes, coding))
  reply.header('content-encoding', coding)
  return small
}

function notModified({ method }: FastifyRequest, reply: FastifyReply): Readable | null {
  reply.code(304).removeHeader('content-type')
  // Fastify measures what it sends for HEAD: it fails over null, and does not ask a stream for its length.
  return method === 'HEAD' ? Readable.from([]) : null
}
