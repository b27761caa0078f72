import { createSocket, type Socket as UdpSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { AUTHORITATIVE_ANSWER, decode, encode, TRUNCATED_RESPONSE, type Answer, type DecodedPacket } from 'dns-packet'

/** Lines such as `www CNAME shop.hosting.test.`, `@ TXT "one" "two"`; names are below the apex unless they end with a dot. NS below the apex refer to others. */
export type TestZone = { readonly apex: string; records: string[] }

/** What becomes of an answer on its way out: other bytes, or null for none; `isTcp` says which way it goes. */
export type Twist = (bytes: Buffer, asked: { query: DecodedPacket; isTcp: boolean }) => Buffer | null

export type TestServer = { readonly address: string; readonly zones: readonly TestZone[]; twist?: Twist }

export interface DnsServers extends AsyncDisposable {
  readonly port: number
  /** Every question that came, such as `127.0.0.2 udp TXT _burin-challenge.customer.test`. */
  readonly asked: string[]
}

/** Name servers with authority over what they are given, by UDP and TCP, all on one port, each at a loopback address of its own. */
export async function dnsServers(servers: readonly TestServer[]): Promise<DnsServers> {
  for (;;) {
    const asked: string[] = []
    const opened: (UdpSocket | Server)[] = []
    const sockets = new Set<Socket>()
    try {
      let port = 0
      for (const server of servers) {
        const udp = await openUdp(server, port, asked)
        opened.push(udp)
        port = udp.address().port
        opened.push(await openTcp(server, port, asked, sockets))
      }
      const close = async (): Promise<void> => {
        for (const socket of sockets) socket.destroy()
        await closeAll(opened)
      }
      return { port, asked, [Symbol.asyncDispose]: close }
    } catch (error) {
      // The port that one address had free is taken at another: the next try has another.
      await closeAll(opened)
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
}

async function closeAll(opened: readonly (UdpSocket | Server)[]): Promise<void> {
  await Promise.all(opened.map((one) => new Promise<void>((resolve) => void one.close(() => resolve()))))
}

async function openUdp(server: TestServer, port: number, asked: string[]): Promise<UdpSocket> {
  const socket = createSocket('udp4')
  socket.on('message', (message, { address, port: from }) => {
    const bytes = answerTo(server, message, false, asked)
    if (bytes !== null) socket.send(bytes, from, address)
  })
  socket.bind(port, server.address)
  await once(socket, 'listening')
  return socket
}

async function openTcp(server: TestServer, port: number, asked: string[], sockets: Set<Socket>): Promise<Server> {
  const listener = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let held = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      held = Buffer.concat([held, chunk])
      if (held.length < 2 || held.length < held.readUInt16BE(0) + 2) return
      const bytes = answerTo(server, held.subarray(2), true, asked)
      if (bytes === null) return
      const head = Buffer.alloc(2)
      head.writeUInt16BE(Math.min(bytes.length, 65_535))
      socket.end(Buffer.concat([head, bytes]))
    })
  })
  listener.listen(port, server.address)
  await once(listener, 'listening')
  return listener
}

function answerTo(server: TestServer, message: Buffer, isTcp: boolean, asked: string[]): Buffer | null {
  const query = decode(message)
  const [question] = query.questions ?? []
  if (question === undefined) return null
  asked.push(`${server.address} ${isTcp ? 'tcp' : 'udp'} ${question.type} ${question.name.toLowerCase()}`)
  const { rcode, flags, ...sections } = sectionsFor(server.zones, question.name.toLowerCase(), question.type)
  const head = { type: 'response', id: query.id, questions: query.questions } as const
  const whole = encode({ ...head, flags: flags | rcode, ...sections })
  const extension = query.additionals?.find(({ type }) => type === 'OPT')
  const room = extension?.type === 'OPT' ? extension.udpPayloadSize : 512
  const cut = encode({ ...head, flags: flags | rcode | TRUNCATED_RESPONSE })
  const bytes = isTcp || whole.length <= room ? whole : cut
  return server.twist === undefined ? bytes : server.twist(bytes, { query, isTcp })
}

const NXDOMAIN = 3
const REFUSED = 5

type Sections = { rcode: number; flags: number; answers: Answer[]; authorities: Answer[]; additionals: Answer[] }

function sectionsFor(zones: readonly TestZone[], name: string, type: string): Sections {
  const zone = zones
    .filter(({ apex }) => isWithin(name, apex))
    .reduce<TestZone | null>((best, one) => (best === null || one.apex.length > best.apex.length ? one : best), null)
  const none: Sections = { rcode: 0, flags: AUTHORITATIVE_ANSWER, answers: [], authorities: [], additionals: [] }
  if (zone === null) return { ...none, rcode: REFUSED, flags: 0 }
  const records = zone.records.map((line) => recordOf(line, zone.apex))
  const cut = records.find((record) => record.type === 'NS' && record.name !== zone.apex && isWithin(name, record.name))
  if (cut !== undefined) {
    const authorities = records.filter((record) => record.type === 'NS' && record.name === cut.name)
    const names = new Set(authorities.map((record) => ('data' in record ? record.data : null)))
    const additionals = records.filter((record) => /^A+$/.test(record.type) && names.has(record.name))
    return { ...none, flags: 0, authorities, additionals }
  }
  const whole = records.find((record) => record.type === 'DNAME' && record.name !== name && isWithin(name, record.name))
  const at = records.filter((record) => record.name === name)
  const answers = at.filter((record) => record.type === type || record.type === 'CNAME')
  if (whole !== undefined && at.length === 0) return { ...none, answers: [whole] }
  if (answers.length > 0) return { ...none, answers }
  const soa: Answer = { type: 'SOA', name: zone.apex, data: { mname: 'ns.test', rname: 'admin.test' } }
  const exists = records.some((record) => isWithin(record.name, name))
  return { ...none, rcode: exists ? 0 : NXDOMAIN, authorities: [soa] }
}

/** A line of a zone as a record. */
export function recordOf(line: string, apex: string): Answer {
  const [, label = '', type = '', value = ''] = /^(\S+) (\S+) (.*)$/s.exec(line) ?? []
  const full = (name: string): string => {
    if (name.endsWith('.')) return name.slice(0, -1)
    return name === '@' ? apex : [name, apex].filter((part) => part !== '').join('.')
  }
  const name = full(label)
  if (type === 'A' || type === 'AAAA') return { name, type, ttl: 5, data: value }
  if (type === 'CNAME' || type === 'NS' || type === 'DNAME') return { name, type, ttl: 5, data: full(value) }
  if (type === 'TXT')
    return { name, type, ttl: 5, data: [...value.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text) }
  const [, flags = '0', tag = '', text = ''] = /^(\d+) (\S+) "(.*)"$/.exec(value) ?? []
  // The types of the library know three tags; there are more.
  return { name, type: 'CAA', ttl: 5, data: { flags: Number(flags), tag: tag as 'issue', value: text } }
}

function isWithin(name: string, apex: string): boolean {
  return apex === '' || name === apex || name.endsWith(`.${apex}`)
}
