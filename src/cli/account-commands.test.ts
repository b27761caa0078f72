import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { callBurin } from '../../tests/call-burin.ts'
import type { BurinEnded, BurinWorld } from '../../tests/call-burin.ts'
import { runHostingApi } from '../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../tests/run-hosting-api.ts'

const stack = new AsyncDisposableStack()
let api: HostingApi
let token: string
before(async () => {
  api = stack.use(await runHostingApi({ quotas: { projects: 12 } }))
})
after(() => stack.disposeAsync())

async function newPerson(): Promise<void> {
  token = (await api.addPerson()).token
}
async function newFolder(name = 'site-'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  return folder
}
const burin = (line: string | readonly string[], world: BurinWorld = {}): Promise<BurinEnded> =>
  callBurin(line, {
    now: api.hosting.deps.now,
    ...world,
    environment: { BURIN_API: api.baseUrl, BURIN_TOKEN: token, ...world.environment },
  })
const addressOf = (asked: Parameters<typeof fetch>[0]): string =>
  asked instanceof Request ? asked.url : asked.toString()
// eslint-disable-next-line typescript/no-explicit-any -- tests say what they expect of it.
const jsonOf = ({ output }: BurinEnded): any => JSON.parse(output)

describe('burin tokens', () => {
  it('create prints the token alone, list and revoke know it by its name', async () => {
    await newPerson()
    const made = await burin(['tokens', 'create', 'Build server', '--days', '30'])
    match(made.output, /^burin_token_\w{43}\n$/)
    match(made.problem, /^burin: this is the token Build server, good until \d{4}-\d\d-\d\d; it is shown this once/)
    const secret = made.output.trim()
    const ci = { environment: { BURIN_TOKEN: secret } }
    equal((await burin('projects', ci)).exitCode, 0)
    const { output } = await burin('tokens list')
    match(
      output,
      /^NAME +ID +CREATED +LAST USED +ENDS\nBuild server {2}tok_\w{24} {2}just now {2}.+ {2}in (29|30) days\n$/,
    )
    ok(!output.includes(secret))
    match(made.problem, new RegExp(`where you set it as BURIN_TOKEN, also set BURIN_API=${api.baseUrl}\n$`))
    const [{ createdAt, lastUsedAt }] = jsonOf(await burin('tokens list --json'))
    ok(lastUsedAt >= createdAt, `${lastUsedAt} is before ${createdAt}`)
    equal((await burin(['tokens', 'revoke', 'Build server'])).exitCode, 0)
    equal((await burin('projects', ci)).exitCode, 3)
    match((await burin('tokens list')).output, /There are no tokens/)
  })
  it('create asks for a name only where somebody sits, and takes 1 to 365 days', async () => {
    await newPerson()
    const nameless = await burin('tokens create')
    deepEqual([nameless.exitCode, nameless.output], [2, ''])
    match(nameless.problem, /the name is missing/)
    equal((await burin('tokens create --json', { answers: ['CI'] })).exitCode, 2)
    match((await burin('tokens create', { answers: ['CI'] })).output, /^burin_token_/)
    for (const days of ['0', '366', '1.5', 'x']) equal((await burin(`tokens create a --days ${days}`)).exitCode, 2)
    equal((await burin('tokens create a --days 365')).exitCode, 0)
  })
  it('create is refused to a token for CI, and ends with 3', async () => {
    const { token: secret } = jsonOf(await burin('tokens create ci --json'))
    const { exitCode, problem } = await burin('tokens create more', { environment: { BURIN_TOKEN: secret } })
    equal(exitCode, 3)
    match(problem, /A token made for CI can neither create nor revoke tokens/)
  })
  it('create ends with 4 where there are twenty', async () => {
    await newPerson()
    for (let made = 0; made < 20; made += 1) await burin(`tokens create ${made}`)
    equal((await burin('tokens create more')).exitCode, 4)
  })
  it('revoke names what cannot be told apart or is not there, and never a token itself', async () => {
    await newPerson()
    for (const _ of [1, 2]) await burin('tokens create twin')
    const twin = await burin('tokens revoke twin')
    equal(twin.exitCode, 1)
    match(twin.problem, /2 tokens are called "twin"; say the id of one: tok_\w{24}, tok_\w{24}/)
    match((await burin('tokens revoke other')).problem, /you have no token "other"; burin tokens list/)
    doesNotMatch((await burin(`tokens revoke burin_token_${'a'.repeat(43)}`)).problem, /aaaa/)
  })
})

