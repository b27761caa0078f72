import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { after, describe, it } from 'node:test'
import { callBurin } from '../../tests/call-burin.ts'
import type { BurinEnded } from '../../tests/call-burin.ts'
import type { misfitOf } from '../client/fit-answer.ts'
import * as SHAPES from '../client/hosting-shapes.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { openTerminal } from './open-terminal.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())
const folder = mkdtempSync(join(tmpdir(), 'burin-hostile-'))
stack.defer(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'index.html'), 'x')

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    listener(request, response)
  })
  stack.defer(() => server.closeAllConnections())
  stack.defer(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
/** Where nothing is yet. */
const homes = (): Record<string, string> => {
  const home = mkdtempSync(join(tmpdir(), 'burin-hostile-home-'))
  stack.defer(() => rmSync(home, { recursive: true }))
  return { XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home }
}
const ask = (line: string, api: string, token = 'secret'): Promise<BurinEnded> =>
  callBurin(line, {
    folder,
    environment: { ...homes(), BURIN_API: api, BURIN_TOKEN: token },
    wait: async () => undefined,
  })

const LINES = [
  'projects',
  'projects show a',
  'projects create a',
  'deployments --project a',
  'rollback --project a --yes',
  'tokens list',
  'tokens create a',
  'limits',
  'domains list --project a',
  'domains add a.example --project a',
  'deploy --project a',
  'whoami',
  'logs --project a',
  'open --project a',
  'login',
]
/** A title, a cursor that moves, both ways of writing an escape. */
const ESCAPES = '\u001B]0;title\u0007\u001B[2Jtext\u009B2J\r\u007F'
type AnyShape = Parameters<typeof misfitOf>[1]

/** An answer of a shape, whose texts are all escapes. */
function sampleOf(shape: AnyShape): unknown {
  if (typeof shape === 'string') return SAMPLES[shape]
  if ('each' in shape) return [sampleOf(shape.each)]
  if ('has' in shape)
    return Object.fromEntries(Object.entries(shape.has).map(([name, inner]) => [name, sampleOf(inner)]))
  return sampleOf('orNull' in shape ? shape.orNull : shape.orNone)
}
const SAMPLES = { text: ESCAPES, moment: '2026-11-22T18:00:00Z', address: 'http://a.example', number: 1, flag: true }
/** Whatever is asked for one record: it has what any of them has. */
const RECORD = Object.assign(
  {},
  ...[SHAPES.LIMITS, SHAPES.TRAFFIC, SHAPES.ACCOUNT, SHAPES.BATCH, SHAPES.CREATED_TOKEN, SHAPES.PROJECT].map(sampleOf),
  ...[SHAPES.DOMAIN, SHAPES.VERIFICATION_RECORD, SHAPES.FINALIZED, SHAPES.REQUEST].map(sampleOf),
) as object
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/

describe('an API that answers anything', () => {
  it('puts no escape on the terminal by what it refuses with, nor into JSON', async () => {
    const issue = { path: ESCAPES, message: ESCAPES, code: ESCAPES }
    const api = await serve((_, response) =>
      response.writeHead(400, { 'x-request-id': '\u009B2J' }).end(JSON.stringify({ error: ESCAPES, issues: [issue] })),
    )
    for (const line of LINES.flatMap((one) => [one, `${one} --json`])) {
      const { output, problem, exitCode } = await ask(line, api)
      doesNotMatch(output + problem, CONTROL, line)
      equal(exitCode, 1, line)
    }
  })
  it('is said to be none, when it answers what no Burin API does', async () => {
    const answers = [
      '<h1>Sign in to this network</h1>',
      '',
      '{}',
      '[null]',
      '[1]',
      '[{}]',
      '"text"',
      'null',
      '{"error":1}',
    ]
    for (const answer of answers) {
      const api = await serve((_, response) => response.end(answer))
      for (const line of LINES.flatMap((one) => [one, `${one} --json`])) {
        const { output, problem, exitCode } = await ask(line, api)
        const told = `${line}: ${answer}: ${output}${problem}`
        match(output + problem, /does not answer as a Burin API does|does not say who signs people in/, told)
        equal(exitCode, 1, told)
      }
    }
  })
  it('puts no escape there by what it answers, where that is as it should be', async () => {
    const api = await serve(({ method, url = '' }, response) => {
      const isList = method === 'GET' && /(projects|deployments|domains|tokens|requests|verification)$/.test(url)
      response.end(JSON.stringify(isList ? [RECORD] : RECORD))
    })
    const done: string[] = []
    for (const line of LINES) {
      const { output, problem, exitCode } = await ask(line, api)
      doesNotMatch(output + problem, CONTROL, line)
      if (exitCode === 0) done.push(line)
    }
    // There is nothing to go back to, and nobody who signs people in.
    deepEqual(
      LINES.filter((line) => !done.includes(line)),
      ['rollback --project a --yes', 'login'],
    )
  })
  it('is not what it should be, when its issues are none', async () => {
    for (const issues of ['no', [null], [{}], {}, 1]) {
      const api = await serve((_, response) => response.writeHead(400).end(JSON.stringify({ error: 'so', issues })))
      const { exitCode, problem } = await ask('projects', api)
      deepEqual([exitCode, problem.startsWith('burin: so')], [1, true])
    }
  })
  it('is read up to a bound, on both its sides', async () => {
    const api = await serve((_, response) => response.end('x'.repeat(1000)))
    const textWithin = async (bytes: number): Promise<string> => (await boundedFetch(fetch, bytes)(api)).text()
    equal((await textWithin(1000)).length, 1000)
    let problem: unknown = null
    await textWithin(999).catch((error: unknown) => (problem = error))
    match(String(problem), /answered more than 999 bytes/)
  })
  it('may name a next page for ever: the command ends, where one comes again and where there are too many', async () => {
    let pages = 0
    const pagesOf = async (nextOf: () => string): Promise<string> => {
      pages = 0
      const api = await serve((_, response) => {
        pages += 1
        response.setHeader('link', `</projects?${nextOf()}>; rel="next"`).end('[]')
      })
      return (await ask('projects', api)).problem
    }
    match(await pagesOf(() => `page=${pages % 3}`), /names a page as the next that was read before/)
    equal(pages, 4)
    match(await pagesOf(() => `page=${pages}`), /has more than 1000 pages/)
    equal(pages, 1000)
  })
  it('may send for ever: the command ends', async () => {
    const api = await serve((_, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024, ' ')));
      }
      response.on('drain', more)
      more()
    })
    for (const line of ['projects', 'login']) {
      const { exitCode, problem } = await ask(line, api)
      deepEqual([exitCode, /answered more than|does not say who/.test(problem)], [1, true], line)
    }
  })
})

