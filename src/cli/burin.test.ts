import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { callBurin } from '../../tests/call-burin.ts'
import { runHostingApi } from '../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../tests/run-hosting-api.ts'
import { credentialStore } from './credentials.ts'

const stack = new AsyncDisposableStack()
let api: HostingApi
let token: string
let email: string
let folder: string

before(async () => {
  api = stack.use(await runHostingApi({ quotas: { projects: 1 } }))
  const person = await api.addPerson()
  token = person.token
  email = person.account.email
  folder = await mkdtemp(join(tmpdir(), 'burin-cli-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
})
after(() => stack.disposeAsync())

/** A server that answers as it is told; gives its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stack.defer(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('burin', () => {
  it('says who is signed in, by BURIN_TOKEN and by what login kept', async () => {
    const expected = { exitCode: 0, output: `${email} at ${api.baseUrl}\n`, problem: '' }
    deepEqual(await callBurin('whoami', { environment: { BURIN_API: api.baseUrl, BURIN_TOKEN: token } }), expected)
    const environment = { XDG_CONFIG_HOME: join(folder, 'kept') }
    const store = credentialStore(join(folder, 'kept', 'burin'))
    await store.keep(api.baseUrl, { token, issuer: 'http://x.example', revocationEndpoint: null, expiresAt: null })
    deepEqual(await callBurin('whoami', { environment }), expected)
    const { output } = await callBurin('whoami --json', { environment })
    deepEqual((JSON.parse(output) as { api: string }).api, api.baseUrl)
  })

  it('ends with 3 where nobody is signed in, and says what to do; with --json too', async () => {
    const nobody = await callBurin(['whoami', '--api', api.baseUrl])
    deepEqual([nobody.exitCode, nobody.output], [3, ''])
    match(nobody.problem, /^burin: you are not signed in at http:\S+; run burin login, or set BURIN_TOKEN\n$/)
    const environment = { BURIN_API: api.baseUrl, BURIN_TOKEN: 'burin_session_wrong' }
    const wrong = await callBurin('whoami --json', { environment })
    deepEqual([wrong.exitCode, wrong.problem], [3, ''])
    const { error, exitCode, requestId } = JSON.parse(wrong.output) as Record<string, unknown>
    equal(exitCode, 3)
    match(String(error), /This token is not valid.* burin login/)
    match(String(requestId), /^req_/)
  })

  it('sends a token to the origin of the API only, whatever a redirect says', async () => {
    const seen: (string | undefined)[] = []
    const thief = await serve((request, response) => {
      seen.push(request.headers.authorization)
      response.end('{}')
    })
    for (const status of [301, 302, 303, 307, 308]) {
      // oxlint-disable-next-line no-await-in-loop -- one server after the other.
      const turned = await serve((_, response) => response.writeHead(status, { location: `${thief}/account` }).end())
      // oxlint-disable-next-line no-await-in-loop
      const { exitCode, problem } = await callBurin('whoami', {
        environment: { BURIN_API: turned, BURIN_TOKEN: 'secret' },
      })
      equal(exitCode, 1)
      match(problem, new RegExp(`sends on to ${thief}.*--api ${thief}`))
    }
    deepEqual(seen, [])
  })

  it('sends BURIN_TOKEN nowhere on the word of a .burin.json alone', async () => {
    const seen: (string | undefined)[] = []
    const thief = await serve((request, response) => {
      seen.push(request.headers.authorization)
      response.end('{}')
    })
    await writeFile(join(folder, '.burin.json'), JSON.stringify({ project: 'x', api: thief }))
    const { exitCode, problem } = await callBurin('whoami', { folder, environment: { BURIN_TOKEN: 'secret' } })
    equal(exitCode, 2)
    match(problem, new RegExp(`set BURIN_API=${thief} if`))
    deepEqual(seen, [])
    const environment = { BURIN_TOKEN: 'secret', BURIN_API: thief }
    await callBurin('whoami', { folder, environment })
    deepEqual(seen, ['Bearer secret'])
  })

  it('says of a service that is not there what is wrong with it', async () => {
    const { exitCode, problem } = await callBurin('whoami', {
      environment: { BURIN_API: 'http://127.0.0.1:9', BURIN_TOKEN: 'a' },
      wait: async () => undefined,
    })
    equal(exitCode, 1)
    match(problem, /^burin: http:\/\/127.0.0.1:9 did not answer: (nothing listens there|bad port)/)
  })

  it('refuses an address that is none', async () => {
    for (const address of [
      'api.example.com',
      'ftp://api.example.com',
      'https://me:secret@api.example.com',
      'https://me:secr/et@api.example.com',
      'me:secret@api.example.com',
      'http://a/?b',
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const { exitCode, problem } = await callBurin(['whoami', '--api', address])
      equal(exitCode, 2)
      match(problem, /^burin: --api is .* must be an http or https address/)
      doesNotMatch(problem, /secr/)
    }
  })

  it('as a command opens no database and reads no setting of the service', async () => {
    const environment = {
      PATH: process.env['PATH'],
      DATABASE_URL: 'nonsense',
      BURIN_ICONS_PORT: 'x',
      BURIN_API: api.baseUrl,
      BURIN_TOKEN: token,
      XDG_CONFIG_HOME: folder,
      NODE_DEBUG: 'module_esm',
    }
    const { stdout, stderr, code } = await command(['whoami'], environment)
    deepEqual([code, stdout], [0, `${email} at ${api.baseUrl}\n`])
    equal(stderr, '')
    const loaded = await loadedFiles(['whoami'], environment)
    match(loaded, /src\/cli\/commands\/whoami\.ts/)
    doesNotMatch(loaded, /node_modules\/(pg|zod|fastify)\/|src\/(database|config|accounts|platform)\//)
  })

  it('has help that names every command, and what operators do', async () => {
    const { stdout, code } = await command(['--help'], { PATH: process.env['PATH'] })
    equal(code, 0)
    match(stdout, /burin whoami/)
    match(stdout, /\n {2}burin admin +commands for operators/)
    deepEqual((await command(['help', 'whoami'], {})).stdout, (await command(['whoami', '-h'], {})).stdout)
    match((await command(['admn'], {})).stderr, /did you mean admin\?/)
  })
})

const DOOR = join(import.meta.dirname, '..', 'admin', 'burin.ts')

interface Process {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

async function command(
  args: readonly string[],
  env: Record<string, string | undefined>,
  options: readonly string[] = [],
): Promise<Process> {
  const { promise, resolve } = Promise.withResolvers<Process>()
  execFile(process.execPath, [...options, DOOR, ...args], { env }, (error, stdout, stderr) =>
    resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
  )
  return promise
}

/** Every file that a command loads, one a line. */
async function loadedFiles(args: readonly string[], env: Record<string, string | undefined>): Promise<string> {
  const watcher = `import { registerHooks } from 'node:module'
    registerHooks({ load: (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context)) })`
  const { stderr } = await command(args, env, ['--import', `data:text/javascript,${encodeURIComponent(watcher)}`])
  return stderr
}
