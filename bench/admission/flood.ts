import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** What the process that floods is told; it says what it was answered when the time is over. */
export interface FloodOrder {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** What it sends, in turn: ASCII, so that it is as long in bytes. Each of them new, so that each draw costs a thread its time. */
  readonly bodies: readonly string[]
}

export interface FloodReport {
  readonly statuses: Readonly<Record<string, number>>
  /** Connections that were closed on it, or that it could not open. */
  readonly closed: number
}

/** How long until a connection that was closed is opened again. */
const AGAIN_MS = 100

interface Flood extends Pick<FloodOrder, 'port' | 'bodies'> {
  readonly until: number
  readonly statuses: Record<string, number>
  readonly open: Set<Socket>
  /** How many requests were sent. */
  sent: number
  closed: number
}

async function follow({ port, connections, seconds, bodies }: FloodOrder): Promise<FloodReport> {
  const until = performance.now() + seconds * 1000
  const flood: Flood = { port, bodies, until, statuses: {}, open: new Set(), sent: 0, closed: 0 }
  for (let count = 0; count < connections; count++) talk(flood)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  for (const socket of flood.open) socket.destroy()
  return { statuses: flood.statuses, closed: flood.closed }
}

/** Sends draws one after the other, each with a key that nobody had before. As little work as can be: the machine is shared. */
function talk(flood: Flood): void {
  const socket = connect(flood.port, '127.0.0.1')
  flood.open.add(socket)
  socket.on('connect', () => socket.write(request(flood)))
  socket.on('data', (bytes: Buffer) => {
    // Answers are small and come in one piece, or begin with the status at least.
    if (bytes.toString('latin1', 0, 8) !== 'HTTP/1.1') return
    const status = bytes.toString('latin1', 9, 12)
    flood.statuses[status] = (flood.statuses[status] ?? 0) + 1
    socket.write(request(flood))
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    flood.open.delete(socket)
    if (performance.now() > flood.until) return
    flood.closed += 1
    setTimeout(() => performance.now() < flood.until && talk(flood), AGAIN_MS)
  })
}

function request(flood: Flood): string {
  const body = flood.bodies[flood.sent % flood.bodies.length] ?? ''
  flood.sent += 1
  return `POST /api/v1/icons HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer svc_test_${String(flood.sent).padStart(32, 'F')}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

process.on('message', (order: FloodOrder) => void follow(order).then((report) => process.send?.(report)))
