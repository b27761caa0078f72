import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { chmod, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { openDeployScene } from '../../tests/deploy-scene.ts'
import type { DeployScene } from '../../tests/deploy-scene.ts'
import { runHostingApi } from '../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../tests/run-hosting-api.ts'
import { deployFolder } from './deploy-folder.ts'
import type { DeployProgress } from './deploy-folder.ts'
import { DeployProblem } from './deploy-problem.ts'
import type { FolderPlan } from './plan-folder.ts'

const MIB = 1024 * 1024
let api: HostingApi
let token: string
let scene: DeployScene

before(async () => {
  api = await runHostingApi()
  token = (await api.addPerson()).token
})
after(() => api[Symbol.asyncDispose]())
beforeEach(async () => {
  scene = await openDeployScene(api, token)
})
afterEach(() => scene[Symbol.asyncDispose]())

/** A clock that stands still: then no request takes any time, and all are as large as they may be. */
const inOneMoment = (): number => 0
/** A moment at which the stamps of all files have settled. */
const later = (): number => Date.now() + 10_000

const isRoot = process.getuid?.() === 0 ? 'the superuser may read everything' : false

async function problemOf(call: Promise<unknown>): Promise<DeployProblem> {
  const outcome = await call.catch((error: unknown) => error)
  ok(outcome instanceof DeployProblem, String(outcome))
  return outcome
}

describe('a folder is deployed', () => {
  it('with its files, empty and equal ones too, by their paths', async () => {
    const { folder, project, client, write, live } = scene
    const files = {
      'index.html': '<h1>ü</h1>',
      'a/b/c.css': 'p {}',
      'a/copy.css': 'p {}',
      'empty.txt': '',
      'cafe\u0301.txt': 'x',
    }
    await write(files)
    const { deployment, ...rest } = await deployFolder(client, { folder, project, message: 'First', branch: 'next' })
    equal(deployment.promoted, true)
    deepEqual([deployment.commitMessage, deployment.branch], ['First', 'next'])
    equal(deployment.siteUrl, `http://${project}.sites.example`)
    deepEqual(rest, { files: 5, bytes: 20, sentBytes: 16, changed: [] })
    const seen = await live()
    deepEqual(Object.keys(seen).sort(), ['a/b/c.css', 'a/copy.css', 'caf\u00e9.txt', 'empty.txt', 'index.html'])
    equal(seen['index.html']?.toString(), files['index.html'])
    equal(seen['a/copy.css']?.toString(), 'p {}')
  })
  it('and shown to nobody yet, when that is not wanted', async () => {
    const { folder, project, client, write, live } = scene
    await write({ 'index.html': 'x' })
    const { deployment } = await deployFolder(client, { folder, project, promote: false })
    deepEqual([deployment.promoted, await live()], [false, {}])
  })
  it('without what no visitor is meant to see, and what the caller leaves out', async () => {
    const { folder, project, client, write, live } = scene
    const out = ['.git/HEAD', 'node_modules/x/index.js', 'a/node_modules/y.js', '.env', 'a/.env.local', '.DS_Store']
    out.push('.ENV', '.burin.json')
    await write(
      Object.fromEntries(
        [...out, 'drafts/one.html', 'b.map', '.well-known/x', 'a/index.html'].map((path) => [path, path]),
      ),
    )
    const asked: string[] = []
    const ignore = (path: string): boolean => {
      asked.push(path)
      return path === 'drafts/' || path.endsWith('.map')
    }
    await deployFolder(client, { folder, project, ignore })
    deepEqual(Object.keys(await live()).sort(), ['.well-known/x', 'a/index.html'])
    ok(!asked.includes('drafts/one.html'))
  })
  it('without what its ignore file says, as .gitignore would', async () => {
    const { folder, project, client, write, live } = scene
    const ignored = ['# what nobody needs', '*.map', '!keep.map', '/only-here.txt', 'drafts/', 'sp\\ ace.txt']
    await write({ '.burinignore': `\uFEFF${ignored.join('\r\n')}\r\n` })
    const kept = ['A.MAP', 'a/only-here.txt', 'keep.map', 'x/drafts']
    const out = ['a.map', 'a/b.map', 'only-here.txt', 'drafts/one.html', 'a/drafts/two.html', 'sp ace.txt']
    await write(Object.fromEntries([...kept, ...out].map((path) => [path, path])))
    await deployFolder(client, { folder, project })
    deepEqual(Object.keys(await live()).sort(), kept)
  })
  it('without private keys and passwords, unless they are asked for, and says what it left out', async () => {
    const { folder, project, client, write, live } = scene
    const key = '-----BEGIN EC PRIVATE KEY-----\nMHcC\n'
    const certificate = '-----BEGIN CERTIFICATE-----\nMIIB\n'
    await write({
      id_ed25519: 'x',
      'a/.npmrc': 'x',
      'b.pem': certificate + key,
      deploy_key: key,
      '.ssh/known_hosts': 'x',
    })
    await write({
      'c.pem': certificate,
      'd.key': 'x',
      'id_rsa.pub': 'x',
      'about-keys.html': key,
      LICENSE: 'x',
      'e.p12': 'x',
    })
    await write({
      '.burinignore': 'f.map\n!e.p12',
      'f.map': 'x',
      '.env': 'x',
      'node_modules/a.js': 'x',
      '.DS_Store': 'x',
    })
    let plan: FolderPlan | undefined
    await deployFolder(client, { folder, project, onPlan: (heard) => (plan = heard) })
    deepEqual(Object.keys(await live()).toSorted(), [
      'LICENSE',
      'about-keys.html',
      'c.pem',
      'd.key',
      'e.p12',
      'id_rsa.pub',
    ])
    const sorted = Object.entries(plan?.leftOut ?? {}).map(([why, paths]) => [why, paths.toSorted()])
    deepEqual(Object.fromEntries(sorted), {
      always: ['.env', 'node_modules/'],
      ignored: ['f.map'],
      secret: ['.ssh/', 'a/.npmrc', 'b.pem', 'deploy_key', 'id_ed25519'],
    })
  })
  it('unless its ignore file has more patterns than anybody writes', async () => {
    const { folder, project, client, write } = scene
    await write({ 'index.html': 'x', '.burinignore': 'a\n'.repeat(1001) })
    match((await problemOf(deployFolder(client, { folder, project }))).message, /has more than 1000 patterns/)
  })
  it('and sends nothing that is there already', async () => {
    const { folder, project, client, calls, write, live } = scene
    await write({ 'a.txt': 'a', 'b.txt': 'b' })
    equal((await deployFolder(client, { folder, project })).sentBytes, 2)
    await write({ 'b.txt': 'new' })
    calls.length = 0
    equal((await deployFolder(client, { folder, project })).sentBytes, 3)
    deepEqual(calls, ['GET limits', 'POST deployments', 'POST batch', 'POST batch', 'POST finalize'])
    calls.length = 0
    equal((await deployFolder(client, { folder, project })).sentBytes, 0)
    deepEqual(calls, ['GET limits', 'POST deployments', 'POST batch', 'POST finalize'])
    equal((await live())['b.txt']?.toString(), 'new')
  })
  it('also when the service names only some of what is missing at once, but not for ever', async () => {
    const { folder, project, client, write, live } = scene
    const sparing: typeof client = {
      ...client,
      uploadFiles: async (...asked) => {
        const answer = await client.uploadFiles(...asked)
        return { ...answer, missing: answer.missing.slice(0, 2) }
      },
    }
    const writeSome = (count: number, text: string): Promise<void> =>
      write(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.txt`, `${text} ${at}`])))
    await writeSome(9, 'first')
    equal((await deployFolder(sparing, { folder, project })).sentBytes, 9 * 7)
    equal((await live())['8.txt']?.toString(), 'first 8')
    await writeSome(17, 'more')
    await rejects(deployFolder(sparing, { folder, project }), { name: 'HostingProblem', status: 409 })
  })
  it('with at most six requests after it is created, for 1,000 files of 20 MB', async () => {
    const { folder, project, client, calls, write, live } = scene
    const files = Array.from({ length: 1000 }, (_, at) => [`d${at % 20}/${at}.bin`, randomBytes(20_000)] as const)
    await write(Object.fromEntries(files))
    equal((await deployFolder(client, { folder, project, now: inOneMoment })).sentBytes, 20_000_000)
    ok(calls.slice(calls.indexOf('POST deployments') + 1).length <= 6, calls.join())
    const seen = await live()
    for (const [path, content] of files) ok(seen[path]?.equals(content), path)
  })
  it('and files that were hashed before are not read for that again, unless they changed', async () => {
    const { folder, project, client, write, live } = scene
    await write({ 'a.txt': 'a', 'b.txt': 'b' })
    const hashes = new Map<string, string>()
    const how = { folder, project, hashes, now: later }
    await deployFolder(client, how)
    equal(hashes.size, 2)
    const known = [...hashes.keys()]
    await write({ 'b.txt': 'other' })
    await deployFolder(client, how)
    deepEqual([...hashes.keys()].slice(0, 2), known)
    equal(hashes.size, 3)
    equal((await live())['b.txt']?.toString(), 'other')
    // What the cache says is believed: the service is asked for a content that it has not, and the file is not that.
    for (const stamp of hashes.keys()) hashes.set(stamp, '0'.repeat(64))
    equal((await problemOf(deployFolder(client, how))).kind, 'changed')
    // Only once.
    await deployFolder(client, how)
  })
  it('without sockets and pipes, which it names and does not wait for', async () => {
    const { folder, project, client, write, live } = scene
    await write({ 'index.html': 'x' })
    execFileSync('mkfifo', [join(folder, 'pipe')])
    const socket = createServer().listen(join(folder, 'socket'))
    const plans: FolderPlan[] = []
    await deployFolder(client, { folder, project, onPlan: (plan) => plans.push(plan) })
    socket.close()
    deepEqual([...(plans[0]?.special ?? [])].sort(), ['pipe', 'socket'])
    deepEqual(Object.keys(await live()), ['index.html'])
  })
  it('as it was when it was hashed, and what changed since is named', async () => {
    const { folder, project, client, write, live } = scene
    await write({ 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' })
    await deployFolder(client, { folder, project })
    const onPlan = (): void => {
      writeFileSync(join(folder, 'a.txt'), 'other')
      rmSync(join(folder, 'b.txt'))
    }
    deepEqual((await deployFolder(client, { folder, project, onPlan })).changed, ['a.txt', 'b.txt'])
    equal((await live())['a.txt']?.toString(), 'a')
  })
  it('and tells how far it is', async () => {
    const { folder, project, client, write } = scene
    await write({ 'a.txt': 'aaaa', 'b.bin': randomBytes(300_000) })
    const told: DeployProgress[] = []
    await deployFolder(client, { folder, project, onProgress: (progress) => told.push(progress) })
    const hashed = { step: 'hashing', doneFiles: 2, files: 2, doneBytes: 300_004, bytes: 300_004 }
    const steps = [...new Set(told.map(({ step }) => step))]
    deepEqual(steps, ['hashing', 'uploading', 'finalizing'])
    deepEqual(
      told.findLast(({ step }) => step === 'hashing'),
      hashed,
    )
    const uploading = told.filter((one) => one.step === 'uploading')
    ok(uploading.length > 3)
    deepEqual(uploading.at(-1), { step: 'uploading', doneBytes: 300_004, bytes: 300_004 })
  })
})

describe('a folder is not deployed', () => {
  const problem = async (): Promise<DeployProblem> => problemOf(deployFolder(scene.client, scene))
  const kindOf = async (): Promise<unknown> => (await problem()).kind
  it('when it is none, or has nothing to deploy', async () => {
    const { folder, project, client, calls, write } = scene
    equal(await kindOf(), 'no-files')
    await write({ 'a.txt': 'a' })
    equal((await problemOf(deployFolder(client, { folder: join(folder, 'a.txt'), project }))).kind, 'no-folder')
    equal((await problemOf(deployFolder(client, { folder: join(folder, 'none'), project }))).kind, 'no-folder')
    deepEqual(calls, [])
  })
  it('when a link leaves it, leads to what is left out, to nothing, or in a circle', async () => {
    const { folder, project, client, write, live } = scene
    await write({ 'in/a.txt': 'a', '.env': 'secret', '.git/HEAD': 'x' })
    for (const target of ['/etc/hostname', '..', '.env', '.git', 'gone', '.', 'in/..']) {
      await symlink(target, join(folder, 'link'))
      equal(await kindOf(), 'bad-link', target)
      await rm(join(folder, 'link'))
    }
    await symlink('..', join(folder, 'in/up'))
    equal(await kindOf(), 'bad-link')
    await rm(join(folder, 'in/up'))
    await symlink('in', join(folder, 'also'))
    await symlink('in/a.txt', join(folder, 'b.txt'))
    await deployFolder(client, { folder, project })
    deepEqual(Object.keys(await live()).sort(), ['also/a.txt', 'b.txt', 'in/a.txt'])
  })
  it('when a name is one that no site can have', async () => {
    const { folder } = scene
    const at = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0x61, 0xff, 0x62])])
    await writeFile(at, 'x')
    match((await problem()).message, /not in UTF-8/)
    await rm(at)
    for (const name of ['a\\b', 'a\u001b[2Jb', 'line\nend', '\u0085']) {
      await scene.write({ [name]: 'x' })
      const { kind, message } = await problem()
      equal(kind, 'bad-name', name)
      ok(!/\p{Cc}/u.test(message), message)
      await rm(join(folder, name))
    }
    // The sign that stands for what is no text is a letter like others.
    const deep = `${'d'.repeat(200)}/`.repeat(5)
    await scene.write({ 'a\uFFFDb': 'x', [`${deep}${'x'.repeat(1024 - deep.length)}`]: 'y' })
    await deployFolder(scene.client, scene)
    await scene.write({ [`${deep}${'x'.repeat(1025 - deep.length)}`]: 'z' })
    match((await problem()).message, /longer than 1024 bytes/)
  })
  it('when a file may not be read', { skip: isRoot }, async () => {
    const { folder, write } = scene
    await write({ 'a.txt': 'a', 'in/b.txt': 'b' })
    await chmod(join(folder, 'in/b.txt'), 0)
    deepEqual([(await problem()).kind, (await problem()).path], ['unreadable', 'in/b.txt'])
    await chmod(join(folder, 'in'), 0)
    equal(await kindOf(), 'unreadable')
    await chmod(join(folder, 'in'), 0o700)
  })
  it('when two names are one', async () => {
    const { write } = scene
    await write({ 'caf\u00e9': 'a', 'cafe\u0301': 'b' })
    equal(await kindOf(), 'same-path')
  })
  it('when a file is too large, before anything is created', async () => {
    const { folder, project, client, calls, write } = scene
    await write({ 'large.bin': new Uint8Array(25 * MIB + 1) })
    const problem = await problemOf(deployFolder(client, { folder, project }))
    deepEqual([problem.kind, problem.path], ['too-large', 'large.bin'])
    match(problem.message, /25 MiB/)
    ok(!calls.includes('POST deployments'))
  })
  it('when it has too many files, before anything is read', async () => {
    const { folder, project, client, calls } = scene
    for (let at = 0; at <= 20_000; at += 1) writeFileSync(join(folder, `${at}`), '')
    const told: DeployProgress[] = []
    const { kind, message } = await problemOf(
      deployFolder(client, { folder, project, onProgress: (one) => void told.push(one) }),
    )
    // A connection that stood still while the files were written may be gone: then it asks twice.
    deepEqual([kind, told, new Set(calls)], ['too-large', [], new Set(['GET limits'])])
    match(message, /20000 files, and these are 20001/)
  })
  it('when a file becomes another, shorter, a pipe or a link, or is gone, while it is uploaded', async () => {
    const { folder, project, client, write, live } = scene
    const file = join(folder, 'a.bin')
    const changes = {
      longer: () => appendFileSync(file, 'more'),
      other: () => writeFileSync(file, randomBytes(300_000)),
      shorter: () => truncateSync(file, 100),
      gone: () => rmSync(file),
      pipe: () => (rmSync(file), execFileSync('mkfifo', [file])),
      link: () => (rmSync(file), symlinkSync('/etc/hostname', file)),
      folder: () => (rmSync(file), mkdirSync(file)),
    }
    for (const [name, change] of Object.entries(changes)) {
      await rm(file, { recursive: true, force: true })
      await write({ 'a.bin': randomBytes(300_000) })
      const deploying = deployFolder(client, { folder, project, onPlan: () => void change() })
      if (name === 'longer') deepEqual((await deploying).changed, ['a.bin'])
      else deepEqual([name, (await problemOf(deploying)).kind], [name, 'changed'])
    }
    deepEqual(Object.keys(await live()), ['a.bin'])
  })
  it('when its rules have faults, which are named', async () => {
    const { folder, project, client, write } = scene
    await write({ _redirects: 'nonsense', 'a.txt': 'a' })
    await rejects(deployFolder(client, { folder, project }), (error: { issues?: { path: string }[] }) => {
      equal(error.issues?.[0]?.path, '_redirects:1')
      return true
    })
  })
})
