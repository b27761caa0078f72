import { deepEqual, equal, match } from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, beforeEach, describe, it } from 'node:test'
import { callBurin } from '../../../tests/call-burin.ts'
import type { BurinEnded, BurinWorld } from '../../../tests/call-burin.ts'
import type { Credentials } from '../credentials.ts'
import { Stopped } from '../stopped.ts'

/** An API and its identity provider in one, which answers as a test says. */
interface Stage {
  readonly address: string
  /** What the token endpoint answers, one after the other; the last over and over. */
  tokens: (object | 'cut' | number)[]
  /** What the revocation endpoint answers. */
  revocation: number
  resource: string | null
  /** For which APIs the issuer says that its tokens are. */
  protectedResources: string[] | null
  verification: string
  account: number
  /** Every request: its path, and what it carried. */
  seen: { path: string; authorization: string | undefined; form: Record<string, string> }[]
}

const stack = new AsyncDisposableStack()
let stage: Stage
let home: string

before(async () => {
  home = await mkdtemp(join(tmpdir(), 'burin-sign-in-'))
  stack.defer(() => rm(home, { recursive: true, force: true }))
  stage = await openStage()
})
after(() => stack.disposeAsync())
beforeEach(() => {
  Object.assign(stage, {
    tokens: [granted()],
    revocation: 200,
    resource: null,
    protectedResources: null,
    account: 200,
    seen: [],
  })
  stage.verification = `${stage.address}/device`
})

function granted(token = 'token-of-ada'): object {
  return { access_token: token, token_type: 'Bearer', expires_in: 86_400 }
}

async function openStage(): Promise<Stage> {
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? ''
      const form = Object.fromEntries(new URLSearchParams(await text(request)))
      stage.seen.push({ path, authorization: request.headers.authorization, form })
      const answer = (status: number, body?: object): void => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body))
      }
      const issuer = `${stage.address}/identity`
      if (path === '/.well-known/oauth-protected-resource')
        return answer(200, { resource: stage.resource ?? stage.address, authorization_servers: [issuer] })
      if (path === '/.well-known/oauth-authorization-server/identity')
        return answer(200, {
          issuer,
          device_authorization_endpoint: `${issuer}/device-authorization`,
          token_endpoint: `${issuer}/token`,
          revocation_endpoint: `${issuer}/revoke`,
          ...(stage.protectedResources === null ? {} : { protected_resources: stage.protectedResources }),
        })
      if (path === '/identity/device-authorization')
        return answer(200, {
          device_code: 'secret-of-the-program',
          user_code: 'BCDF-GHJK\u001B[2J',
          verification_uri: stage.verification,
          expires_in: 600,
          interval: 7,
        })
      if (path === '/identity/revoke') return answer(stage.revocation)
      const account = { id: 'acc_1', email: 'ada@example.com', createdAt: '2026-11-22T18:00:00Z' }
      if (path === '/account') return answer(stage.account, { error: 'No.', ...account })
      const next = (stage.tokens.length > 1 ? stage.tokens.shift() : stage.tokens[0]) ?? 500
      if (next === 'cut') return void request.socket.destroy()
      if (typeof next === 'number') return answer(next)
      return answer('error' in next ? 400 : 200, next)
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stack.defer(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const nothing = {
    tokens: [],
    revocation: 200,
    resource: null,
    protectedResources: null,
    verification: '',
    account: 200,
    seen: [],
  }
  return { address, ...nothing }
}

interface LoggedIn extends BurinEnded {
  /** Seconds that were waited, one after the other. */
  readonly waits: readonly number[]
  readonly opened: readonly string[]
}

async function burin(line: string, world: BurinWorld = {}): Promise<LoggedIn> {
  const waits: number[] = []
  const opened: string[] = []
  let at = Date.now()
  const ended = await callBurin(line, {
    environment: { XDG_CONFIG_HOME: home, BURIN_API: stage.address },
    answers: [],
    now: () => at,
    wait: async (ms, signal) => {
      signal?.throwIfAborted()
      waits.push(ms / 1000)
      at += ms
    },
    openBrowser: async (address) => opened.push(address) > 0,
    ...world,
  })
  return { ...ended, waits, opened }
}

const kept = async (): Promise<Credentials> =>
  JSON.parse(await readFile(join(home, 'burin', 'credentials.json'), 'utf8')) as Credentials
const paths = (): string[] => stage.seen.map(({ path }) => path)

