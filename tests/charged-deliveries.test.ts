/** Money follows what was written to the socket, wherever a caller leaves. Over real sockets, with a real database. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { channel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { after, before, describe, it } from 'node:test'
import type { Studio } from '../src/studio/draw.ts'
import type { DrawEvent } from '../src/studio/drawn.ts'
import { runPayingService } from './paying-service.ts'
import type { PayingService } from './paying-service.ts'
import type { Payer } from './make-payer.ts'
import { drawLine } from './run-icons-service.ts'
import { ownServer } from './test-database.ts'
import { until } from './until.ts'

/** A stream of one item; in full, of two. */
const ITEMS = process.env['BURIN_FUZZ'] === 'full' ? 2 : 1
const AT_ONCE = 16
/** Far more than the kernel takes of one answer that nobody reads. */
const HUGE = ' '.repeat(16 * 1024 * 1024)

/** How many events each reader has heard whole; the studio tells nothing more before. */
const heard = new Map<string, { events: number; wake: () => void }>()

async function hasHeard(name: string, events: number, signal: AbortSignal | undefined): Promise<void> {
  const reader = heard.get(name)
  if (reader === undefined) return
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  signal?.addEventListener('abort', () => reject(signal.reason as Error))
  reader.wake = () => (reader.events >= events ? resolve() : undefined)
  reader.wake()
  await promise
}

const studio: Pick<Studio, 'draw'> = {
  draw: async (brief, watch, signal) => {
    const name = brief.concept ?? ''
    const events: DrawEvent[] = []
    const drawn = await drawLine(brief, (event) => events.push(event))
    const items = drawn.items.map((item) => (name.startsWith('huge') ? { ...item, svg: `${item.svg}${HUGE}` } : item))
    let told = 1
    for (const event of watch === undefined ? [] : events) {
      await hasHeard(name, told, signal)
      watch?.(event.kind === 'item' ? { ...event, item: items[event.item.index] ?? event.item } : event)
      told += event.kind === 'program' ? 0 : 1
    }
    return { ...drawn, items }
  },
}

/** Whatever it was closed by. */
async function closedOf(socket: Socket): Promise<void> {
  if (!socket.closed)
    await new Promise<unknown>((resolve) => socket.on('error', () => undefined).once('close', resolve))
}

interface Visit {
  /** What came. */
  readonly text: string
  /** The server's end of the connection. */
  readonly outlet: Socket
}

