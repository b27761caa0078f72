import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { after, before, beforeEach, describe, it } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { file, openHosting, part, reference, sha256 } from '../../../tests/open-hosting.ts'
import type { Hosting } from '../../../tests/open-hosting.ts'
import type { Manifest } from '../manifest/manifest.ts'
import { readKeptManifests, readLabelledManifest, readLiveManifest } from '../manifest/read-manifests.ts'
import { findProject } from '../projects/find-projects.ts'
import type { Project } from '../projects/project.ts'
import { readUsage } from '../projects/account-usage.ts'
import { addBatch } from './add-batch.ts'
import type { BatchEntry } from './batch-entry.ts'
import { createDeployment } from './create-deployment.ts'
import { deleteDeployment } from './delete-deployment.ts'
import type { DeploymentKey } from './deployment.ts'
import { findDeployment, listDeployments } from './find-deployments.ts'
import { promoteDeployment } from './promote-deployment.ts'
import { packSomeQuickly } from './sweep/pack-deployments.ts'
import { UPLOAD_LIMITS } from './upload-limits.ts'

const MIB = 1024 * 1024
const stack = new AsyncDisposableStack()
let hosting: Hosting
let accountId: string
let project: Project
before(async () => {
  hosting = stack.use(await openHosting())
})
beforeEach(async () => {
  accountId = await hosting.addAccount()
  project = await hosting.addProject(accountId)
})
after(() => stack.disposeAsync())

const begin = (): ReturnType<Hosting['begin']> => hosting.begin(project, accountId)
const live = async (): Promise<Manifest | null> => await readLiveManifest(hosting.deps.database, project.slug)
const stored = async (): Promise<number> =>
  (await readUsage(hosting.deps.database, { accountId, at: new Date(hosting.deps.now()) })).storedBytes
const objects = async (): Promise<number> => (await Array.fromAsync(hosting.deps.store.list())).length

async function textOf(manifest: Manifest | null, path: string): Promise<string | null> {
  const found = manifest?.files.get(path)
  return found === undefined ? null : (await hosting.deps.store.read(found.forms.identity)).toString()
}