describe('burin login', () => {
  it('shows a code, opens the page, waits as long as it is told, and keeps the token for the user alone', async () => {
    stage.tokens = [
      { error: 'authorization_pending' },
      { error: 'slow_down' },
      { error: 'authorization_pending' },
      granted(),
    ]
    const { exitCode, output, problem, waits, opened } = await burin('login')
    match(output, new RegExp(`^Signed in as ada@example\\.com at ${stage.address}, until \\d{4}-\\d\\d-\\d\\d\\.\\n$`))
    equal(exitCode, 0)
    deepEqual(waits, [7, 7, 12, 12])
    deepEqual(opened, [`${stage.address}/device`])
    match(problem, /\n {2}http:\S+\/device\nand type in there the code\n {2}BCDF-GHJK\n/)
    const { current, origins } = await kept()
    equal(current, stage.address)
    deepEqual(Object.keys(origins), [stage.address])
    equal(origins[stage.address]?.token, 'token-of-ada')
    const modes = [join(home, 'burin'), join(home, 'burin', 'credentials.json')]
    deepEqual(await Promise.all(modes.map(async (path) => (await stat(path)).mode & 0o777)), [0o700, 0o600])
    const begun = stage.seen.find(({ path }) => path === '/identity/device-authorization')
    deepEqual(begun?.form, { client_id: 'burin-cli' })
    equal((await burin('whoami', { environment: { XDG_CONFIG_HOME: home } })).exitCode, 0)
  })

  it('opens no browser when told so, nor without a terminal', async () => {
    deepEqual((await burin('login --no-browser')).opened, [])
    const { opened, output, problem } = await burin('login --json')
    deepEqual(opened, [])
    equal((JSON.parse(output) as { email: string }).email, 'ada@example.com')
    match(problem, /BCDF-GHJK/)
  })

  it('goes on where the connection breaks or the server is busy, and asks less often then', async () => {
    stage.tokens = ['cut', 503, granted()]
    const { exitCode, waits } = await burin('login')
    deepEqual([exitCode, waits], [0, [7, 14, 28]])
  })

  it('says why there is no token', async () => {
    const before = await kept()
    const told = async (error: object): Promise<string> => {
      stage.tokens = [error]
      const { exitCode, problem } = await burin('login')
      equal(exitCode, 1)
      return problem.split('\n').at(-2) ?? ''
    }
    match(await told({ error: 'expired_token' }), /nobody approved before the code was over; run burin login again/)
    match(await told({ error: 'authorization_pending' }), /nobody approved/)
    match(await told({ error: 'access_denied' }), /turned down/)
    match(
      await told({ error: 'invalid_grant', error_description: 'Odd.\u001B[31m' }),
      /no token was given: Odd\. Run burin login/,
    )
    deepEqual(await kept(), before)
  })

  it('does not keep a token that the API does not take', async () => {
    const before = await kept()
    stage.account = 401
    equal((await burin('login')).exitCode, 3)
    deepEqual(await kept(), before)
  })

  it('ends with 130 when it is stopped, also while it waits', async () => {
    const controller = new AbortController()
    const wait = async (): Promise<void> => {
      controller.abort(new Stopped())
      controller.signal.throwIfAborted()
    }
    const { exitCode, problem } = await burin('login', { signal: controller.signal, wait })
    equal(exitCode, 130)
    match(problem, /\nburin: stopped\n$/)
  })

  it('asks no issuer of an API that calls itself otherwise', async () => {
    stage.resource = 'https://other.example'
    const { exitCode, problem } = await burin('login')
    equal(exitCode, 1)
    match(problem, /it calls itself https:\/\/other\.example; say --api https:\/\/other\.example if/)
    deepEqual(paths(), ['/.well-known/oauth-protected-resource'])
  })

  it('gets no token of an issuer for an API that is not one of its own', async () => {
    const before = await kept()
    for (const own of [['https://api.other.example'], []]) {
      stage.protectedResources = own
      stage.seen = []
      const { exitCode, problem } = await burin('login')
      equal(exitCode, 1)
      match(problem, /^burin: http:\S+ sends you to http:\S+\/identity to sign in, whose tokens are not for it/)
      equal(
        paths().some((path) => path.startsWith('/identity/')),
        false,
      )
    }
    deepEqual(await kept(), before)
  })

  it('tells an issuer that asks for it where the token goes, each time', async () => {
    stage.protectedResources = ['https://api.other.example', `${stage.address}/`]
    equal((await burin('login')).exitCode, 0)
    const told = (path: string): unknown => stage.seen.find((one) => one.path === path)?.form['resource']
    deepEqual([told('/identity/device-authorization'), told('/identity/token')], [stage.address, stage.address])
    stage.protectedResources = null
    stage.seen = []
    equal((await burin('login')).exitCode, 0)
    deepEqual([told('/identity/device-authorization'), told('/identity/token')], [undefined, undefined])
  })

  it('ends the token that it had before, once there is another', async () => {
    await burin('login')
    stage.tokens = [granted('another')]
    stage.seen = []
    await burin('login')
    equal((await kept()).origins[stage.address]?.token, 'another')
    deepEqual(stage.seen.find(({ path }) => path === '/identity/revoke')?.form['token'], 'token-of-ada')
  })

  it('starts no program but a browser by what the server calls its page', async () => {
    stage.verification = 'file:///etc/passwd'
    const { problem } = await burin('login', { openBrowser: (await import('../open-browser.ts')).openBrowser })
    match(problem, /file:\/\/\/etc\/passwd/)
    equal(problem.includes('A browser opens'), false)
  })
})

describe('burin logout', () => {
  it('ends the token where it was made, and forgets it', async () => {
    await burin('login')
    stage.seen = []
    const { exitCode, output } = await burin('logout')
    deepEqual([exitCode, output], [0, `Signed out of ${stage.address}: the token is good no more.\n`])
    deepEqual(
      stage.seen.map(({ path, form }) => [path, form['token']]),
      [['/identity/revoke', 'token-of-ada']],
    )
    deepEqual(await kept(), { current: null, origins: {} })
    match((await burin('logout')).output, /^You were not signed in at/)
    equal((await burin('whoami')).exitCode, 3)
  })

  it('forgets it too where it cannot be ended, and says so', async () => {
    await burin('login')
    stage.revocation = 503
    const { exitCode, output } = await burin('logout')
    equal(exitCode, 1)
    match(output, /could not be told to end it: end it on the page of your account/)
    deepEqual((await kept()).origins, {})
  })

  it('leaves other APIs signed in', async () => {
    await burin('login')
    const other = { token: 'b', issuer: 'https://b.example', revocationEndpoint: null, expiresAt: null }
    const { credentialStore } = await import('../credentials.ts')
    await credentialStore(join(home, 'burin')).keep('https://b.example', other)
    await burin('logout')
    deepEqual(await kept(), { current: 'https://b.example', origins: { 'https://b.example': other } })
  })
})
