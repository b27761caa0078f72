import type { FastifyReply } from 'fastify'

/** Aborts when the connection closes before the whole answer went out. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.on('close', () => {
    if (!raw.writableFinished) controller.abort(new DOMException('the client went away', 'AbortError'))
  })
  return controller.signal
}