describe('a deployment', () => {
  it('is uploaded, finalized and live', async () => {
    const key = await begin()
    match(key.deployment.id, /^dep_[0-9A-Za-z]{24}$/)
    match(key.deployment.label, /^[a-z0-9]{12}$/)
    equal(key.deployment.state, 'uploading')
    deepEqual(await hosting.upload(key, file('index.html', 'hello'), file('a/b.txt', '')), {
      kind: 'added',
      accepted: 2,
      fileCount: 2,
      totalBytes: 5,
      missing: [],
      missingCount: 0,
    })
    equal(await live(), null)
    const finalized = await hosting.finalize(key)
    ok(finalized.kind === 'finalized')
    const { deployment, promotion } = finalized
    deepEqual([deployment.state, deployment.fileCount, deployment.totalBytes, promotion], ['ready', 2, 5, 'promoted'])
    equal(await textOf(await live(), 'index.html'), 'hello')
    equal(await textOf(await live(), 'a/b.txt'), '')
    equal((await live())?.files.size, 2)
    equal((await findProject(hosting.deps.database, accountId, { id: project.id }))?.activeDeploymentId, deployment.id)
    deepEqual(await hosting.finalize(key, false), finalized)
    const labelled = await readLabelledManifest(hosting.deps.database, { slug: project.slug, label: deployment.label })
    equal(labelled?.deploymentId, deployment.id)
  })
  it('may have files with any name', async () => {
    const names = ['__proto__', 'constructor', '7', 'ü/日本 語.html', `a"b'c`, '%2e%2e', 'toString']
    await hosting.deploy(project, accountId, Object.fromEntries(names.map((name) => [name, `of ${name}`])))
    const manifest = await live()
    for (const name of names) equal(await textOf(manifest, name), `of ${name}`)
  })
  it('of somebody else is not there', async () => {
    const key = await begin()
    const other = { ...key, accountId: await hosting.addAccount() }
    equal((await hosting.upload(other, file('a', 'b'))).kind, 'not-found')
    equal((await hosting.finalize(other)).kind, 'not-found')
    equal((await promoteDeployment(hosting.deps, other)).kind, 'not-found')
    equal((await deleteDeployment(hosting.deps, other)).kind, 'not-found')
    equal(await findDeployment(hosting.deps.database, other), null)
    const elsewhere = { ...key, projectId: (await hosting.addProject(accountId)).id }
    equal((await hosting.upload(elsewhere, file('a', 'b'))).kind, 'not-found')
    equal((await hosting.finalize(elsewhere)).kind, 'not-found')
    const asked = { ...other, branch: 'main', commitMessage: null, environment: null }
    equal((await createDeployment(hosting.deps, asked, 100)).kind, 'not-found')
  })
  it('without files is refused, and one that waits for contents too', async () => {
    const key = await begin()
    equal((await hosting.finalize(key)).kind, 'empty')
    await hosting.upload(key, reference('a', 'never sent'))
    const refused = await hosting.finalize(key)
    deepEqual(refused, {
      kind: 'incomplete',
      missingCount: 1,
      missing: [{ path: 'a', sha256: sha256('never sent'), received: 0 }],
    })
  })
  it('takes nothing after it is finalized', async () => {
    const key = await begin()
    await hosting.upload(key, file('a', 'one'))
    await hosting.finalize(key)
    const before = await objects()
    deepEqual(await hosting.upload(key, file('a', 'two')), { kind: 'not-uploading', state: 'ready' })
    equal(await objects(), before)
    equal(await textOf(await live(), 'a'), 'one')
  })
  it('keeps its rules, and tells of faults in them', async () => {
    const key = await begin()
    await hosting.upload(key, file('_redirects', '/a /b\n/c'), file('_headers', '/*\n Set-Cookie: x'))
    const refused = await hosting.finalize(key)
    ok(refused.kind === 'bad-rules')
    deepEqual(
      refused.faults.map(({ file: name, line }) => [name, line]),
      [
        ['_redirects', 2],
        ['_headers', 2],
      ],
    )
    await hosting.upload(key, file('_redirects', '/a /b'), file('_headers', '/*\n X-A: b'))
    equal((await hosting.finalize(key)).kind, 'finalized')
    deepEqual([(await live())?.redirects, (await live())?.headers], ['/a /b', '/*\n X-A: b'])
    const binary = await begin()
    await hosting.upload(binary, file('_headers', Buffer.from([0xff, 0xfe])))
    equal((await hosting.finalize(binary)).kind, 'bad-rules')
  })
  it('has brotli forms at once of what pages wait for, where it gets smaller, made once an account', async () => {
    const text = 'a line of text that comes again and again\n'.repeat(200)
    const key = await begin()
    const files = {
      'a.html': text,
      'a.css': `${text}/**/`,
      'b.JS': `${text}//`,
      'c.txt': `${text}.`,
      'd.html': 'short',
    }
    const noise = file('noise.js', randomBytes(4000))
    await hosting.upload(key, noise, ...Object.entries(files).map(([path, content]) => file(path, content)))
    await hosting.finalize(key)
    const manifest = await live()
    const codings = (path: string): string[] => Object.keys(manifest?.files.get(path)?.forms ?? {}).sort()
    for (const path of ['a.html', 'a.css', 'b.JS']) deepEqual(codings(path), ['br', 'identity'], path)
    for (const path of ['c.txt', 'd.html', 'noise.js']) deepEqual(codings(path), ['identity'], path)
    const { br } = manifest?.files.get('a.html')?.forms ?? {}
    ok(br !== undefined && br.length < text.length / 10)
    equal(brotliDecompressSync(await hosting.deps.store.read(br)).toString(), text)
    const before = await objects()
    await hosting.deploy(project, accountId, { 'again.html': text })
    equal(await objects(), before)
    deepEqual((await live())?.files.get('again.html')?.forms.br, br)
  })
  it('has so much packed before it is answered and no more, scripts and style sheets before pages', async () => {
    const [page, script] = ['<p>'.repeat(150_000), 'x += 1;'.repeat(100_000)]
    await hosting.deploy(project, accountId, { 'a.html': page, 'z.js': script, 'small.html': '<b>'.repeat(100) })
    const files = (await live())?.files
    deepEqual(
      ['a.html', 'small.html', 'z.js'].map((path) => files?.get(path)?.forms.br !== undefined),
      [false, true, true],
    )
  })
  it('with the same new contents as another, finalized at the same time, shares the forms with it', async () => {
    const text = (count: number): string => `${count} ${'again and again '.repeat(300)}`
    for (let round = 0; round < 5; round += 1) {
      const files = Array.from({ length: 20 }, (_, at) => file(`${at}.html`, text(round * 100 + at)))
      const keys = [await begin(), await begin()]
      for (const key of keys) await hosting.upload(key, ...files)
      await Promise.all([...keys.map((key) => hosting.finalize(key)), packSomeQuickly(hosting.sweep)])
      for (const { forms } of (await live())?.files.values() ?? [])
        match(brotliDecompressSync(await hosting.deps.store.read(forms.br ?? forms.identity)).toString(), /^\d+ again/)
    }
  })
  it('is made as often as is allowed in 24 hours', async () => {
    const asked = { accountId, projectId: project.id, branch: 'main', commitMessage: null, environment: null }
    const make = async (): Promise<string> => (await createDeployment(hosting.deps, asked, 3)).kind
    deepEqual(await Promise.all(Array.from({ length: 3 }, make)), ['created', 'created', 'created'])
    hosting.advance(86_399_000)
    equal(await make(), 'quota-reached')
    hosting.advance(1000)
    equal(await make(), 'created')
    hosting.advance(-86_400_000)
  })
  it('is listed newest first, page by page', async () => {
    const made: string[] = []
    for (let count = 0; count < 4; count += 1) made.unshift((await begin()).deploymentId)
    const of = { accountId, projectId: project.id, limit: 3 }
    const first = await listDeployments(hosting.deps.database, { ...of, before: null })
    const second = await listDeployments(hosting.deps.database, { ...of, before: first.at(-1)?.number ?? null })
    deepEqual(
      [...first, ...second].map(({ id }) => id),
      made,
    )
  })
})

