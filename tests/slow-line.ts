import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A slow line to a server on this machine, which breaks again and again. */
export interface SlowLine extends AsyncDisposable {
  readonly baseUrl: string
  /** How many bytes have gone through it towards the server. */
  readonly sentBytes: number
  /** How often it broke. */
  readonly cuts: number
  /** Its clock, in ms. */
  now(): number
}

export interface SlowLineOptions {
  readonly bytesPerSecond: number
  readonly cutEveryMs: number
  /** In place of the time that passes, its clock goes by the bytes that went through: nobody waits. */
  readonly isCounted?: boolean
  /** Whether its far end is told when it breaks; else it waits for what does not come. */
  readonly isSilent?: boolean
}

const TICK_MS = 20
/** Of what a connection may send at once. */
const SHARE_BYTES = 512

/** All that is under way is lost when it breaks, on all its connections. */
export async function openSlowLine(port: number, options: SlowLineOptions): Promise<SlowLine> {
  const line = createLine(options)
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    line.open.set(near, far)
    far.pipe(near)
    near
      .on('error', () => undefined)
      .on('close', () => {
        line.open.delete(near)
        if (!line.stale.has(far)) far.destroy()
      })
    far.on('error', () => undefined).on('close', () => near.destroy())
    near.on('readable', () => {
      if (options.isCounted === true) line.passAll(near, far)
    })
  })
  const ticker = options.isCounted === true ? undefined : setInterval(line.tick, TICK_MS)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get sentBytes() {
      return line.sentBytes()
    },
    get cuts() {
      return line.cuts()
    },
    now: line.now,
    async [Symbol.asyncDispose]() {
      clearInterval(ticker)
      for (const socket of [...line.open.keys(), ...line.open.values(), ...line.stale]) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

interface Line {
  readonly open: Map<Socket, Socket>
  /** Far ends that do not know that the line broke. */
  readonly stale: Set<Socket>
  readonly now: () => number
  readonly sentBytes: () => number
  readonly cuts: () => number
  /** Passes on all that a connection has, until the line breaks. */
  readonly passAll: (near: Socket, far: Socket) => void
  /** Passes on what goes through in one tick, an equal share of each connection. */
  readonly tick: () => void
}

function createLine({ bytesPerSecond, cutEveryMs, isCounted = false, isSilent = false }: SlowLineOptions): Line {
  const bytesPerMs = bytesPerSecond / 1000
  const open = new Map<Socket, Socket>()
  const stale = new Set<Socket>()
  let [sentBytes, cuts, room] = [0, 0, 0]
  const now = (): number => (isCounted ? sentBytes / bytesPerMs : performance.now())
  let nextCut = now() + cutEveryMs
  const cutWhenDue = (): void => {
    if (now() < nextCut) return
    cuts += 1
    nextCut += cutEveryMs
    for (const [near, far] of open) {
      if (isSilent) stale.add(far)
      else far.destroy()
      near.resetAndDestroy()
    }
    open.clear()
  }
  /** How many bytes of a connection went through; none when it has none now. */
  const pass = (near: Socket, far: Socket, most: number): number => {
    const count = Math.min(most, near.readableLength)
    const bytes = count === 0 ? null : (near.read(count) as Buffer | null)
    if (bytes === null) return 0
    sentBytes += bytes.length
    far.write(bytes)
    return bytes.length
  }
  return {
    open,
    stale,
    now,
    sentBytes: () => sentBytes,
    cuts: () => cuts,
    passAll(near, far) {
      while (open.has(near) && pass(near, far, SHARE_BYTES) > 0) cutWhenDue()
    },
    tick() {
      cutWhenDue()
      room = Math.min(room + bytesPerMs * TICK_MS, 4 * bytesPerMs * TICK_MS)
      for (let isMoving = true; isMoving && room >= 1;) {
        isMoving = false
        for (const [near, far] of open) {
          const passed = pass(near, far, Math.min(Math.floor(room), SHARE_BYTES))
          room -= passed
          isMoving ||= passed > 0
        }
      }
    },
  }
}
