import assert from 'node:assert/strict'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { askServer } from '../src/hosting/dns/ask-server.ts'
import { checkDomain } from '../src/hosting/dns/check-domain.ts'
import type { DnsSettings, DomainSighting } from '../src/hosting/dns/domain-check.ts'
import { until } from './until.ts'

const VALUE = 'token=0123456789abcdef0123456789abcdef expiry=never'
const SOA = '@ 5 SOA ns.test. admin.test. 1 3600 600 86400 60'
const ROOT = ['$ORIGIN .', SOA, '@ 5 NS ns.test.', 'ns.test. 5 A 127.0.0.2']
const DELEGATIONS = ['customer', 'lame'].flatMap((name) => [
  `${name}.test. 5 NS ns.${name}.test.`,
  `ns.${name}.test. 5 A 127.0.0.1`,
])

/** A fault a host: what is wrong, the code for it, the record that the sentence names, and what its zone has. `OWN` stands for the challenge. */
const FAULTS: readonly (readonly [host: string, code: string | null, names: RegExp, records: readonly string[]])[] = [
  ['good', null, /^$/, ['OWN', 'good CNAME x7k2.hosting.test.']],
  ['bare', 'txt_missing', /TXT record at _burin-challenge\.bare\.customer\.test/, ['bare CNAME x7k2.hosting.test.']],
  [
    'old',
    'txt_mismatch',
    /TXT record at _burin-challenge\.old\.customer\.test/,
    ['_burin-challenge.old TXT "token=old"'],
  ],
  ['none', 'routing_missing', /CNAME record at none\.customer\.test with the value x7k2\.hosting\.test/, ['OWN']],
  ['four', 'a_foreign', /A record at four\.customer\.test leads to 198\.51\.100\.7/, ['OWN', 'four A 198.51.100.7']],
  ['six', 'aaaa_foreign', /AAAA record at six\.customer\.test/, ['OWN', 'six A 192.0.2.80', 'six AAAA 2001:db8::bad']],
  [
    'gone',
    'cname_dangling',
    /CNAME record at gone\.customer\.test leads to no\.customer\.test/,
    ['OWN', 'gone CNAME no'],
  ],
  ['loop', 'cname_loop', /CNAME record at loop\.customer\.test/, ['OWN', 'loop CNAME loop2', 'loop2 CNAME loop']],
  [
    'caa',
    'caa_blocks',
    /at caa\.customer\.test with the value 0 issue "letsencrypt\.org"/,
    ['OWN', 'caa A 192.0.2.80', 'caa CAA 0 issue "ca.test"'],
  ],
  ['proxy', 'proxied', /proxy\.customer\.test .*turn the proxy off/, ['OWN', 'proxy A 104.16.1.1']],
]

const ELSEWHERE: readonly (readonly [host: string, code: string, names: RegExp])[] = [
  ['shop.lame.test', 'servfail', /name servers of lame\.test/],
  ['shop.nowhere.test', 'not_delegated', /nowhere\.test is given to no name servers: register it/],
  ['co.uk', 'public_suffix', /co\.uk belongs to nobody/],
]

function zoneOf(apex: string): string {
  const records = FAULTS.flatMap(([host, , , lines]) =>
    lines.map((line) => (line === 'OWN' ? `_burin-challenge.${host} TXT "${VALUE}"` : line)),
  )
  return [`$ORIGIN ${apex}.`, '$TTL 5', SOA, '@ NS ns', 'ns A 127.0.0.1', ...records, ''].join('\n')
}

type Start = (at: { folder: string; address: string; port: number; zone: string; file: string }) => string[]

/** How each server is started in the foreground with one zone. */
const SERVERS: Readonly<Record<string, Start>> = {
  knotd: ({ folder, address, port, zone, file }) => {
    const conf = `server:\n    rundir: ${folder}\n    listen: ${address}@${port}\ndatabase:\n    storage: ${folder}\nacl:\n  - id: u\n    address: 127.0.0.0/8\n    action: update\nzone:\n  - domain: ${zone}\n    file: ${file}\n    acl: u\n    zonefile-sync: -1\n    journal-content: changes\n    semantic-checks: off\n`
    writeFileSync(join(folder, 'conf'), conf)
    return ['-c', join(folder, 'conf')]
  },
  nsd: ({ folder, address, port, zone, file }) => {
    const conf = `server:\n ip-address: ${address}@${port}\n username: ""\n pidfile: "${folder}/pid"\n database: ""\n zonelistfile: "${folder}/z"\n xfrdfile: "${folder}/x"\n xfrdir: "${folder}"\n zonesdir: "${folder}"\nremote-control:\n control-enable: no\nzone:\n name: ${zone}\n zonefile: ${file}\n`
    writeFileSync(join(folder, 'conf'), conf)
    return ['-d', '-c', join(folder, 'conf')]
  },
  named: ({ folder, address, port, zone, file }) => {
    const conf = `options { directory "${folder}"; listen-on port ${port} { ${address}; }; listen-on-v6 { none; }; pid-file "${folder}/pid"; session-keyfile "${folder}/k"; recursion no; dnssec-validation no; check-names primary ignore; }; controls { }; zone "${zone}" { type primary; file "${file}"; };`
    writeFileSync(join(folder, 'conf'), conf)
    return ['-g', '-c', join(folder, 'conf')]
  },
}