describe('a batch', () => {
  it('may come again, and a later one takes the place of files', async () => {
    const key = await begin()
    const batch = [file('a', 'one'), file('b', 'two')]
    await hosting.upload(key, ...batch)
    const before = await objects()
    const again = await hosting.upload(key, ...batch)
    ok(again.kind === 'added')
    deepEqual([again.fileCount, again.totalBytes, await stored()], [2, 6, 6])
    equal(await objects(), before)
    await hosting.upload(key, file('a', 'three'))
    await hosting.finalize(key)
    equal(await textOf(await live(), 'a'), 'three')
  })
  it('names what the account has not, and takes contents in any order', async () => {
    const key = await begin()
    const asked = await hosting.upload(
      key,
      reference('x', 'content'),
      reference('y', 'content'),
      reference('z', 'other'),
    )
    ok(asked.kind === 'added')
    deepEqual(
      asked.missing.map(({ path }) => path),
      ['x', 'y', 'z'],
    )
    deepEqual([asked.fileCount, asked.totalBytes, asked.accepted], [3, 19, 3])
    const sent = await hosting.upload(key, part(Buffer.from('content')), part(Buffer.from('other')))
    ok(sent.kind === 'added')
    deepEqual(sent.missing, [])
    equal((await hosting.finalize(key)).kind, 'finalized')
    const next = await begin()
    const known = await hosting.upload(next, reference('x', 'content'))
    ok(known.kind === 'added')
    deepEqual(known.missing, [])
    equal(await textOf(await live(), 'y'), 'content')
  })
  it('never tells what another account has', async () => {
    await hosting.deploy(project, accountId, { a: 'a secret of mine' })
    const other = await hosting.addAccount()
    const key = await hosting.begin(await hosting.addProject(other), other)
    const asked = await hosting.upload(key, reference('a', 'a secret of mine'))
    ok(asked.kind === 'added')
    equal(asked.missing.length, 1)
  })
  it('is told all of its wrong paths, up to ten, and nothing of it is written', async () => {
    const key = await begin()
    const before = await objects()
    const upload = async (wrong: number): Promise<string[]> => {
      const bad = Array.from({ length: wrong }, (_, at) => file(`../b${at}`, randomBytes(2 * MIB)))
      const refused = await hosting.upload(key, file('a', 'one'), ...bad, file('c', 'x', 'ABC'), file('d', 'two'))
      ok(refused.kind === 'invalid')
      return refused.issues.map(({ path, code }) => `${path} ${code}`)
    }
    deepEqual(await upload(2), ['../b0 bad-path', '../b1 bad-path', 'c malformed'])
    deepEqual(await upload(9), [...Array.from({ length: 9 }, (_, at) => `../b${at} bad-path`), 'c malformed'])
    deepEqual(
      await upload(11),
      Array.from({ length: 10 }, (_, at) => `../b${at} bad-path`),
    )
    deepEqual(await objects(), before)
  })
  it('that breaks off after a wrong path is refused for that, and nothing of it is kept', async () => {
    const key = await begin()
    const before = await objects()
    const breaking = async function* (): AsyncGenerator<BatchEntry> {
      yield file('a', 'one')
      yield file('../b', 'two')
      throw new Error('broken off')
    }
    const refused = await addBatch(hosting.deps, key, breaking(), 1e9)
    equal(refused.kind, 'invalid')
    deepEqual(await objects(), before)
  })
  it('with one wrong thing leaves nothing', async () => {
    const key = await begin()
    const before = await objects()
    const wrong: readonly (readonly [BatchEntry, string])[] = [
      [file('../b', 'two'), 'bad-path'],
      [file('b', 'two', sha256('three')), 'wrong-hash'],
      [{ kind: 'reference', path: 'b', sha256: 'ABC', size: null }, 'malformed'],
      [{ ...part(Buffer.from('two')), sha256: sha256('three') }, 'wrong-hash'],
      [{ ...part(Buffer.from('two')), begins: 1 } as BatchEntry, 'wrong-size'],
      [{ ...part(Buffer.from('two')), length: 2 } as BatchEntry, 'wrong-size'],
    ]
    for (const [entry, code] of wrong) {
      const refused = await hosting.upload(key, file('a', 'one'), file('large', randomBytes(2 * MIB)), entry)
      ok(refused.kind === 'invalid', code)
      deepEqual(
        refused.issues.map((issue) => issue.code),
        [code],
      )
      deepEqual([await objects(), await stored()], [before, 0])
    }
    equal((await hosting.finalize(key)).kind, 'empty')
  })
  it('takes files of 25 MiB and none that is larger', async () => {
    const key = await begin()
    const whole = Buffer.alloc(UPLOAD_LIMITS.fileBytes)
    equal((await hosting.upload(key, file('large', whole))).kind, 'added')
    const more = Buffer.alloc(UPLOAD_LIMITS.fileBytes + 1)
    equal((await hosting.upload(key, file('larger', more))).kind, 'too-large')
    equal((await hosting.upload(key, part(more, 0, 10))).kind, 'too-large')
    equal(
      (await hosting.upload(key, { ...reference('larger', ''), size: more.length } as BatchEntry)).kind,
      'too-large',
    )
    equal(await stored(), whole.length)
  })
  it('takes 20,000 files of a deployment, in as many batches as one likes', async () => {
    const key = await begin()
    const some = (from: number, count: number): BatchEntry[] =>
      Array.from({ length: count }, (_, i) => reference(`file-${from + i}`, 'x'))
    const half = UPLOAD_LIMITS.filesOfDeployment / 2
    equal((await hosting.upload(key, ...some(0, half))).kind, 'added')
    equal((await hosting.upload(key, ...some(half, half))).kind, 'added')
    equal((await hosting.upload(key, ...some(2 * half, 1))).kind, 'too-large')
    equal((await hosting.upload(await begin(), ...some(0, 2 * half + 1))).kind, 'too-large')
    await hosting.upload(key, file('file-0', 'x'))
    const finalized = await hosting.finalize(key)
    equal(finalized.kind === 'finalized' && finalized.deployment.fileCount, UPLOAD_LIMITS.filesOfDeployment)
  })
  it('takes as many contents at once as a deployment may have files', async () => {
    const key = await begin()
    const nothing = part(Buffer.alloc(0))
    const many = (count: number): ReturnType<Hosting['upload']> =>
      hosting.upload(key, ...Array.from({ length: count }, () => nothing))
    equal((await many(UPLOAD_LIMITS.filesOfDeployment)).kind, 'added')
    equal((await many(UPLOAD_LIMITS.filesOfDeployment + 1)).kind, 'too-large')
  })
  it('takes 1 GiB of a deployment', async () => {
    const key = await begin()
    const size = UPLOAD_LIMITS.fileBytes
    const entry = (at: number, bytes = size): BatchEntry =>
      ({ ...reference(`f${at}`, `${at}`), size: bytes }) as BatchEntry
    const fits = Math.floor(UPLOAD_LIMITS.bytesOfDeployment / size)
    const rest = UPLOAD_LIMITS.bytesOfDeployment - fits * size
    const added = await hosting.upload(key, ...Array.from({ length: fits }, (_, i) => entry(i)), entry(fits, rest))
    equal(added.kind === 'added' && added.totalBytes, UPLOAD_LIMITS.bytesOfDeployment)
    equal((await hosting.upload(key, entry(fits + 1, 1))).kind, 'too-large')
    equal((await hosting.upload(key, entry(fits, rest))).kind, 'added')
  })
  it('is refused when the account would store too much, and says what frees room', async () => {
    const key = await begin()
    const batch = (content: string): ReturnType<typeof addBatch> =>
      addBatch(hosting.deps, key, Readable.from([file('a', content)]), 10)
    equal((await batch('1234567890')).kind, 'added')
    equal((await batch('1234567890')).kind, 'added')
    const before = await objects()
    const refused = await batch('1')
    ok(refused.kind === 'quota-reached')
    deepEqual([refused.quota, refused.used, refused.allowed], ['storedBytes', 10, 10])
    match(refused.remedy, /Delete/)
    deepEqual([await objects(), await stored()], [before, 10])
  })
})

