import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'

/** A process with the draw route of a plain Fastify, which reads its JSON and answers a constant of so many bytes. Says its port. */
async function serve(bytes: number): Promise<void> {
  const text = JSON.stringify({ constant: 'x'.repeat(bytes - 15) })
  const app = fastify()
  app.post('/api/v1/icons', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.((app.server.address() as AddressInfo).port)
}

process.on('message', (bytes: number) => void serve(bytes))
