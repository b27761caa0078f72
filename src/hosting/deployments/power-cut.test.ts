import { equal, ok } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, describe, it } from 'node:test'
import { forgetfulFiles } from '../../../tests/forgetful-files.ts'
import { file, openHosting, sha256 } from '../../../tests/open-hosting.ts'
import type { Hosting } from '../../../tests/open-hosting.ts'
import type { BlobPlace } from '../../platform/blobs/object-store.ts'
import type { Files } from '../../platform/blobs/open-file-objects.ts'
import { readLiveManifest } from '../manifest/read-manifests.ts'
import { promoteDeployment } from './promote-deployment.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

const BLOBS = `select encode(sha256, 'hex') as sha256, coding, object, start, length from blob`

/** The same files, with something done before each call that may change what lies there. */
function watched(files: Files, before: () => Promise<void>): Files {
  return {
    ...files,
    open: async (...given: Parameters<Files['open']>) => {
      await before()
      const handle = await files.open(...given)
      const { writev, datasync, sync } = handle
      return Object.assign(handle, {
        writev: async (...pieces: Parameters<typeof writev>) => (await before(), writev.apply(handle, pieces)),
        datasync: async () => (await before(), datasync.call(handle)),
        sync: async () => (await before(), sync.call(handle)),
      })
    },
    rename: async (...given: Parameters<Files['rename']>) => (await before(), files.rename(...given)),
    rm: async (...given: Parameters<Files['rm']>) => (await before(), files.rm(...given)),
  }
}

describe('a power cut while files are uploaded, finalized and promoted', () => {
  it('takes nothing that the database names, at whatever moment it comes', async () => {
    const forgetful = stack.use(forgetfulFiles())
    let hosting: Hosting | null = null
    let cuts = 0
    let seen = 0
    /** What would be left of the store now has everything that committed rows name, whole. */
    const cut = async (): Promise<void> => {
      if (hosting === null) return
      cuts += 1
      const rows = await hosting.deps.database.query<BlobPlace & { sha256: string; coding: string }>(BLOBS)
      const left = await forgetful.afterPowerCut()
      for (const { sha256: expected, coding, object, start, length } of rows) {
        const bytes = await left.read({ object, start: Number(start), length: Number(length) })
        if (coding === 'identity') equal(sha256(bytes), expected)
        seen += 1
      }
    }
    hosting = stack.use(await openHosting(undefined, watched(forgetful.files, cut)))
    const accountId = await hosting.addAccount()
    const project = await hosting.addProject(accountId)
    const keys = []
    for (const round of [1, 2, 3]) {
      const key = await hosting.begin(project, accountId)
      keys.push(key)
      await hosting.upload(
        key,
        file('index.html', `round ${round} `.repeat(400)),
        file('a.bin', randomBytes(1_500_000)),
      )
      await cut()
      await hosting.upload(key, file('b.css', `a { order: ${round} }`.repeat(200)), file('same.txt', 'same'))
      await cut()
      equal((await hosting.finalize(key)).kind, 'finalized')
      await cut()
    }
    const [first] = keys
    ok(first !== undefined)
    equal((await promoteDeployment(hosting.deps, first)).kind, 'promoted')
    await cut()
    const left = await forgetful.afterPowerCut()
    const live = await readLiveManifest(hosting.deps.database, project.slug)
    equal(live?.deploymentId, first.deploymentId)
    equal(live.files.size, 4)
    for (const { sha256: expected, forms } of live.files.values())
      equal(sha256(await left.read(forms.identity)), expected)
    ok(cuts > 30 && seen > 200, `${cuts} cuts, ${seen} contents`)
  })
})
