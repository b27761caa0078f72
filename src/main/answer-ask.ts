import type { OperationsPage } from '../operations/operations-server.ts'
import type { Meter } from '../platform/meter.ts'
import { isShownAt } from '../sites/mount.ts'
import type { Hosts } from '../sites/open-hosts.ts'
import { readHost } from '../sites/site-address.ts'

export interface AskDeps {
  readonly hosts: Pick<Hosts, 'find'>
  /** The host name below which sites lie, without a port: one certificate is for all of them. */
  readonly domain: string
  /** Hosts of the service itself. */
  readonly ownHosts: () => readonly string[]
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly meter: Pick<Meter, 'counter'>
}

/**
 * `/ask?domain=`: whether a certificate may be had for a name, as Caddy's on-demand TLS asks it. 200 for verified hosts, and for the
 * service's own names; 404 for all else; 503 while nobody can tell. Every refused handshake asks again, so it is answered from memory.
 */
export function answerAsk({ hosts, domain, ownHosts, now, meter }: AskDeps): OperationsPage {
  const asked = meter.counter({
    name: 'burin_certificates_asked_total',
    help: 'Names for which a proxy asked whether it may have a certificate',
    labels: ['answer'],
  })
  const isServed = async (given: string): Promise<boolean> => {
    const name = given.toLowerCase().replace(/\.$/, '')
    if (name.includes('.') && ownHosts().includes(name)) return true
    // A port is no part of a name in TLS.
    const reading = name.includes(':') ? null : readHost(name, domain)
    if (reading?.kind !== 'host') return false
    const at = now()
    return (await hosts.find(reading.name, 'ask')).some((mount) => isShownAt(mount, at))
  }
  return async (query) => {
    const names = query.getAll('domain')
    if (names.length !== 1) return { status: 400, body: { error: 'Ask for one name: /ask?domain=www.example.com' } }
    const answer = await isServed(names[0] ?? '').catch(() => null)
    asked.add({ answer: answer === null ? 'unknown' : answer ? 'yes' : 'no' })
    if (answer === null) return { status: 503, body: { error: 'Nobody can tell now. Ask again in a second.' } }
    return answer
      ? { status: 200, body: { allowed: true } }
      : { status: 404, body: { error: 'This name is not served here.' } }
  }
}