describe('burin init', () => {
  before(newPerson)
  it('makes the project that is named and writes .burin.json, without questions', async () => {
    const folder = await newFolder()
    const { exitCode, output } = await burin(['init', 'init-one', '--name', 'One'], { folder })
    equal(exitCode, 0)
    match(output, /^Made init-one, and wrote .burin.json.\nburin deploy puts this folder at http:\S+\n$/)
    const settings = { project: 'init-one', api: api.baseUrl }
    deepEqual(JSON.parse(await readFile(join(folder, '.burin.json'), 'utf8')), settings)
    equal(jsonOf(await burin('projects show --json', { folder })).name, 'One')
    equal((await burin('init init-one', { folder })).exitCode, 0)
    const other = await burin('init init-two', { folder })
    equal(other.exitCode, 1)
    match(other.problem, /names the project "init-one" already; remove it/)
  })
  it('asks for name and slug, with a guess of both, and for the slug again where it is taken', async () => {
    const folder = await newFolder('Ünser Büro ')
    const guessed = await burin('init', { folder, answers: ['', ''] })
    equal(guessed.exitCode, 0)
    match(guessed.problem, /What is the site called\? \[Ünser Büro \w+\]\nAnd its slug.*\[unser-buro-\w+\]\n$/i)
    const mine = token
    await newPerson()
    const second = await burin('init', {
      folder: await newFolder(),
      answers: ['Mine', 'init-one', 'no good', 'init-own'],
    })
    equal(second.exitCode, 0)
    match(second.problem, /burin: This slug is taken.*\n.*\nburin: the slug .*\n/)
    match(second.output, /^Made init-own/)
    token = mine
  })
  it('says that a name waits for the operator, and projects show says it again', async () => {
    const made = await burin('init g00gle-maps', { folder: await newFolder() })
    equal(made.exitCode, 0)
    match(made.problem, /visitors do not see it until the operator has looked at its name/)
    match((await burin('projects show g00gle-maps')).output, /Not shown +visitors do not see it until/)
    match((await burin('projects create amaz0n-deals')).problem, /visitors do not see it until/)
  })
  it('takes a project that is there already', async () => {
    const { output } = await burin('init init-one --json', { folder: await newFolder() })
    equal(JSON.parse(output).created, false)
  })
  it('asks nobody where there is no terminal: the error says what to type', async () => {
    const { exitCode, problem } = await burin('init', { folder: await newFolder() })
    equal(exitCode, 2)
    match(problem, /burin init <slug> --name NAME/)
  })
  it('does not touch a .burin.json that it cannot read', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, '.burin.json'), '{')
    equal((await burin('init broken-one', { folder })).exitCode, 1)
    equal(await readFile(join(folder, '.burin.json'), 'utf8'), '{')
    match((await burin('projects')).output, /^(?!.*broken-one)/s)
  })
})

describe('burin projects', () => {
  before(newPerson)
  it('are listed, made, shown, renamed and deleted', async () => {
    match((await burin('projects')).output, /There are no projects/)
    equal((await burin(['projects', 'create', 'pro-one', '--name', 'One', '--description', 'First'])).exitCode, 0)
    match(
      (await burin('projects')).output,
      /^PROJECT +NAME +ADDRESS .*\npro-one +One +http:\/\/pro-one\.sites\.example +nothing yet +just now\n$/,
    )
    match((await burin('projects show pro-one')).output, /Description +First\n.*Live +nothing yet/s)
    equal((await burin(['projects', 'rename', 'pro-one', 'Eins'])).output, 'pro-one is called Eins.\n')
    equal((await burin('projects delete pro-one --yes')).exitCode, 0)
    const gone = await burin('projects show pro-one')
    equal(gone.exitCode, 1)
    match(gone.problem, /you have no project "pro-one"; burin projects lists/)
  })
  it('are deleted only when the slug is typed, or with --yes', async () => {
    await burin('projects create pro-two')
    equal((await burin('projects delete pro-two')).exitCode, 2)
    const no = await burin('projects delete pro-two', { answers: ['y'] })
    deepEqual([no.exitCode, no.output], [1, ''])
    match(no.problem, /takes http:\S+pro-two\S* down, with all its deployments.*nothing was changed/s)
    equal((await burin('projects show pro-two')).exitCode, 0)
    equal((await burin('projects delete pro-two', { answers: ['pro-two'] })).exitCode, 0)
  })
  it('of others are not there', async () => {
    await burin('projects create pro-mine')
    const mine = token
    await newPerson()
    for (const line of [
      'projects show pro-mine',
      'projects rename pro-mine x',
      'projects delete pro-mine --yes',
      'deployments --project pro-mine',
      'rollback --project pro-mine --yes',
      'promote abcd --project pro-mine',
    ]) {
      const { exitCode, problem } = await burin(line)
      equal(exitCode, 1, line)
      match(problem, /you have no project "pro-mine"/)
    }
    token = mine
  })
  it('end with 4 where there are as many as may be', async () => {
    let last = await burin('projects create pro-x0')
    for (let made = 1; made < 13 && last.exitCode === 0; made += 1) last = await burin(`projects create pro-x${made}`)
    equal(last.exitCode, 4)
    match((await burin('limits')).output, /^WHAT +USED +ALLOWED\nprojects +12 +12\n/)
  })
})

