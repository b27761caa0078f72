import { deepEqual, doesNotMatch, equal, match, ok } from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { callBurin } from '../../tests/call-burin.ts'
import type { BurinEnded, BurinWorld } from '../../tests/call-burin.ts'
import { openDeployScene } from '../../tests/deploy-scene.ts'
import type { DeployScene } from '../../tests/deploy-scene.ts'
import { runHostingApi } from '../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../tests/run-hosting-api.ts'
import { Stopped } from './stopped.ts'

let api: HostingApi
let token: string
let scene: DeployScene
let home: string

before(async () => {
  api = await runHostingApi({ quotas: { deploymentsADay: 12 } })
})
after(() => api[Symbol.asyncDispose]())
beforeEach(async () => {
  token = (await api.addPerson()).token
  scene = await openDeployScene(api, token)
  home = mkdtempSync(join(tmpdir(), 'burin-home-'))
})
afterEach(async () => {
  rmSync(home, { recursive: true })
  await scene[Symbol.asyncDispose]()
})

async function burin(line: string | readonly string[], world: BurinWorld = {}): Promise<BurinEnded> {
  const environment = { BURIN_API: api.baseUrl, BURIN_TOKEN: token, HOME: home, XDG_CACHE_HOME: join(home, 'cache') }
  return callBurin(line, { folder: scene.folder, environment, ...world })
}

const kept = (): unknown => JSON.parse(readFileSync(join(scene.folder, '.burin.json'), 'utf8'))

describe('burin deploy', () => {
  it('prints the address alone, and the rest beside it', async () => {
    await scene.write({ 'dist/index.html': 'hello', 'dist/a.css': 'p {}' })
    const line = `deploy dist --project ${scene.project}`
    const first = await burin(line)
    deepEqual([first.exitCode, first.output], [0, `http://${scene.project}.sites.example\n`])
    match(first.problem, /^burin: 2 files, 9 B, all of it new: \w{12} of folder-\S+\n$/)
    match((await burin(line)).problem, /^burin: Nothing has changed since \w{12}: .*\n.*, none of it new: /)
    deepEqual(Object.keys(await scene.live()), ['a.css', 'index.html'])
    ok(!existsSync(join(scene.folder, '.burin.json')))
  })
  it('says that nothing has changed of what visitors see, and not of what was deployed last', async () => {
    const deployed = async (text: string): Promise<{ readonly label: string; readonly problem: string }> => {
      await scene.write({ 'index.html': text })
      const { problem } = await burin(`deploy --project ${scene.project}`)
      return { label: / (\w{12}) of /.exec(problem)?.[1] ?? problem, problem }
    }
    const { label } = await deployed('one')
    await deployed('two')
    await burin(`promote ${label} --project ${scene.project}`)
    doesNotMatch((await deployed('two')).problem, /Nothing has changed/)
    await burin(`promote ${label} --project ${scene.project}`)
    match((await deployed('one')).problem, new RegExp(`Nothing has changed since ${label}`))
  })
  it('says as JSON what came of it', async () => {
    await scene.write({ 'index.html': 'hello', '.env': 'x' })
    const { output, problem } = await burin(`deploy --json --project ${scene.project}`)
    const { address, files, sentBytes, deployment, leftOut } = JSON.parse(output) as Record<string, unknown>
    deepEqual([address, files, sentBytes], [`http://${scene.project}.sites.example`, 1, 5])
    deepEqual(leftOut, { always: ['.env'], ignored: [], secret: [] })
    equal((deployment as { promoted: boolean }).promoted, true)
    doesNotMatch(problem, /http:/)
  })
  it('shows a preview at its own address, to nobody else', async () => {
    await scene.write({ 'index.html': 'hello' })
    const { output, problem } = await burin(`deploy --preview --project ${scene.project}`)
    match(output, new RegExp(`^http://\\w{12}--${scene.project}\\.sites\\.example\\n$`))
    match(problem, new RegExp(`to show it to visitors:\\n  burin promote \\w{12} --project ${scene.project}\\n`))
    deepEqual(await scene.live(), {})
  })
  it('sends nothing in a dry run, and says what it would', async () => {
    await scene.write({ 'index.html': 'hello', 'img/a.png': new Uint8Array(2500), '.env': 'x' })
    const { exitCode, output } = await burin('deploy --dry-run')
    deepEqual(
      [exitCode, output],
      [
        0,
        '2.4 KiB  img/a.png\n    5 B  index.html\n2 files, 2.4 KiB; of these, a deploy sends what your account lacks.\n',
      ],
    )
    deepEqual(await Array.fromAsync(scene.client.deployments(scene.project)), [])
    const { files } = JSON.parse((await burin('deploy --dry-run --json')).output) as { files: { path: string }[] }
    deepEqual(
      files.map(({ path }) => path),
      ['img/a.png', 'index.html'],
    )
  })
  it('reads no file again that it has read before, also after it failed', async () => {
    await scene.write({ 'index.html': 'hello' })
    // The stamp of a file that was written a moment ago is not trusted.
    const now = (): number => Date.now() + 10_000
    equal((await burin('deploy --project not-mine', { now })).exitCode, 1)
    const [file = ''] = readdirSync(join(home, 'cache', 'burin', 'hashes'))
    match(file, /^[0-9a-f]{32}\.json$/)
  })
  it('needs no home that can be written to', async () => {
    await scene.write({ 'index.html': 'hello' })
    writeFileSync(join(home, 'cache'), 'in the way')
    equal((await burin(`deploy --project ${scene.project}`)).exitCode, 0)
  })
})

