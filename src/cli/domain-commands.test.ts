import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { callBurin } from '../../tests/call-burin.ts'
import type { BurinEnded, BurinWorld } from '../../tests/call-burin.ts'
import { runHostingApi } from '../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../tests/run-hosting-api.ts'
import type { VerificationRecordObject } from '../hosting/contract/domain-object.ts'
import { hostAndPath } from './named-domain.ts'

const stack = new AsyncDisposableStack()
let api: HostingApi
let token: string
before(async () => {
  api = stack.use(await runHostingApi())
  token = (await api.addPerson()).token
  await burin('projects create domain-one')
})
after(() => stack.disposeAsync())

const burin = (line: string, world: BurinWorld = {}): Promise<BurinEnded> =>
  callBurin(line.includes('projects') ? line : `${line} --project domain-one`, {
    now: api.hosting.deps.now,
    ...world,
    environment: { BURIN_API: api.baseUrl, BURIN_TOKEN: token },
  })
async function recordsOf(host: string): Promise<VerificationRecordObject[]> {
  const { id: project } = JSON.parse((await burin('projects show domain-one --json')).output)
  const [{ id }] = JSON.parse((await burin('domains list --json')).output).filter(
    ({ hostname }: { hostname: string }) => hostname === host,
  )
  return (await api.ask('GET', `/projects/${project}/domains/${id}/verification`, { token })).body
}

describe('burin domains', () => {
  it('add says which records to write, list shows the domain', async () => {
    match((await burin('domains list')).output, /domain-one has no domains of its own. burin domains add/)
    const { exitCode, output } = await burin('domains add WWW.First.example')
    equal(exitCode, 0)
    match(output, /^www\.first\.example is pending\.\n\nWrite these records at your DNS provider\./)
    const records = await recordsOf('www.first.example')
    for (const { type, name, value } of records)
      match(output, new RegExp(`no +${type} +${name} +${value.replace(/[.+?$]/g, '\\$&')} +nothing`))
    match(output, /Then: burin domains verify www\.first\.example --wait\n$|Then: burin domains verify WWW/)
    match((await burin('domains list')).output, /www\.first\.example +pending +never/)
  })
  it('verify ends with 5 until the records are there, and says what is wrong', async () => {
    const { exitCode, output } = await burin('domains verify www.first.example')
    equal(exitCode, 5)
    match(output, /is pending\.[^]*_burin-challenge/)
    api.dns.write((await recordsOf('www.first.example')).slice(0, 2))
    const done = await burin('domains verify https://www.first.example/')
    deepEqual([done.exitCode, done.output], [0, 'www.first.example is verified: https://www.first.example\n'])
  })
  it('verify --wait looks until they are there, or until its time is up: 5', async () => {
    await burin('domains add second.example/docs')
    let waits = 0
    const wait = async (): Promise<void> => {
      waits += 1
      if (waits === 2) api.dns.write((await recordsOf('second.example')).slice(0, 2))
      api.hosting.advance(60_000)
    }
    const done = await burin('domains verify second.example --wait', { wait })
    deepEqual([done.exitCode, waits], [0, 2])
    match(done.output, /^second\.example\/docs is verified: https:\/\/second\.example\/docs\n$/)
    match(done.problem, /TXT +_burin-challenge\.second\.example/)
    const late = await burin('domains add third.example --wait --timeout 3', {
      wait: async () => api.hosting.advance(60_000),
    })
    equal(late.exitCode, 5)
    match(late.output, /third\.example is pending/)
    equal((await burin('domains verify third.example --wait --timeout 0')).exitCode, 2)
  })
  it('remove asks first, and names what is not there', async () => {
    equal((await burin('domains remove third.example')).exitCode, 2)
    equal((await burin('domains remove third.example', { answers: ['n'] })).exitCode, 1)
    match(
      (await burin('domains remove third.example', { answers: ['y'] })).output,
      /third\.example is removed from domain-one/,
    )
    match(
      (await burin('domains remove third.example --yes')).problem,
      /the project has no domain "third\.example"; burin domains list/,
    )
    doesNotMatch((await burin('domains list')).output, /third/)
  })
  it('tells two paths of a host apart', async () => {
    await burin('domains add two.example/a')
    await burin('domains add two.example/b')
    match((await burin('domains remove two.example --yes')).problem, /may be two\.example\/[ab] or two\.example\/[ab]/)
    equal((await burin('domains remove two.example/a --yes')).exitCode, 0)
    equal((await burin('domains remove two.example --yes')).exitCode, 0)
  })
  it('add refuses what is no domain, in the words of the API', async () => {
    for (const host of ['localhost', '*.example.com', 'co.uk', '192.0.2.1'])
      equal((await burin(`domains add ${host}`)).exitCode, 1, host)
  })
})

describe('hostAndPath', () => {
  it('reads a host and a path as people write them', () => {
    deepEqual(hostAndPath('example.com'), { host: 'example.com', path: null })
    deepEqual(hostAndPath('https://Example.com/docs/'), { host: 'example.com', path: '/docs' })
    deepEqual(hostAndPath('bücher.example./'), { host: 'xn--bcher-kva.example', path: '/' })
  })
})
