/** The way of somebody who hosts a site, in a real pseudo-terminal, wide and narrow. `whole-way.test.ts` goes it with the output piped. */
import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { makeDataFolder } from './data-folder.ts'
import { dnsServers } from './dns-server.ts'
import type { TestZone } from './dns-server.ts'
import { approveProgram, signInAsAda } from './let-program-in.ts'
import { NO_TERMINAL, runInTerminal } from './run-in-terminal.ts'
import type { TerminalRun } from './run-in-terminal.ts'
import { startService, whenReady } from './start-service.ts'

/** A person at a terminal, with a home, a folder and a project of their own. */
interface Seat {
  readonly columns: number
  readonly slug: string
  readonly host: string
  readonly folder: string
}

const SEATS = [120, 40] as const
// oxlint-disable-next-line no-control-regex -- what colours is looked for.
const COLOUR = /\u001B\[\d+m/

describe('somebody at a terminal', { skip: NO_TERMINAL }, () => {
  const stack = new AsyncDisposableStack()
  const root = mkdtempSync(join(tmpdir(), 'burin-terminal-'))
  const seats: Seat[] = SEATS.map((columns) => {
    const slug = `seat-${columns}`
    const folder = join(root, slug)
    mkdirSync(join(folder, 'site'), { recursive: true })
    writeFileSync(join(folder, 'site', 'index.html'), '<h1>First</h1>')
    return { columns, slug, host: `www${columns}.customer.test`, folder }
  })
  const [wide, narrow] = seats as [Seat, Seat]
  const zone: TestZone = { apex: 'customer.test', records: [] }
  /** Of both, from the beginning: a program asks only every five seconds whether it was let in. */
  let logins: TerminalRun[]
  let addresses: { api: string; icons: string }
  let log: () => string

  before(async () => {
    stack.defer(() => rmSync(root, { recursive: true, force: true }))
    const data = stack.use(await makeDataFolder())
    const top = ['customer.test NS ns.customer.test.', 'ns.customer.test A 127.0.0.2']
    const dns = stack.use(
      await dnsServers([
        { address: '127.0.0.1', zones: [{ apex: '', records: top }] },
        { address: '127.0.0.2', zones: [zone] },
      ]),
    )
    const service = startService({
      BURIN_DATA: data.path,
      BURIN_TEST_DNS: `127.0.0.1:${dns.port}`,
      BURIN_SITES_DOMAIN: 'sites.example',
    })
    stack.defer(async () => {
      service.child.kill()
      await service.ended
    })
    await whenReady(service)
    log = () => service.out + service.problems
    const at = (said: string): string => new RegExp(`${said} (http://\\S+?)[\\s;]`).exec(service.out)?.[1] ?? ''
    addresses = { icons: at('Burin draws icons at'), api: at('Projects are deployed at') }
    logins = seats.map((seat) => burin(seat, 'login --no-browser'))
  })
  after(() => stack.disposeAsync())

  function burin({ columns, folder }: Seat, line: string, environment: Record<string, string> = {}): TerminalRun {
    const usual = { HOME: folder, BURIN_API: addresses.api }
    return runInTerminal(line, { columns, folder, environment: { ...usual, ...environment } })
  }

  /** Runs it to its end at both terminals, answering what each is asked; gives the lines that they show. */
  async function atBoth(
    lineOf: (seat: Seat) => string,
    { exitCode = 0, answerOf }: { exitCode?: number; answerOf?: (seat: Seat) => readonly [asked: string, string] } = {},
  ): Promise<string[][]> {
    return Promise.all(
      seats.map(async (seat) => {
        const run = burin(seat, lineOf(seat))
        if (answerOf !== undefined) {
          const [asked, answer] = answerOf(seat)
          await run.shows(asked)
          run.type(answer)
        }
        equal(await run.ended, exitCode, run.raw())
        return fitting(run, seat)
      }),
    )
  }

  /** The lines of what is shown, none of them longer than the terminal is wide but what is there to be copied: it is indented, or one word. */
  function fitting(run: TerminalRun, { columns }: Seat): string[] {
    const lines = run.lines()
    const long = lines.filter((line) => line.length > columns && /^\S+ /.test(line))
    deepEqual(long, [])
    return lines
  }

  it('is shown help that fits', async () => {
    for (const lines of await atBoth(() => 'deploy --help')) {
      ok(lines.length > 12)
      match(lines.join('\n'), /^burin deploy: puts a folder on the web,\s/)
    }
  })

  it('is shown colours, but none with NO_COLOR and nothing that moves the cursor with TERM=dumb', async () => {
    const shown = async (environment: Record<string, string>): Promise<string> => {
      const login = burin(wide, 'login --no-browser', environment)
      await login.shows('Waiting for that')
      login.pressCtrlC()
      equal(await login.ended, 130, login.raw())
      return login.raw()
    }
    const [usual, plain, dumb] = await Promise.all([shown({}), shown({ NO_COLOR: '1' }), shown({ TERM: 'dumb' })])
    match(usual, COLOUR)
    doesNotMatch(plain, COLOUR)
    equal(dumb.includes('\u001B'), false)
    match(dumb, /burin: stopped/)
  })

  it('signs in by a code', async () => {
    const browser = await signInAsAda(addresses.icons, log)
    for (const login of logins) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other.
      await login.shows('Waiting for that')
      const [, userCode = ''] = /the code\n {2}(\S+)\n/.exec(login.lines().join('\n')) ?? []
      // oxlint-disable-next-line no-await-in-loop
      await approveProgram(browser, userCode)
    }
    for (const [at, login] of logins.entries()) {
      // oxlint-disable-next-line no-await-in-loop
      equal(await login.ended, 0, login.raw())
      match(fitting(login, seats[at] ?? wide).join(' '), /Signed in as ada@example\.com at http/)
    }
    for (const lines of await atBoth(() => 'whoami')) match(lines.join(' '), /^ada@example\.com at http/)
  })

  it('deploys twice, is asked for a project once, and rolls back', async () => {
    const first = await atBoth(() => 'deploy site', { answerOf: ({ slug }) => [']:', slug] })
    for (const [at, { slug }] of seats.entries())
      ok(first[at]?.includes(`https://${slug}.sites.example`), String(first))
    for (const { folder } of seats) writeFileSync(join(folder, 'site', 'index.html'), '<h1>Second</h1>')
    await atBoth(() => 'deploy --message "What was said of the second, at some length"')
    const [heads = '', ...rows] = (await atBoth(() => 'deployments'))[0]?.filter(Boolean) ?? []
    deepEqual([rows.length, heads.split(/ {2,}/)[1]], [2, 'STATE'])
    const gaps = [...heads.matchAll(/ {2}(?=[A-Z]{5})/g)].map(({ index }) => index)
    for (const row of rows) deepEqual(new Set(gaps.map((place) => row.slice(place, place + 2))), new Set(['  ']), row)
    const back = await atBoth(() => 'rollback', { answerOf: () => ['[y/N]', 'y'] })
    for (const lines of back) match(lines.join(' '), /is live in place of/)
  })

  it('shows a bar that is taken away again, and is stopped at a question', async () => {
    const [deploy, removal] = [burin(narrow, 'deploy'), burin(wide, 'projects delete seat-120')]
    equal(await deploy.ended, 0)
    ok(deploy.raw().includes('\r\u001B[2K'))
    match(deploy.raw(), /Reading +\d+%/)
    equal(
      deploy.lines().some((line) => /Reading|Sending/.test(line)),
      false,
      deploy.raw(),
    )
    await removal.shows('to do it:')
    removal.pressCtrlC()
    equal(await removal.ended, 130, removal.raw())
    match(removal.lines().join('\n'), /\nburin: stopped\n/)
  })

  it('adds a domain, writes its records as they are shown, has it verified and removes it', async () => {
    const added = await atBoth(({ host }) => `domains add ${host}`)
    zone.records = added.flatMap((lines) => recordsOf(lines.join('\n')))
    const verified = await atBoth(({ host }) => `domains verify ${host}`)
    for (const [at, { host }] of seats.entries())
      match(verified[at]?.join('\n') ?? '', new RegExp(`^${host} is verified`))
    const [table = [], blocks = []] = await atBoth(() => 'domains list')
    match(table.join('\n'), /^DOMAIN +STATE +LOOKED AT +PROBLEM *\nwww120\.customer\.test +verified +just now *\n/)
    match(blocks.join('\n'), /^DOMAIN +www40\.customer\.test\nSTATE +verified\nLOOKED AT +just now\n/)
    await atBoth(({ host }) => `domains remove ${host}`, { answerOf: () => ['[y/N]', 'y'] })
  })

  it('signs out', async () => {
    await atBoth(() => 'logout')
    await atBoth(() => 'whoami', { exitCode: 3 })
  })
})

/** The lines of a zone that somebody makes of what they are shown. */
function recordsOf(shown: string): string[] {
  const txt = /token=\w+ expiry=never/.exec(shown)?.[0] ?? ''
  const [challenge = ''] = /_burin-challenge\.\S+/.exec(shown) ?? []
  const [target = ''] = /cname--\S+/.exec(shown) ?? []
  const host = challenge.slice(challenge.indexOf('.') + 1)
  return [`${challenge}. TXT "${txt}"`, `${host}. CNAME ${target}.`]
}