describe('burin deploy asks for the project', () => {
  it('once, and remembers it with the folder', async () => {
    await scene.write({ 'site/index.html': 'hello' })
    const { output, problem } = await burin('deploy site', { answers: [scene.project] })
    match(problem, new RegExp(`Your projects:\\n +1  ${scene.project}`))
    equal(output, `http://${scene.project}.sites.example\n`)
    deepEqual(kept(), { project: scene.project, api: api.baseUrl, folder: 'site' })
    equal((await burin('deploy', { answers: [] })).exitCode, 0)
    deepEqual(Object.keys(await scene.live()), ['index.html'])
  })
  it('by number, and makes a new one', async () => {
    await scene.write({ 'index.html': 'hello' })
    equal((await burin('deploy', { answers: ['1'] })).output, `http://${scene.project}.sites.example\n`)
    rmSync(join(scene.folder, '.burin.json'))
    const made = `${scene.project}-new`
    const { output, problem } = await burin('deploy', { answers: ['No good', 'www', made] })
    match(problem, /Made the project/)
    equal(output, `http://${made}.sites.example\n`)
    deepEqual(kept(), { project: made, api: api.baseUrl })
  })
  it('and says what to say, where there is nobody to ask', async () => {
    await scene.write({ 'index.html': 'hello' })
    const { exitCode, problem } = await burin('deploy')
    equal(exitCode, 2)
    match(problem, /which project\? Say --project SLUG/)
    equal((await burin('deploy --json', { answers: ['1'] })).exitCode, 2)
  })
  it('and goes on where that cannot be written down', async () => {
    await scene.write({ 'index.html': 'hello' })
    const inTheWay: typeof fetch = async (...asked) => {
      mkdirSync(join(scene.folder, '.burin.json'), { recursive: true })
      return fetch(...asked)
    }
    const { exitCode, problem } = await burin('deploy', { answers: [scene.project], fetch: inTheWay })
    deepEqual([exitCode, problem.includes('could not be written, so that you will be asked again')], [0, true])
  })
})

