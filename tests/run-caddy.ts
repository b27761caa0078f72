import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import type { ConnectionOptions, TLSSocket } from 'node:tls'
import { missing } from './browser/chromium.ts'
import { freePort } from './run-redis.ts'
import { until } from './until.ts'

export const CADDYFILE = join(import.meta.dirname, '..', 'deploy', 'Caddyfile')

/** Why tests with Caddy cannot run here; false when they can. For `{ skip }`. */
export const NO_CADDY: string | false =
  spawnSync('caddy', ['version']).status === 0
    ? false
    : missing('caddy is not installed, so deploy/Caddyfile was not run')

/** Names that are told to Burin and to Caddy alike. */
export const NAMES = { icons: 'burin.test', api: 'api.burin.test', sites: 'sites.test' }

export interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The name in the handshake, where it is another than that of the address. */
  readonly servername?: string
  readonly body?: string | Uint8Array
}

export interface Answered {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** For which names the certificate is. */
  readonly certified: string
}

/** Caddy as it runs with `deploy/Caddyfile`, on ports that were free. */
export interface CaddyServer extends AsyncDisposable {
  readonly httpsPort: number
  readonly httpPort: number
  /** What it logged so far. */
  log(): string
  /** Asks over TLS, whatever the name resolves to, and waits for the whole answer. */
  ask(name: string, path: string, asked?: Asked): Promise<Answered>
  /** The same, as a request whose answer is still to come; whoever asks writes the body. */
  open(name: string, path: string, asked?: Asked): ReturnType<typeof request>
}

/** The variables that Caddy reads, for names under `.test` and ports that are free. */
export async function caddyVariables(): Promise<Record<string, string>> {
  const [httpsPort, httpPort, askPort] = [await freePort(), await freePort(), await freePort()]
  return {
    BURIN_BASE_URL: `https://${NAMES.icons}:${httpsPort}`,
    BURIN_API_URL: `https://${NAMES.api}:${httpsPort}`,
    BURIN_SITES_DOMAIN: `${NAMES.sites}:${httpsPort}`,
    CADDY_ADMIN: 'off',
    CADDY_HTTPS_PORT: String(httpsPort),
    CADDY_HTTP_PORT: String(httpPort),
    CADDY_ASK_PORT: String(askPort),
    CADDY_ISSUER: 'internal',
    CADDY_SITES_TLS: 'internal',
  }
}

/** Starts it, and waits until it has its certificates. Its own authority is trusted, or the one in the file `authority`. */
export async function runCaddy(variables: Readonly<Record<string, string>>, authority?: string): Promise<CaddyServer> {
  const home = mkdtempSync(join(tmpdir(), 'burin-caddy-'))
  const [httpsPort, httpPort] = [Number(variables['CADDY_HTTPS_PORT']), Number(variables['CADDY_HTTP_PORT'])]
  const child = spawn('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    env: { PATH: process.env['PATH'], HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (text: Buffer) => (log += text.toString()))
  const closed = once(child, 'close')
  const own = join(home, 'caddy', 'pki', 'authorities', 'local', 'root.crt')
  await until(async () => {
    if (child.exitCode !== null) throw new Error(log)
    if (!existsSync(authority ?? own)) return false
    // It listens before it has its certificates.
    const ca = readFileSync(authority ?? own)
    const names = [NAMES.icons, NAMES.api, `any.${NAMES.sites}`]
    const shaken = await Promise.all(names.map(async (servername) => shakesHands({ port: httpsPort, servername, ca })))
    return !shaken.includes(false)
  })
  const open: CaddyServer['open'] = (name, path, { method = 'GET', headers = {}, servername = name } = {}) => {
    const host = `${name}:${httpsPort}`
    const trust = { ca: readFileSync(authority ?? own), servername }
    const options: RequestOptions = { host: '127.0.0.1', port: httpsPort, method, path, headers: { host, ...headers } }
    return request({ ...options, ...trust, agent: false })
  }
  return {
    httpsPort,
    httpPort,
    log: () => log,
    open,
    ask: async (name, path, asked = {}) => {
      const sent = open(name, path, asked)
      sent.end(asked.body)
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      const certified = (response.socket as TLSSocket).getPeerCertificate().subjectaltname ?? ''
      const pieces = await Array.fromAsync(response as AsyncIterable<Buffer>)
      const body = Buffer.concat(pieces).toString()
      return { status: response.statusCode ?? 0, headers: response.headers, body, certified }
    },
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL')
      await closed
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function shakesHands(options: ConnectionOptions): Promise<boolean> {
  return await new Promise((resolve) => {
    const connection = connect({ host: '127.0.0.1', ...options }, () => {
      connection.destroy()
      resolve(true)
    })
    connection.on('error', () => resolve(false))
  })
}
