import type { FastifyReply } from 'fastify'
import { contentCoding } from '../platform/http/content-coding.ts'
import { packPieces } from '../platform/http/pack-pieces.ts'
import type { PiecewiseAnswer } from './route.ts'
import { sendPieces } from './send-pieces.ts'

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'Accept-Encoding',
}

/** Sends JSON that comes in pieces as small as its reader takes it, each piece for itself. */
export async function sendJsonPieces({ pieces, mostMs }: PiecewiseAnswer, reply: FastifyReply): Promise<FastifyReply> {
  const coding = contentCoding(reply.request.headers['accept-encoding'])
  if (coding === null) return sendPieces({ pieces, mostMs }, HEADERS, reply)
  return sendPieces({ pieces: packPieces(pieces, coding), mostMs }, { ...HEADERS, 'content-encoding': coding }, reply)
}