describe('burin deploy says what is wrong', () => {
  it('with rules, by file and line', async () => {
    await scene.write({ 'index.html': '', _redirects: '/a /b\nnonsense\n', _headers: 'x: y\n' })
    const { exitCode, problem } = await burin(`deploy --project ${scene.project}`)
    equal(exitCode, 1)
    match(problem, /\n  _redirects:2: /)
    match(problem, /\n  _headers:1: /)
  })
  it('with a project that is not there, and with the folder', async () => {
    await scene.write({ 'index.html': 'x' })
    match((await burin('deploy --project not-mine')).problem, /you have no project not-mine at http.*--project SLUG/)
    const none = await burin('deploy nowhere --project x')
    deepEqual([none.exitCode, none.problem.includes('is not a folder')], [1, true])
    match((await burin('deploy nowhere', { answers: [scene.project] })).problem, /is not a folder/)
  })
  it('when it is given a file: the folder that holds it', async () => {
    await scene.write({ 'index.html': 'x', 'a/page.html': 'x' })
    const told = async (path: string): Promise<[number, string]> => {
      const { exitCode, problem } = await burin(['deploy', path, '--project', scene.project])
      return [exitCode, /is a file, and burin deploys a folder: (.*)\n$/.exec(problem)?.[1] ?? problem]
    }
    deepEqual(await told('./index.html'), [2, 'burin deploy .'])
    deepEqual(await told('a/page.html'), [2, 'burin deploy a'])
  })
  it('when there is nothing in the folder, before it asks for a project', async () => {
    await scene.write({ 'empty/.env': 'x' })
    const { exitCode, problem } = await burin('deploy empty', { answers: [] })
    equal(exitCode, 1)
    match(
      problem,
      /^burin: There is nothing to deploy in \S+\/empty: all that is there is left out, such as \.env\.\n$/,
    )
  })
  it('that it leaves out, and what may be a secret', async () => {
    await scene.write({ 'index.html': 'x', '.env': 'x', 'node_modules/a.js': 'x', 'a.map': 'x', id_rsa: 'x' })
    await scene.write({ '.burinignore': '*.map' })
    const { problem } = await burin(`deploy --project ${scene.project}`)
    match(problem, /^burin: left out: \.env, node_modules\/; by \.burinignore a\.map\n/)
    match(problem, /\nburin: warning: left out, for it may be a secret: id_rsa\. .* write !id_rsa into \.burinignore\n/)
    deepEqual(Object.keys(await scene.live()), ['index.html'])
    match((await burin('deploy --help')).output, /Left out are [^]*id_rsa[^]*It says what it left out\./)
  })
  it('when the site lies deeper', async () => {
    await scene.write({ 'package.json': '{}', 'build/index.html': 'x' })
    const { problem } = await burin(`deploy --project ${scene.project}`)
    match(problem, /no index\.html here, but one in build; did you mean:\n {2}burin deploy build --project \S+\n/)
  })
  it('when it would put all that somebody has on the web', async () => {
    for (const folder of [home, '/']) {
      const { exitCode, problem } = await burin(['deploy', folder, '--project', scene.project])
      deepEqual([exitCode, /is no site/.test(problem)], [2, true])
    }
  })
  it('when a .burin.json leads out of its folder', async () => {
    await scene.write({ 'index.html': 'x' })
    for (const folder of ['..', '/etc', 'a/../../b']) {
      writeFileSync(join(scene.folder, '.burin.json'), JSON.stringify({ project: scene.project, folder }))
      const { exitCode, problem } = await burin('deploy')
      deepEqual([exitCode, /leads out of its folder/.test(problem)], [2, true])
    }
  })
  it('when a .burin.json leads out of its folder by a link', async () => {
    await scene.write({ 'index.html': 'x', 'elsewhere/index.html': 'x' })
    const outside = mkdtempSync(join(tmpdir(), 'burin-outside-'))
    try {
      writeFileSync(join(outside, 'index.html'), 'not meant to be seen')
      symlinkSync(outside, join(scene.folder, 'site'))
      symlinkSync('elsewhere', join(scene.folder, 'within'))
      const burinOf = (folder: string): Promise<BurinEnded> => {
        writeFileSync(join(scene.folder, '.burin.json'), JSON.stringify({ project: scene.project, folder }))
        return burin('deploy')
      }
      const { exitCode, problem } = await burinOf('site')
      deepEqual([exitCode, /leads out of its folder/.test(problem)], [2, true])
      equal((await burinOf('within')).exitCode, 0)
    } finally {
      rmSync(outside, { recursive: true })
    }
  })
  it('when it is stopped, and goes on the next time', async () => {
    await scene.write({ 'index.html': 'x'.repeat(100_000), 'b.bin': new Uint8Array(200_000) })
    const stopping = new AbortController()
    const fetchUntilUpload: typeof fetch = async (address, init) => {
      const type = new Headers(init?.headers).get('content-type')
      if (type === 'application/vnd.burin.frames') stopping.abort(new Stopped())
      return fetch(address, init)
    }
    const line = `deploy --project ${scene.project}`
    const stopped = await burin(line, { signal: stopping.signal, fetch: fetchUntilUpload })
    deepEqual([stopped.exitCode, stopped.output], [130, ''])
    match(stopped.problem, /the next burin deploy goes on from there\nburin: stopped\n$/)
    equal((await burin(line)).exitCode, 0)
  })
  it('when a quota is reached', async () => {
    await scene.write({ 'index.html': 'x' })
    const line = `deploy --project ${scene.project}`
    let ended = await burin(line)
    for (let count = 0; count < 40 && ended.exitCode === 0; count += 1) ended = await burin(line)
    equal(ended.exitCode, 4)
  })
})

