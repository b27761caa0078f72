import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { quantile } from '../../src/tools/quantile.ts'
import { newRequests } from './new-requests.ts'

/** What the process that makes the load is told. */
export type LoadOrder =
  | {
      readonly kind: 'draw'
      readonly port: number
      readonly connections: number
      readonly seconds: number
      /** The requests to send, each once, from its place `first`; or one body again and again. */
      readonly requests: { readonly names: readonly string[]; readonly first: number } | { readonly body: string }
      /** The keys to send them with, in turn; left out: one sandbox key. */
      readonly keys?: readonly string[]
    }
  | { readonly kind: 'poll'; readonly port: number; readonly everyMs: number; readonly seconds: number }

/** What it found. Times in ms. */
export interface LoadReport {
  readonly answers: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** How many answers each status had. */
  readonly statuses: Readonly<Record<string, number>>
  /** The length of the last body, in bytes. */
  readonly bytes: number
}

/** More new requests than any run can send. */
const MOST_REQUESTS = 100_000
const KEY = 'svc_test_0123456789ABCDEFGHIJKLMNOPQRSTUV'

let texts: readonly string[] = []

/** Gives the next request's bytes, or null when there is none left. */
type Next = () => Buffer | null

interface Measured {
  readonly times: number[]
  readonly statuses: Record<string, number>
  bytes: number
}

async function follow(order: LoadOrder): Promise<LoadReport> {
  const measured: Measured = { times: [], statuses: {}, bytes: 0 }
  const started = performance.now()
  const end = started + order.seconds * 1000
  if (order.kind === 'poll') await poll(order.port, order.everyMs, end, measured)
  else {
    const next = nextOf(order)
    await Promise.all(
      Array.from({ length: order.connections }, () => talk(order.port, measured, () => whileBefore(end, next))),
    )
  }
  const seconds = (performance.now() - started) / 1000
  const { times } = measured
  const at = (share: number): number => quantile(times, share) ?? 0
  return {
    answers: times.length,
    seconds,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    statuses: measured.statuses,
    bytes: measured.bytes,
  }
}

function whileBefore(end: number, next: Next): Buffer | null {
  return performance.now() < end ? next() : null
}

function nextOf({ requests, keys = [KEY] }: Extract<LoadOrder, { kind: 'draw' }>): Next {
  let turn = 0
  if ('body' in requests) {
    const bytes = keys.map((key) => postBytes(requests.body, key))
    return () => bytes[turn++ % bytes.length] ?? null
  }
  if (texts.length === 0) texts = newRequests(requests.names, MOST_REQUESTS).map((request) => JSON.stringify(request))
  let index = requests.first
  return () => {
    const text = texts[index++]
    return text === undefined ? null : postBytes(text, keys[turn++ % keys.length] ?? KEY)
  }
}

function postBytes(body: string, key: string): Buffer {
  return Buffer.from(
    `POST /api/v1/icons HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

async function poll(port: number, everyMs: number, end: number, measured: Measured): Promise<void> {
  const bytes = Buffer.from('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  while (performance.now() < end) {
    let sent = false
    await talk(port, measured, () => (sent ? null : ((sent = true), bytes)))
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

/** Sends one request after the other on a connection of its own until there is none left. */
function talk(port: number, measured: Measured, next: Next): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let sentAt = 0
    let answer = ''
    const send = (): void => {
      const bytes = next()
      if (bytes === null) {
        close(socket)
        resolve()
        return
      }
      sentAt = performance.now()
      socket.write(bytes)
    }
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the service closed a connection')))
    socket.on('data', (text: string) => {
      answer += text
      const head = answer.indexOf('\r\n\r\n')
      if (head < 0) return
      // Answers that cost something come in chunks: no length is told before they are on their way.
      const told = /content-length: (\d+)/i.exec(answer)?.[1]
      const length = told === undefined ? answer.length - head - 4 : Number(told)
      if (told === undefined ? !answer.endsWith('\r\n0\r\n\r\n') : answer.length < head + 4 + length) return
      measured.times.push(performance.now() - sentAt)
      const status = answer.slice(9, 12)
      measured.statuses[status] = (measured.statuses[status] ?? 0) + 1
      measured.bytes = length
      answer = ''
      send()
    })
  })
}

function close(socket: Socket): void {
  socket.removeAllListeners('close')
  socket.destroy()
}

process.on('message', (order: LoadOrder) => {
  follow(order).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
})