describe('burin deployments, promote and rollback', () => {
  const labels: string[] = []
  let folder: string
  const add = async (commitMessage: string, isPromoted = true): Promise<string> => {
    const at = '/projects/slug/roll-one/deployments'
    const { body } = await api.ask('POST', at, { token, body: { commitMessage, branch: 'main' } })
    await api.ask('POST', `${at}/${body.id}/files/batch`, {
      token,
      body: { files: [{ path: 'index.html', content: commitMessage }] },
    })
    await api.ask('POST', `${at}/${body.id}/finalize`, { token, body: { promote: isPromoted } })
    return body.label
  }
  const live = async (): Promise<string> =>
    jsonOf(await burin('deployments --json', { folder })).find((one: { live: boolean }) => one.live).label

  before(async () => {
    await newPerson()
    folder = await newFolder()
    await burin('init roll-one', { folder })
  })

  it('say so where there is none', async () => {
    match((await burin('deployments', { folder })).output, /roll-one has no deployments. burin deploy/)
    match((await burin('rollback --yes', { folder })).problem, /shows visitors nothing yet/)
    match((await burin('deployments')).problem, /no project is named: say --project SLUG, or run burin init/)
    equal((await burin('deployments')).exitCode, 2)
  })
  it('are listed with what is live and what was', async () => {
    labels.push(await add('first'), await add('second'), await add('a look at it', false), await add('third\n\nmore'))
    const { output } = await burin('deployments', { folder })
    const told = output
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(/ {2,}/).slice(0, 5))
    deepEqual(told, [
      [labels[3], 'live', 'just now', 'main', 'third'],
      [labels[2], 'preview', 'just now', 'main', 'a look at it'],
      [labels[1], 'was live', 'just now', 'main', 'second'],
      [labels[0], 'was live', 'just now', 'main', 'first'],
    ])
  })
  it('that were never finished are listed when they are asked for', async () => {
    const { body } = await api.ask('POST', '/projects/slug/roll-one/deployments', { token, body: {} })
    const usual = await burin('deployments', { folder })
    equal(usual.output.includes(body.label), false)
    match(usual.problem, /^burin: 1 never finished is not shown; --all shows them\n$/)
    match((await burin('deployments --all', { folder })).output, new RegExp(`\n${body.label} +never finished `))
    await api.ask('DELETE', `/projects/slug/roll-one/deployments/${body.id}`, { token })
  })
  it('go back to what was live before, never to a preview, and further back when done again', async () => {
    equal((await burin('rollback', { folder })).exitCode, 2)
    const no = await burin('rollback', { folder, answers: ['n'] })
    match(
      no.problem,
      new RegExp(
        `shows ${labels[3]} .*"third"\\)\\.\nRoll back to ${labels[1]} \\(main, just now, "second"\\)\\? \\[y/N\\]`,
      ),
    )
    deepEqual([no.exitCode, await live()], [1, labels[3]])
    const yes = await burin('rollback', { folder, answers: ['y'] })
    match(yes.output, new RegExp(`^${labels[1]} is live in place of ${labels[3]}: http`))
    equal(await live(), labels[1])
    equal((await burin('rollback --yes', { folder })).exitCode, 0)
    equal(await live(), labels[0])
    const end = await burin('rollback --yes', { folder })
    equal(end.exitCode, 1)
    match(end.problem, /nothing that was live before \w+ is kept/)
  })
  it('promote takes a label, the beginning of one, an id or an address', async () => {
    const [{ id, url }] = jsonOf(await burin('deployments --json', { folder }))
    const third = labels[3] ?? ''
    await burin(['promote', third], { folder })
    for (const name of [third, third.slice(0, 8), id, url, `${url}/`]) {
      equal((await burin(['rollback', labels[0] ?? '', '--yes'], { folder })).exitCode, 0)
      const { output } = await burin(['promote', name], { folder })
      match(output, new RegExp(`^${third} is live in place of ${labels[0]}: http`), name)
    }
    for (const name of ['zzz', 'zzzzzzzz', '%00', third.slice(0, 3)]) {
      const { exitCode, problem } = await burin(['promote', name], { folder })
      equal(exitCode, 1, name)
      match(problem, /the project has no deployment/)
    }
  })
  it('changes nothing when somebody deployed between question and answer', async () => {
    const before = await live()
    const stop = new AbortController()
    let newest = ''
    const fetchAndDeploy: typeof fetch = async (...asked) => {
      const response = await fetch(...asked)
      if (newest === '' && addressOf(asked[0]).endsWith('/projects/slug/roll-one')) newest = await add('meanwhile')
      return response
    }
    const { exitCode, problem } = await burin('rollback', {
      folder,
      answers: ['y'],
      fetch: fetchAndDeploy,
      signal: stop.signal,
    })
    equal(exitCode, 1)
    match(problem, /meanwhile another deployment went live/)
    ok(newest !== before)
    equal(await live(), newest)
  })
  it('puts no escape of a message on the terminal', async () => {
    // The API refuses such a message; a service that is not ours may not.
    const evil: typeof fetch = async (...asked) => {
      const response = await fetch(...asked)
      if (!addressOf(asked[0]).includes('/deployments')) return response
      const list = (await response.json()) as object[]
      return Response.json(
        list.map((one) => ({ ...one, commitMessage: '\u001B[2J\u001B]0;x\u0007\u202Eevil\u0085\rgone' })),
      )
    }
    const { output } = await burin('deployments', { folder, fetch: evil })
    match(output, /evil/)
    doesNotMatch(output.replaceAll('\n', ''), /[\p{Cc}\u202E]/u)
  })
})