describe('burin deploy takes from git', () => {
  const git = (...args: string[]): void => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=work']
    execFileSync('git', ['-C', scene.folder, ...who, ...args], { stdio: 'ignore' })
  }
  const deployed = async (...options: string[]): Promise<unknown[]> => {
    const { output } = await burin(['deploy', 'out', '--json', '--project', scene.project, ...options])
    const { branch, commitMessage } = (JSON.parse(output) as { deployment: Record<string, unknown> }).deployment
    return [branch, commitMessage]
  }
  it('branch and message, unless they are said', async () => {
    await scene.write({ 'out/index.html': 'x' })
    deepEqual(await deployed(), ['main', null])
    git('init')
    deepEqual(await deployed(), ['work', null])
    git('commit', '--allow-empty', '-m', 'New \u001b[31mprices\n\nand more')
    deepEqual(await deployed(), ['work', 'New  [31mprices'])
    deepEqual(await deployed('--branch', 'b', '--message', 'm'), ['b', 'm'])
    git('checkout', '--detach')
    deepEqual(await deployed(), ['main', 'New  [31mprices'])
  })
  it('without running what a .git of somebody else names', async () => {
    await scene.write({ 'out/index.html': 'x' })
    git('init')
    git('commit', '--allow-empty', '-m', 'gone')
    // A commit that is missing is fetched, where its repository is said to be a part of another.
    for (const name of readdirSync(join(scene.folder, '.git', 'objects')))
      if (/^[\da-f]{2}$/.test(name)) rmSync(join(scene.folder, '.git', 'objects', name), { recursive: true })
    const settings = {
      'core.repositoryFormatVersion': '1',
      'extensions.partialClone': 'origin',
      'remote.origin.promisor': 'true',
      'remote.origin.url': 'ssh://example/x',
      'protocol.allow': 'always',
      'core.sshCommand': `touch '${join(scene.folder, 'ran')}'; false`,
    }
    for (const [name, value] of Object.entries(settings)) git('config', name, value)
    deepEqual(await deployed(), ['work', null])
    deepEqual(existsSync(join(scene.folder, 'ran')), false)
  })
})
