import { connect } from 'node:net'
import { interlacedPicture } from './interlaced-picture.ts'

/** What the process that sends bodies and leaves is told; it says how long a body is, in MiB, when all are sent. */
export interface HangUpOrder {
  readonly port: number
  readonly bodies: number
  /** How many are sent at the same time. */
  readonly atOnce: number
}

/** Four of them make a body of 19.4 MiB. */
const NOISE_BYTES = 3_250_000

async function follow({ port, bodies, atOnce }: HangUpOrder): Promise<number> {
  const image = { base64: interlacedPicture(4096, NOISE_BYTES).toString('base64'), mime: 'image/png' }
  const body = Buffer.from(JSON.stringify({ prompt: 'a cloud', images: [image, image, image, image] }))
  let sent = 0
  const send = async (): Promise<void> => {
    while (sent < bodies) await sendAndLeave(port, (sent += 1), body)
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  return body.length / 1024 / 1024
}

/** Each with a key of its own. Resolves when the connection is closed. */
async function sendAndLeave(port: number, number: number, body: Buffer): Promise<void> {
  return new Promise((resolve) => {
    // From a network of its own: the flood, which comes next, has its draws of the minute whole.
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.3' })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    socket.write(
      `POST /api/v1/icons HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer svc_test_${String(number).padStart(32, 'H')}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    socket.write(body, () => socket.destroy())
    // Who is refused need not send the rest.
    socket.once('data', () => socket.destroy())
  })
}

process.on('message', (order: HangUpOrder) => void follow(order).then((mib) => process.send?.(mib)))
