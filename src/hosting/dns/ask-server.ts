import { createSocket, type Socket as UdpSocket } from 'node:dgram'
import { connect, isIPv6 } from 'node:net'
import type { NameServer } from './domain-check.ts'
import { MAX_MESSAGE_BYTES, readReply, writeQuestion, type DnsReply, type Question } from './dns-message.ts'

/** How long one server may take with one question, in milliseconds. */
const ANSWER_MS = 1_000

/** How much that is no answer is read of one server, before it counts as one that has none. */
const MAX_STRAYS = 8

/** What came of one question to one server: `fault` says why there is no answer, such as `no answer`. */
export type Asked = { readonly reply: DnsReply } | { readonly fault: string }

/**
 * Asks one server by UDP, and by TCP for what was cut off, or repeated in other letters than it was sent. An answer without the extension for
 * larger messages is asked for where that is not understood. Never rejects.
 */
export async function askServer(server: NameServer, question: Question, signal: AbortSignal): Promise<Asked> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)])
  const asked = await askByUdp(server, question, true, within)
  const isPuzzled = 'reply' in asked && (asked.reply.rcode === 'FORMERR' || asked.reply.rcode === 'NOTIMP')
  const again = isPuzzled ? await askByUdp(server, question, false, within) : asked
  return 'reply' in again && again.reply.isTruncated ? askByTcp(server, question, !isPuzzled, within) : again
}

function askByUdp(
  { address, port }: NameServer,
  question: Question,
  hasExtension: boolean,
  signal: AbortSignal,
): Promise<Asked> {
  return new Promise((resolve) => {
    const { id, sent, bytes } = writeQuestion(question, { hasExtension })
    const socket: UdpSocket = createSocket(isIPv6(address) ? 'udp6' : 'udp4')
    let strays = 0
    const end = (asked: Asked): void => {
      signal.removeEventListener('abort', stop)
      resolve(asked)
      // A socket that is not yet connected is closed when it is.
      try {
        socket.close()
      } catch {}
    }
    const stop = (): void => end({ fault: 'no answer' })
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop)
    socket.on('error', () => end({ fault: 'not reachable' }))
    socket.on('message', (message) => {
      const read = readReply(message, { ...question, id })
      if (read === null) {
        // Anybody can send something here: the true answer may still come.
        strays += 1
        if (strays >= MAX_STRAYS) end({ fault: 'no readable answer' })
        return
      }
      end({ reply: read.repeated === sent ? read.reply : { ...read.reply, isTruncated: true } })
    })
    // Connected: only this server's own messages arrive, and "nobody listens there" is told at once.
    socket.connect(port, address, () => socket.send(bytes))
  })
}

function askByTcp(
  { address, port }: NameServer,
  question: Question,
  hasExtension: boolean,
  signal: AbortSignal,
): Promise<Asked> {
  return new Promise((resolve) => {
    const { id, bytes } = writeQuestion(question, { hasExtension })
    const socket = connect({ host: address, port })
    let held = Buffer.alloc(0)
    const end = (asked: Asked): void => {
      signal.removeEventListener('abort', stop)
      resolve(asked)
      socket.destroy()
    }
    const stop = (): void => end({ fault: 'no answer by TCP' })
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop)
    socket.on('error', () => end({ fault: 'not reachable by TCP' }))
    socket.on('close', () => end({ fault: 'no whole answer by TCP' }))
    socket.on('data', (chunk: Buffer) => {
      held = Buffer.concat([held, chunk])
      const length = held.length < 2 ? null : held.readUInt16BE(0)
      if (length !== null && length > MAX_MESSAGE_BYTES) return end({ fault: 'too large an answer' })
      if (length === null || held.length < length + 2) return
      const read = readReply(held.subarray(2, length + 2), { ...question, id })
      end(read === null ? { fault: 'no readable answer' } : { reply: { ...read.reply, isTruncated: false } })
    })
    const head = Buffer.alloc(2)
    head.writeUInt16BE(bytes.length)
    socket.write(Buffer.concat([head, bytes]))
  })
}
