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
const ask = (line: string, api: string, token = 'secret'): Promise<BurinEnded> =>
  callBurin(line, { folder, environment: { BURIN_API: api, BURIN_TOKEN: token }, wait: async () => undefined })

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
  'login',
]
/** A title, a cursor that moves, both ways of writing an escape. */
const ESCAPES = '\u001B]0;title\u0007\u001B[2Jtext\u009B2J\r\u007F'
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
  it('does not take an answer without a name for somebody who is signed in', async () => {
    const api = await serve((_, response) => response.end('{}'))
    const { output, problem, exitCode } = await ask('whoami', api)
    deepEqual([output, exitCode], ['', 1])
    match(problem, /^burin: .* does not say whose token this is/)
  })
  it('puts none there by what it answers, and keeps what is not text from being a fault of ours', async () => {
    const record = Object.fromEntries(
      ['email', 'slug', 'name', 'url', 'label', 'token', 'expiresAt', 'createdAt', 'id'].map((name) => [name, ESCAPES]),
    )
    const answers = [{}, [], [null], [1], [{}], record, [record], { error: 1 }, 'text', null, { issuer: {} }]
    for (const answer of answers) {
      const api = await serve((_, response) => response.end(JSON.stringify(answer)))
      for (const line of LINES) {
        const { output, problem } = await ask(line, api)
        doesNotMatch(output + problem, CONTROL, `${line}: ${JSON.stringify(answer)}`)
      }
    }
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
  it('gets colours of the command, and nothing that moves its cursor', () => {
    const said: Buffer[] = []
    const stream = (): PassThrough => new PassThrough().on('data', (bytes: Buffer) => said.push(bytes))
    const { signal } = new AbortController()
    const options = { noColor: false, asJson: false, signal, stop: () => undefined }
    const terminal = openTerminal({ input: new PassThrough(), output: stream(), error: stream() }, options)
    terminal.tell(`\u001B[31mred\u001B[0m${ESCAPES}`)
    terminal.print(ESCAPES)
    equal(Buffer.concat(said).toString(), '\u001B[31mred\u001B[0mtext\ntext\n')
  })
})
