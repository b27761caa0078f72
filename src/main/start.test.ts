import { deepEqual, equal, match, ok } from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { isRunning, makeDataFolder, serverOf } from '../../tests/data-folder.ts'
import { startService, whenReady } from '../../tests/start-service.ts'
import type { StartedService } from '../../tests/start-service.ts'
import { until } from '../../tests/until.ts'

const children: ChildProcess[] = []
const data = await makeDataFolder()
// A test that fails half-way must not leave a service behind, nor its database.
after(async () => {
  children.forEach((child) => child.kill('SIGKILL'))
  await data[Symbol.asyncDispose]()
})

function startWith(environment: Record<string, string>, options: readonly string[] = []): StartedService {
  const started = startService({ BURIN_DATA: data.path, ...environment }, options)
  children.push(started.child)
  return started
}

describe('start', () => {
  it('prints a command that works as it is, serves, and stops when told to', async () => {
    const started = startWith({ BURIN_ICONS_PORT: '0' })
    await whenReady(started)
    match(started.out, /^burin: opening the database …\n/)
    for (const step of ['opening the database', 'loading the lexicon'])
      match(started.out, new RegExp(`^burin: ${step}: done after \\d+\\.\\d s$`, 'm'))
    const address = /curl (\S+)/.exec(started.out)?.[1] ?? ''
    const headers = Object.fromEntries(
      [...started.out.matchAll(/-H '([^:]+): ([^']+)'/g)].map((one) => [one[1] ?? '', one[2] ?? '']),
    )
    match(headers['Authorization'] ?? '', /^Bearer svc_test_[0-9A-Za-z]{32}$/)
    const body = /-d '([^']+)'/.exec(started.out)?.[1] ?? ''
    const response = await fetch(address, { method: 'POST', headers, body })
    equal(response.status, 200, await response.text())
    const server = serverOf(data.path) ?? 0
    ok(isRunning(server))
    started.child.kill('SIGTERM')
    deepEqual(await started.ended, [0, null])
    await until(() => !isRunning(server))
  })

  it('stops with one line on a bad setting', async () => {
    const started = startWith({ BURIN_ICONS_PORT: 'many' })
    deepEqual(await started.ended, [1, null])
    equal(
      started.problems,
      'burin: BURIN_ICONS_PORT is "many", but must be a whole number from 0 (any free port) to 65535\n',
    )
    equal(started.out, '')
  })

  it('stops with one line when the database cannot be used, without its password', async () => {
    const started = startWith({
      BURIN_ICONS_PORT: '0',
      BURIN_OPERATIONS_PORT: '0',
      DATABASE_URL: 'postgres://me:hunter2@nowhere.invalid/burin',
    })
    deepEqual(await started.ended, [1, null])
    match(
      started.problems,
      /^burin: the database at nowhere\.invalid cannot be used: getaddrinfo \w+ nowhere\.invalid; check DATABASE_URL and .*\n$/,
    )
    ok(!started.out.includes('opening the database: done'), started.out)
  })

  it('stops with one line when the secret of its cookies cannot be kept', async () => {
    const file = join(data.path, 'in-the-way')
    await writeFile(file, '')
    const started = startWith({ BURIN_DATA: join(file, 'data'), DATABASE_URL: 'postgres://nowhere.invalid/burin' })
    deepEqual(await started.ended, [1, null])
    match(
      started.problems,
      /^burin: the secret that signs cookies cannot be kept in .*; make the folder writable, or set BURIN_SECRET\n$/,
    )
  })

  it('stops with one line when the port for operators is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const started = startWith({ BURIN_OPERATIONS_PORT: String(port) })
    deepEqual(await started.ended, [1, null])
    match(
      started.problems,
      new RegExp(
        `^burin: BURIN_OPERATIONS_PORT is ${port}, but another program listens on that port of 127\\.0\\.0\\.1 .*\n$`,
      ),
    )
    other.close()
  })

  it('names the address that is none of this machine', async () => {
    for (const name of ['BURIN_HOST', 'BURIN_OPERATIONS_HOST']) {
      const started = startWith({ [name]: '192.0.2.1' })
      deepEqual(await started.ended, [1, null])
      equal(started.problems, `burin: ${name} is "192.0.2.1", but that is not an address of this machine\n`)
    }
  })

  it('takes no options', async () => {
    const started = startWith({ BURIN_ICONS_PORT: '0' }, ['--port', '4000'])
    deepEqual(await started.ended, [2, null])
    equal(
      started.problems,
      'burin: npm start takes no options; settings are variables, such as BURIN_ICONS_PORT=4000 npm start\n',
    )
  })

  it('warns of variables that are no settings', async () => {
    const started = startWith({ BURIN_ICONS_PORT: 'many', BURIN_PROT: '4000', BURIN_COLOUR: 'red' })
    await started.ended
    match(
      started.problems,
      /^burin: warning: BURIN_PROT is no setting; did you mean BURIN_ICONS_PORT\?\nburin: warning: BURIN_COLOUR is no setting; there are BURIN_PARTS, /,
    )
  })

  it('knows a variable whose name is nearly right', async () => {
    const started = startWith({ BURIN_CREDITZ: 'on', BURIN_ICONS_PORT: 'many' })
    await started.ended
    match(started.problems, /^burin: warning: BURIN_CREDITZ is no setting; did you mean BURIN_CREDITS\?\n/)
  })

  it('warns when hosted sites can set cookies for the service', async () => {
    const domains = { BURIN_BASE_URL: 'https://burin.example', BURIN_SITES_DOMAIN: 'sites.burin.example' }
    // An address of nobody, so that it ends by itself.
    const started = startWith({ ...domains, BURIN_HOST: '192.0.2.1' })
    await started.ended
    match(
      started.problems,
      /^burin: warning: BURIN_SITES_DOMAIN is sites\.burin\.example, .* cookies for burin\.example/,
    )
  })

  it('stops with one line when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const started = startWith({ BURIN_ICONS_PORT: String(port) })
    deepEqual(await started.ended, [1, null])
    match(
      started.problems,
      new RegExp(
        `^burin: BURIN_ICONS_PORT is ${port}, but another program listens on that port of 127\\.0\\.0\\.1 already; choose another, such as BURIN_ICONS_PORT=\\d+ npm start, or 0 for any free one\n$`,
      ),
    )
    other.close()
  })
})