describe('help', () => {
  it('says what a group of commands is for, and which begin as a command does', async () => {
    match((await burin('domains --help')).output, /^burin domains: a domain of your own for a site\n/)
    match((await burin('projects --help')).output, /There are also:\n {2}burin projects show \[slug\] /)
  })
})

describe('a refusal', () => {
  it('is told in words of the command, not of the API', async () => {
    await newPerson()
    await burin('projects create words-one')
    await burin('domains add words.example --project words-one')
    const told = [
      ['projects create No_good', 1, /^burin: the slug may have small letters/],
      ['domains add words.example/a%b --project words-one', 1, /^burin: the path may have/],
      ['domains add localhost --project words-one', 1, /^burin: the host must be/],
      ['domains add words.example --project words-one', 1, /burin domains list shows/],
    ] as const
    for (const [line, exitCode, problem] of told) {
      const ended = await burin(line)
      match(ended.problem, problem, line)
      deepEqual([ended.exitCode, /`|GET|pathPrefix|hostname/.test(ended.problem)], [exitCode, false], ended.problem)
    }
    const environment = { BURIN_TOKEN: 'burin_token_x' }
    const { problem } = await burin('whoami', { environment })
    match(problem, /^burin: This token is not valid: [^`]*\. Sign in with burin login, or set BURIN_TOKEN/)
  })
  it('by nobody names who was asked', async () => {
    const nobody = async (): Promise<Response> => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })
    }
    const told = async (line: string): Promise<string> =>
      (await burin(line, { fetch: nobody, wait: async () => undefined })).problem
    equal(
      await told('whoami'),
      `burin: ${api.baseUrl} did not answer: nothing listens there. Is the address right (--api, BURIN_API), and is it running?\n`,
    )
    match(
      await told('draw bell --service http://icons.example'),
      /^burin: http:\/\/icons\.example did not .* \(--service, BURIN_SERVICE\)/,
    )
  })
})
