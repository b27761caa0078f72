import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { readConfig } from '../../src/config/read-config.ts'
import { createIcon } from '../../src/icons/routes/create-icon.ts'
import { compose } from '../../src/main/compose.ts'
import { storedRandom } from '../../src/platform/random-text.ts'

/** What a process that answers a constant of so many bytes is told; it says its port. */
export interface ConstantOrder {
  readonly bytes: number
  /** `route`: the service's own draw route up to its handler; `plain`: a Fastify without anything of ours. */
  readonly kind: 'route' | 'plain'
}

async function serve({ bytes, kind }: ConstantOrder): Promise<number> {
  const text = JSON.stringify({ constant: 'x'.repeat(bytes - 15) })
  return kind === 'route' ? serveRoute(text) : servePlain(text)
}

async function serveRoute(text: string): Promise<number> {
  const { config } = readConfig({
    BURIN_ICONS_PORT: '0',
    BURIN_API_PORT: '0',
    BURIN_SITES_PORT: '0',
    BURIN_OPERATIONS_PORT: '0',
    BURIN_LIMIT_SANDBOX: '0',
  })
  if (config === null) throw new Error('the settings of the benchmark are wrong')
  const running = await compose(config, {
    now: Date.now,
    random: storedRandom(randomBytes),
    loadStudio: async () => Promise.reject(new Error('nothing draws here')),
    writeLog: (line) => process.stderr.write(line),
    routes: [{ ...createIcon, handle: async () => ({ body: text }) }],
  })
  return Number(new URL(running.icons?.listensOn ?? '').port)
}

async function servePlain(text: string): Promise<number> {
  const app = fastify()
  app.post('/api/v1/icons', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

process.on('message', (order: ConstantOrder) => void serve(order).then((port) => process.send?.(port)))
