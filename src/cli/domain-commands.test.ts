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
      match(output, new RegExp(`no +${type} +${name} +${value.replace(/[.+?$]/g, '\\$&')} +not looked yet`))
    match(output, /Then:\n {2}burin domains verify www\.first\.example --wait --project domain-one\n$/)
    match((await burin('domains list')).output, /www\.first\.example +pending +never/)
    match((await burin('projects show domain-one')).output, /\nDomains +www\.first\.example \(pending\)\n/)
  })
  it('verify ends with 5 until the records are there, and says what is wrong', async () => {
    const { exitCode, output } = await burin('domains verify www.first.example')
    equal(exitCode, 5)
    match(output, /is pending\.[^]*_burin-challenge[^]* nothing\n/)
    const { name } = (await recordsOf('www.first.example'))[0] ?? { name: '' }
    api.dns.write([{ type: 'TXT', name, value: '' }])
    match((await burin('domains verify www.first.example')).output, / "" \(empty\)\n/)
    api.dns.write((await recordsOf('www.first.example')).slice(0, 2))
    const done = await burin('domains verify https://www.first.example/')
    deepEqual([done.exitCode, done.output], [0, 'www.first.example is verified: http://www.first.example\n'])
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
    match(done.output, /^second\.example\/docs is verified: http:\/\/second\.example\/docs\n$/)
    match(done.problem, /TXT +_burin-challenge\.second\.example/)
    const late = await burin('domains add third.example --wait --timeout 3', {
      wait: async () => api.hosting.advance(60_000),
    })
    equal(late.exitCode, 5)
    match(late.output, /third\.example is pending/)
    equal((await burin('domains verify third.example --wait --timeout 0')).exitCode, 2)
  })
  it('verify --wait shows what it finds now, and not what was wrong at the last look', async () => {
    await burin('domains add stale.example')
    match((await burin('domains verify stale.example')).output, /TXT record is missing/)
    api.dns.write((await recordsOf('stale.example')).filter(({ type }) => type === 'TXT'))
    const late = await burin('domains verify stale.example --wait --timeout 1', {
      wait: async () => api.hosting.advance(60_000),
    })
    match(late.problem, /CNAME record is missing[^]*waiting up to 1 minutes/)
    doesNotMatch(late.problem, /TXT record is missing/)
    await burin('domains remove stale.example --yes')
  })
  it('verify says that it waits, why and how long, where it looked too often', async () => {
    await burin('domains add often.example')
    const verify = (more = ''): Promise<BurinEnded> =>
      burin(`domains verify often.example${more}`, { wait: async (ms) => api.hosting.advance(ms) })
    api.hosting.advance(60_000)
    for (let looks = 1; looks <= 5; looks += 1) equal((await verify()).problem, '')
    match((await verify()).problem, /^burin: .* had its 5 looks at DNS .* Waiting \d+ seconds; Ctrl-C stops that\n$/)
    for (let looks = 1; looks <= 5; looks += 1) await verify(' --json')
    equal((await verify(' --json')).problem, '')
    await burin('domains remove often.example --yes')
  })
  it('add names addresses or an ALIAS first at the top of a zone, where no CNAME can stand', async () => {
    const { output } = await burin('domains add top.co.uk')
    match(
      output,
      /write all A and AAAA, or in their place the ALIAS[^]* TXT [^]* A [^]* AAAA [^]* ALIAS +top\.co\.uk +cname--/,
    )
    doesNotMatch(output, / CNAME +top/)
    api.dns.write([{ type: 'A', name: 'top.co.uk', value: '198.51.100.9' }])
    match((await burin('domains verify top.co.uk')).output, /ALIAS +\S+ +\S+ +198\.51\.100\.9/)
    await burin('domains remove top.co.uk --yes')
  })
  it('remove leaves records in DNS that another path of the host needs, in whatever project', async () => {
    await burin('projects create domain-two')
    await burin('domains add shared.example/a')
    await callBurin('domains add shared.example --project domain-two', {
      environment: { BURIN_API: api.baseUrl, BURIN_TOKEN: token },
    })
    match(
      (await burin('domains remove shared.example/a --yes')).output,
      /Leave its records in your DNS: shared\.example of domain-two needs them\.\n$/,
    )
    await burin('domains add shared.example/b')
    await callBurin('domains remove shared.example --project domain-two --yes', {
      environment: { BURIN_API: api.baseUrl, BURIN_TOKEN: token },
    })
    match(
      (await burin('domains remove shared.example/b --yes')).output,
      /Take its records out of your DNS too: those at _burin-challenge\.shared\.example and shared\.example that lead/,
    )
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