/** Daemons lie where a user's PATH may not lead. */
const PATH = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`
const isThere = (command: string): boolean => spawnSync('which', [command], { env: { PATH } }).status === 0

function skipWithout(commands: readonly string[]): string | false {
  const missing = commands.filter((command) => !isThere(command))
  return missing.length > 0 ? `${missing.join(', ')} not found` : false
}

class RealServers {
  readonly folder = mkdtempSync(join(tmpdir(), 'burin-dns-'))
  readonly running: ChildProcess[] = []

  /** Starts a server and waits until it has an answer for `zone`. */
  async start(
    command: string,
    args: string[],
    { address, port, zone }: { address: string; port: number; zone: string },
  ): Promise<void> {
    const child = spawn(command, args, { env: { PATH }, stdio: 'ignore' })
    this.running.push(child)
    const question = { name: zone === '.' ? '' : zone, type: 'SOA' } as const
    await until(async () => {
      assert.equal(child.exitCode, null, `${command} ended early`)
      const asked = await askServer({ address, port }, question, AbortSignal.timeout(200))
      // A cache refuses what it is to look up for nobody; whoever has authority does not.
      return 'reply' in asked && (asked.reply.isAuthoritative || command === 'unbound')
    })
  }

  async zone(command: string, at: { address: string; port: number; zone: string }, text: string): Promise<void> {
    const folder = join(this.folder, `${command}-${at.address}`)
    mkdirSync(folder)
    const file = join(folder, 'zone.txt')
    writeFileSync(file, text)
    await this.start(command, SERVERS[command]?.({ ...at, folder, file }) ?? [], at)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(
      this.running.map(async (child) => {
        if (child.exitCode !== null) return
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }),
    )
    rmSync(this.folder, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const socket = createSocket('udp4')
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address()
  await new Promise<void>((resolve) => void socket.close(() => resolve()))
  return port
}

function look(hostname: string, port: number): Promise<DomainSighting> {
  const start = [{ address: '127.0.0.2', port }]
  const settings: DnsSettings = {
    start,
    port,
    allowsPrivateServers: true,
    issuers: ['letsencrypt.org'],
    timeoutMs: 5_000,
  }
  const target = { cname: 'x7k2.hosting.test', addresses: { a: ['192.0.2.80'], aaaa: [] } }
  return checkDomain(settings, { hostname, challenge: { name: `_burin-challenge.${hostname}`, value: VALUE }, target })
}

describe('custom domains on real name servers', () => {
  for (const command of Object.keys(SERVERS))
    test(
      `${command}: each planted fault is named`,
      { skip: skipWithout(command === 'named' ? ['named', 'knotd'] : [command]) },
      async () => {
        await using servers = new RealServers()
        const port = await freePort()
        // BIND listens at the addresses of interfaces alone, of which loopback has one.
        const root = command === 'named' ? 'knotd' : command
        await servers.zone(root, { address: '127.0.0.2', port, zone: '.' }, [...ROOT, ...DELEGATIONS, ''].join('\n'))
        await servers.zone(command, { address: '127.0.0.1', port, zone: 'customer.test' }, zoneOf('customer.test'))
        const hosts = FAULTS.map(([host, code, names]) => [`${host}.customer.test`, code, names] as const)
        for (const [hostname, code, names] of [...hosts, ...ELSEWHERE]) {
          const { problem, isTransient } = await look(hostname, port)
          assert.equal(problem?.code ?? null, code, problem?.sentence ?? hostname)
          assert.match(problem?.sentence ?? '', names)
          assert.equal(isTransient, code === 'servfail')
        }
      },
    )

  const skip = skipWithout(['knotd', 'unbound', 'knsupdate'])
  test('a challenge is seen at once that a caching resolver does not have yet', { skip }, async () => {
    await using servers = new RealServers()
    const port = await freePort()
    await servers.zone('knotd', { address: '127.0.0.2', port, zone: '.' }, [...ROOT, ...DELEGATIONS, ''].join('\n'))
    await servers.zone('knotd', { address: '127.0.0.1', port, zone: 'customer.test' }, zoneOf('customer.test'))
    const conf = join(servers.folder, 'unbound.conf')
    const cache = `server:\n interface: 127.0.0.3@${port}\n username: ""\n chroot: ""\n pidfile: ""\n do-daemonize: no\n use-syslog: no\n module-config: "iterator"\n do-not-query-localhost: no\n local-zone: "test." nodefault\nstub-zone:\n name: "customer.test"\n stub-addr: 127.0.0.1@${port}\nremote-control:\n control-enable: no\n`
    writeFileSync(conf, cache)
    await servers.start('unbound', ['-d', '-c', conf], { address: '127.0.0.3', port, zone: 'customer.test' })
    const resolver = new Resolver()
    resolver.setServers([`127.0.0.3:${port}`])
    const name = '_burin-challenge.bare.customer.test'
    await assert.rejects(resolver.resolveTxt(name), { code: 'ENOTFOUND' })
    assert.equal((await look('bare.customer.test', port)).problem?.code, 'txt_missing')
    const update = `server 127.0.0.1 ${port}\nzone customer.test\nupdate add ${name} 5 TXT "${VALUE}"\nsend\n`
    assert.equal(spawnSync('knsupdate', { input: update, env: { PATH } }).status, 0)
    assert.equal((await look('bare.customer.test', port)).problem, null)
    await assert.rejects(resolver.resolveTxt(name), { code: 'ENOTFOUND' })
  })
})