/** What stands where a text, an address or a number should. */
const WRONG = [null, 1, -1, '', 'no address', 'file:///etc/passwd', {}, [], [{}], '\u001B[2J', Number.MAX_VALUE]

describe('an identity provider that answers anything', () => {
  it('ends the sign-in with a sentence, and puts no escape on the terminal', async () => {
    let answers: Record<string, unknown> = {}
    const api = await serve(({ url = '' }, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[url] ?? null)),
    )
    const good: Record<string, object> = {
      '/.well-known/oauth-protected-resource': { resource: api, authorization_servers: [`${api}/identity`] },
      '/.well-known/oauth-authorization-server/identity': {
        issuer: `${api}/identity`,
        device_authorization_endpoint: `${api}/device`,
        token_endpoint: `${api}/token`,
        revocation_endpoint: `${api}/revoke`,
      },
      '/device': { device_code: 'x', user_code: 'y', verification_uri: `${api}/z`, expires_in: 600, interval: 5 },
      '/token': { access_token: 'x', token_type: 'Bearer', expires_in: 60 },
      '/account': { id: 'acc_1', email: 'ada@example.com', createdAt: '2026-11-22T18:00:00Z' },
    }
    for (const [at, answer] of Object.entries(good))
      for (const name of Object.keys(answer))
        for (const wrong of WRONG) {
          answers = { ...good, [at]: { ...answer, [name]: wrong } }
          const environment = { BURIN_API: api, ...homes() }
          const { output, problem, exitCode } = await callBurin('login', { environment, wait: async () => undefined })
          const told = `${at} ${name} ${JSON.stringify(wrong)}: ${output}${problem}`
          doesNotMatch(output + problem, CONTROL, told)
          // What nobody needs, or is to be shown as it is, may be anything.
          if (exitCode === 0)
            match(
              name,
              /^(interval|expires_in|revocation_endpoint|access_token|user_code|device_code|id|email|createdAt|verification_uri)$/,
              told,
            )
          else equal(exitCode, 1, told)
        }
  })
})

describe('an icon service that answers anything', () => {
  it('is said to be none, when it answers what none does', async () => {
    for (const status of [200, 404, 503])
      for (const answer of [
        '<h1>',
        '',
        '{}',
        '[]',
        'null',
        '{"data":[{}],"concept":"a"}',
        '{"code":1,"request_id":2}',
      ]) {
        const service = await serve((_, response) => response.writeHead(status).end(answer))
        const { output, problem, exitCode } = await callBurin(`draw a bell --service ${service}`)
        const told = `${status}: ${answer}: ${problem}`
        deepEqual([exitCode, output], [1, ''], told)
        match(problem, /does not answer as a Burin API does: it answered /, told)
      }
  })
})

describe('BURIN_TOKEN', () => {
  it('is not shown when it cannot be sent', async () => {
    const api = await serve((_, response) => response.end('{}'))
    for (const token of ['burin_token_a\nsecond', 'burin_token_“a”', 'burin_token_a b']) {
      const { exitCode, problem, output } = await ask('whoami', api, token)
      deepEqual([exitCode, output], [2, ''])
      match(problem, /^burin: BURIN_TOKEN has a space/)
      doesNotMatch(problem, /burin_token_/)
    }
  })
})

describe('a terminal', () => {
  it('that says it has no columns has eighty', () => {
    const nowhere = Object.assign(new PassThrough(), { isTTY: true as const, columns: 0 })
    const { signal } = new AbortController()
    const options = { noColor: false, isDumb: false, asJson: false, signal, stop: () => undefined }
    const { columns, outputColumns } = openTerminal(
      { input: new PassThrough(), output: nowhere, error: nowhere },
      options,
    )
    deepEqual([columns, outputColumns], [80, 80])
  })
  it('gets colours of the command, and nothing that moves its cursor', () => {
    const said: Buffer[] = []
    const stream = (): PassThrough => new PassThrough().on('data', (bytes: Buffer) => said.push(bytes))
    const { signal } = new AbortController()
    const options = { noColor: false, isDumb: false, asJson: false, signal, stop: () => undefined }
    const terminal = openTerminal({ input: new PassThrough(), output: stream(), error: stream() }, options)
    terminal.tell(`\u001B[31mred\u001B[0m${ESCAPES}`)
    terminal.print(ESCAPES)
    equal(Buffer.concat(said).toString(), '\u001B[31mred\u001B[0mtext\ntext\n')
  })
})