describe('what was written to the socket is charged, and nothing else', () => {
  let service: PayingService
  let payer: Payer
  const stack = new AsyncDisposableStack()
  /** The server's ends of connections, by the port of the other end. */
  const outlets = new Map<number, Socket>()
  const opened = (message: unknown): void => {
    const { socket } = message as { readonly socket: Socket }
    if (socket.remotePort !== undefined) outlets.set(socket.remotePort, socket)
  }
  before(async () => {
    channel('net.server.socket').subscribe(opened)
    stack.defer(() => {
      channel('net.server.socket').unsubscribe(opened)
    })
    const server = stack.use(await ownServer())
    // At a standing clock all streams are of the same length.
    const now = Date.now()
    const settings = { BURIN_LIMIT_LIVE_AT_ONCE: '0' }
    service = await runPayingService(await server.makeDatabase(), studio, settings, { now: () => now })
    payer = await service.makePayer(100_000)
  })
  after(async () => {
    await service.stop()
    await stack.disposeAsync()
  })

  /** Each only once: ports come again. */
  function outletOf(port = 0): Socket {
    const outlet = outlets.get(port)
    outlets.delete(port)
    if (outlet === undefined) throw new Error('there is no such connection')
    return outlet
  }
  /** Sends a draw, and leaves when `isEnough` of what came; otherwise at the end of the answer. */
  async function visit(body: object, isEnough: (text: string) => boolean): Promise<Visit> {
    const text = JSON.stringify(body)
    const socket = connect(service.port, '127.0.0.1')
    await once(socket, 'connect')
    const { localPort } = socket
    await until(() => outlets.has(localPort ?? 0))
    const outlet = outletOf(localPort)
    const reader = heard.get((body as { concept: string }).concept)
    const closed = closedOf(socket)
    let came = ''
    const look = (): void => {
      if (reader !== undefined) reader.events = came.split('\n\n').length - 1
      reader?.wake()
      if (isEnough(came)) socket.destroy()
    }
    socket.setEncoding('latin1').on('data', (piece) => {
      came += String(piece)
      look()
    })
    socket.write(
      `POST /api/v1/icons HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${payer.key}\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
    )
    look()
    await closed
    await closedOf(outlet)
    return { text: came, outlet }
  }
  /** What each draw was charged, by its concept, once none is at work. */
  async function charges(): Promise<ReadonlyMap<string, number>> {
    await until(async () => (await service.database.query('select from credit_hold')).length === 0)
    const rows = await service.database.query<{ note: string; units: bigint }>(
      "select note, sum(amount)::bigint as units from credit_transfer where kind = 'capture' group by note",
    )
    return new Map(rows.map(({ note, units }) => [note, Number(units)]))
  }
  /** Where each `item.completed` ends among the bytes of a stream. */
  function endsOfItems(stream: string): number[] {
    const starts = [...stream.matchAll(/event: item\.completed\n/g)].map(({ index }) => index)
    return starts.map((start) => stream.indexOf('\n\n', start) + 2)
  }
  async function leaveAfterEachByte(what: string, isGated: boolean, step: number): Promise<void> {
    const body = (at: number | string): { readonly concept: string; readonly n: number; readonly stream: true } => ({
      concept: `${what}-${String(at).padStart(6, '0')}`,
      n: ITEMS,
      stream: true,
    })
    const whole = (await visit(body('whole'), () => false)).text
    const ends = endsOfItems(whole)
    equal(ends.length, ITEMS)
    const places = Array.from({ length: Math.ceil(whole.length / step) }, (_, at) => at * step)
    const expected = new Map<string, number>()
    const work = async (): Promise<void> => {
      for (let at = places.pop(); at !== undefined; at = places.pop()) {
        const place = at
        const { concept } = body(place)
        if (isGated) heard.set(concept, { events: 0, wake: () => undefined })
        const { outlet } = await visit(body(place), (text) => text.length >= place)
        heard.delete(concept)
        expected.set(concept, ends.filter((end) => end <= outlet.bytesWritten).length)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const charged = await charges()
    const wrong = [...expected].filter(([concept, units]) => (charged.get(concept) ?? 0) !== units)
    deepEqual(
      wrong.map(([concept, units]) => `${concept}: ${units} delivered, ${charged.get(concept) ?? 0} charged`),
      [],
    )
    // All of it must have come about, or the test tells nothing.
    if (isGated) equal(new Set(expected.values()).size, ITEMS + 1)
  }

  it('when a caller leaves after any byte of a stream', () => leaveAfterEachByte('step', true, 1))

  it('when a caller leaves after some byte of a stream that comes as fast as it can', () =>
    leaveAfterEachByte('rush', false, 11))

  for (const stream of [true, false])
    it(`when the kernel takes only a part of what is written: ${stream ? 'a stream' : 'JSON'}`, async () => {
      const concept = `huge-${stream}`
      // It does not read at all, and leaves when the kernel takes no more.
      const socket = connect(service.port, '127.0.0.1').pause()
      await once(socket, 'connect')
      await until(() => outlets.has(socket.localPort ?? 0))
      const outlet = outletOf(socket.localPort)
      const body = JSON.stringify({ concept, stream })
      socket.write(
        `POST /api/v1/icons HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${payer.key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      )
      await until(() => outlet.writableLength > HUGE.length)
      socket.destroy()
      await closedOf(outlet)
      equal((await charges()).get(concept), undefined)
      // Whoever reads all of it pays.
      const { text } = await visit({ concept, stream }, () => false)
      ok(text.length > HUGE.length)
      equal((await charges()).get(concept), 1)
    })

  it('shows no picture that costs something before it is charged', async () => {
    const { text } = await visit({ concept: 'preview', n: 2, stream: true }, () => false)
    const events = text.split('\n\n')
    const of = (name: string): string[] => events.filter((event) => event.includes(`event: ${name}\n`))
    equal(of('item.preview').length, 2)
    ok(of('item.preview').every((event) => !event.includes('<svg')))
    ok(of('item.completed').every((event) => event.includes('<svg')))
  })
})
