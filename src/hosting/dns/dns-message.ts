import { randomInt } from 'node:crypto'
import { decode, encode, type Answer, type DecodedPacket, type OptAnswer } from 'dns-packet'

export type RecordType = 'A' | 'AAAA' | 'CNAME' | 'DNAME' | 'NS' | 'SOA' | 'TXT' | 'CAA'
export type Question = { readonly name: string; readonly type: RecordType }
export type CaaRecord = { readonly isCritical: boolean; readonly tag: string; readonly value: string }

/** A record of one of the types that are asked for; `text` is its address, its name in lower case or its text put together. */
export type DnsRecord = {
  readonly name: string
  readonly type: RecordType
  readonly text: string
  readonly caa?: CaaRecord
}

export type DnsReply = {
  readonly rcode: string
  readonly isAuthoritative: boolean
  readonly isTruncated: boolean
  readonly answers: readonly DnsRecord[]
  readonly authorities: readonly DnsRecord[]
  readonly additionals: readonly DnsRecord[]
}

/** What a server may send at most: what it has to say of a challenge or of delegations is far below. Reading takes time in proportion to it. */
export const MAX_MESSAGE_BYTES = 16_384
export const MAX_MESSAGE_RECORDS = 400

/** What a resolver that is known to pass everywhere without fragments announces. */
const UDP_BYTES = 1232

/**
 * A question as bytes. Letters of its name are large or small at random, which a server repeats and a forger would have to guess, beside
 * the id and the port.
 */
export function writeQuestion(
  { name, type }: Question,
  { hasExtension }: { hasExtension: boolean },
): { id: number; sent: string; bytes: Buffer } {
  const id = randomInt(0x1_0000)
  const sent = name.replace(/[a-z]/g, (letter) => (randomInt(2) === 0 ? letter : letter.toUpperCase()))
  const extension: OptAnswer = {
    type: 'OPT',
    name: '.',
    udpPayloadSize: UDP_BYTES,
    extendedRcode: 0,
    ednsVersion: 0,
    flags: 0,
    flag_do: false,
    options: [],
  }
  const bytes = encode({
    type: 'query',
    id,
    // Without the flag that desires recursion: what a cache knows is not asked for.
    flags: 0,
    questions: [{ type, name: sent, class: 'IN' }],
    additionals: hasExtension ? [extension] : [],
  })
  return { id, sent, bytes }
}

/** Reads an answer to `question`; null when it is none, cannot be read, or is larger than any that is expected. `repeated` is the name as it came back. */
export function readReply(
  bytes: Buffer,
  question: Question & { id: number },
): { reply: DnsReply; repeated: string } | null {
  if (bytes.length < 12 || bytes.length > MAX_MESSAGE_BYTES || bytes.readUInt16BE(0) !== question.id) return null
  const records = [6, 8, 10].reduce((sum, at) => sum + bytes.readUInt16BE(at), 0)
  if (bytes.readUInt16BE(4) !== 1 || records > MAX_MESSAGE_RECORDS) return null
  try {
    const packet = decode(bytes)
    const [asked] = packet.questions ?? []
    if (!packet.flag_qr || asked?.type !== question.type || nameOf(asked.name) !== question.name) return null
    return { reply: replyOf(packet), repeated: asked.name }
  } catch {
    // The library throws for what is no message; whoever sent it does not count as having answered.
    return null
  }
}

function replyOf(packet: DecodedPacket): DnsReply {
  const { rcode } = packet as unknown as { rcode: string }
  const read = (list: readonly Answer[] | undefined): DnsRecord[] => (list ?? []).flatMap(recordOf)
  return {
    rcode,
    isAuthoritative: packet.flag_aa,
    isTruncated: packet.flag_tc,
    answers: read(packet.answers),
    authorities: read(packet.authorities),
    additionals: read(packet.additionals),
  }
}

function recordOf(answer: Answer): DnsRecord[] {
  if (!('class' in answer) || answer.class !== 'IN') return []
  const name = nameOf(answer.name)
  switch (answer.type) {
    case 'A':
    case 'AAAA':
      return [{ name, type: answer.type, text: answer.data }]
    case 'CNAME':
    case 'DNAME':
    case 'NS':
      return [{ name, type: answer.type, text: nameOf(answer.data) }]
    case 'SOA':
      return [{ name, type: 'SOA', text: '' }]
    case 'TXT': {
      // A text longer than 255 bytes comes in pieces, which belong together.
      const pieces = [answer.data].flat().map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))
      return [{ name, type: 'TXT', text: Buffer.concat(pieces).toString('utf8') }]
    }
    case 'CAA': {
      const { flags = 0, tag, value } = answer.data
      const caa = { isCritical: (flags & 128) !== 0, tag: tag.toLowerCase(), value }
      return [{ name, type: 'CAA', text: `${flags} ${tag} "${value}"`, caa }]
    }
    default:
      return []
  }
}

function nameOf(name: string): string {
  return name === '.' ? '' : name.toLowerCase()
}

/** Whether `name` is `zone` or below it; the root is ''. */
export function isWithin(name: string, zone: string): boolean {
  return zone === '' || name === zone || name.endsWith(`.${zone}`)
}

/** Whether a name can be asked for: labels of letters, digits, `-` and `_`, 63 bytes each and 253 in all. */
export function isAskable(name: string): boolean {
  return name.length <= 253 && name.split('.').every((label) => /^[a-z\d_-]{1,63}$/.test(label))
}