describe('deleting a deployment', () => {
  it('frees the room of what only it has at once, and of nothing that another needs', async () => {
    const keyOf = (deploymentId: string): DeploymentKey => ({ accountId, projectId: project.id, deploymentId })
    const first = await hosting.deploy(project, accountId, { a: 'only here', b: 'both', c: 'uploading' })
    await hosting.deploy(project, accountId, { b: 'both', d: 'live' })
    const uploading = await begin()
    await hosting.upload(uploading, reference('c', 'uploading'))
    equal(await stored(), 9 + 4 + 9 + 4)
    const batch = (): ReturnType<typeof addBatch> =>
      addBatch(hosting.deps, uploading, Readable.from([file('e', '123456789')]), 26)
    const refused = await batch()
    deepEqual(refused.kind === 'quota-reached' && [refused.used, refused.allowed], [26, 26])
    await deleteDeployment(hosting.deps, keyOf(first.id))
    equal(await stored(), 4 + 9 + 4)
    equal((await batch()).kind, 'added')
    equal((await hosting.finalize(uploading)).kind, 'finalized')
    equal(await textOf(await live(), 'c'), 'uploading')
    await deleteDeployment(hosting.deps, { ...uploading })
    equal(await stored(), 4 + 9 + 4 + 9)
  })
  it('takes any but the live one', async () => {
    const first = await hosting.deploy(project, accountId, { a: '1' })
    const second = await hosting.deploy(project, accountId, { a: '2' })
    const keyOf = (deploymentId: string): DeploymentKey => ({ accountId, projectId: project.id, deploymentId })
    equal((await deleteDeployment(hosting.deps, keyOf(second.id))).kind, 'is-live')
    equal((await deleteDeployment(hosting.deps, keyOf(first.id))).kind, 'deleted')
    equal((await deleteDeployment(hosting.deps, keyOf(first.id))).kind, 'not-found')
    const kept = await readKeptManifests(hosting.deps.database, { slug: project.slug, most: 10 })
    deepEqual(
      kept.map(({ deploymentId }) => deploymentId),
      [second.id],
    )
  })
})
