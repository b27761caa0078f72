import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A line to a server on this machine that breaks. */
export interface FlakyLine extends AsyncDisposable {
  readonly baseUrl: string
  /** How many bytes have come to the server. */
  readonly sentBytes: number
  /** How often it broke. */
  readonly cuts: number
}

/** Each connection breaks after so many bytes to the server, or never, when nothing is left of `cutsAfter`. */
export async function openFlakyLine(port: number, cutsAfter: () => number | undefined): Promise<FlakyLine> {
  let sentBytes = 0
  let cuts = 0
  const open = new Set<Socket>()
  const line = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    let left = cutsAfter() ?? Infinity
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (bytes: Buffer) => {
      const through = bytes.subarray(0, left)
      left -= through.length
      sentBytes += through.length
      far.write(through)
      if (left > 0) return
      cuts += 1
      left = Infinity
      near.pause()
      // What came until then reaches the server, which then hears no more.
      far.end(() => near.resetAndDestroy())
    })
    far.pipe(near)
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    get sentBytes() {
      return sentBytes
    },
    get cuts() {
      return cuts
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      line.close()
      await once(line, 'close')
    },
  }
}
