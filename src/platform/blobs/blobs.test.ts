import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { BLOB_STORES, fileStore, newObjectName } from '../../../tests/blob-stores.ts'
import { s3StandIn, STAND_IN_KEYS } from '../../../tests/s3-stand-in.ts'
import { createBlobWriter } from './create-blob-writer.ts'
import type { WrittenBlob } from './create-blob-writer.ts'
import type { ObjectStore, StoredObject } from './object-store.ts'
import { openS3Objects } from './open-s3-objects.ts'
import { readMany } from './read-many.ts'
import { removeOrphans } from './remove-orphans.ts'

const stack = new AsyncDisposableStack()
after(() => stack.disposeAsync())

const MIB = 1024 * 1024
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const listed = async (store: ObjectStore): Promise<StoredObject[]> => await Array.fromAsync(store.list())
const namesOf = (objects: readonly { name: string }[]): string[] => objects.map(({ name }) => name).sort()
const later = (): Date => new Date(Date.now() + 60_000)

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

for (const { name, open, skip } of BLOB_STORES) {
  describe(`blobs in ${name}`, { skip }, () => {
    it('small ones lie in one pack, large ones alone, and each is read as it was written', async () => {
      const store = await open(stack)
      const writer = createBlobWriter(store)
      const contents = [0, 1, 1000, MIB, MIB + 1, 3 * MIB].map((size) => randomBytes(size))
      const blobs: WrittenBlob[] = []
      for (const content of contents) blobs.push(await writer.add(inPieces(content, 65_536)))
      const objects = await writer.seal()
      equal(objects.length, 3)
      deepEqual(namesOf(objects), namesOf(await listed(store)))
      for (const [index, content] of contents.entries()) {
        const blob = blobs[index]
        ok(blob !== undefined)
        equal(blob.sha256, sha256(content))
        ok((await store.read(blob)).equals(content))
      }
      const [, , third] = blobs
      ok(third !== undefined)
      const part = await store.read({ ...third, start: third.start + 10, length: 5 })
      deepEqual(part, contents[2]?.subarray(10, 15))
    })

    it('many are read with one call where they lie together', async () => {
      const store = await open(stack)
      const writer = createBlobWriter(store)
      const contents = [10, 0, 20, 2 * MIB, 30].map((size) => randomBytes(size))
      const blobs: WrittenBlob[] = []
      for (const content of contents) blobs.push(await writer.add([content]))
      await writer.seal()
      let calls = 0
      const counting: Pick<ObjectStore, 'read'> = { read: async (place) => ((calls += 1), store.read(place)) }
      const read = await Array.fromAsync(readMany(counting, blobs.toReversed()))
      equal(read.length, 5)
      for (const { place, bytes } of read) equal(sha256(bytes), place.sha256)
      equal(calls, 2)
    })

    it('nothing can be seen before it is sealed, and nothing is left of what is abandoned', async () => {
      const store = await open(stack)
      const writer = createBlobWriter(store)
      const blob = await writer.add([randomBytes(10)])
      await rejects(store.read(blob), { name: 'ObjectMissing' })
      await writer.add([randomBytes(2 * MIB)])
      await writer.abandon()
      deepEqual(await listed(store), [])
      equal(await store.removeUnfinished(later()), 0)
    })

    it('a content that breaks off is not stored, and the others are', async () => {
      const store = await open(stack)
      const writer = createBlobWriter(store)
      const first = await writer.add([Buffer.from('first')])
      for (const size of [10, 2 * MIB]) {
        const breaking = async function* (): AsyncGenerator<Uint8Array> {
          yield randomBytes(size)
          throw new Error('broken off')
        }
        await rejects(writer.add(breaking()), /broken off/)
      }
      const second = await writer.add([Buffer.from('second')])
      deepEqual(await writer.seal(), [{ name: first.object, bytes: 11 }])
      equal((await store.read(second)).toString(), 'second')
      equal((await listed(store)).length, 1)
    })

    it('a range beyond the end is an error, a removed object is missing, and removing it again does nothing', async () => {
      const store = await open(stack)
      const writer = createBlobWriter(store)
      const blob = await writer.add([Buffer.from('12345')])
      await writer.seal()
      await rejects(store.read({ ...blob, length: 6 }), (error: Error) => error.name !== 'ObjectMissing')
      await store.remove(blob.object)
      await store.remove(blob.object)
      await rejects(store.read(blob), { name: 'ObjectMissing' })
    })

    it('orphans are removed when they are old enough, and nothing that is known', async () => {
      const store = await open(stack)
      const objects: string[] = []
      for (let count = 0; count < 7; count += 1) {
        const writer = createBlobWriter(store)
        objects.push((await writer.add([randomBytes(4)])).object)
        await writer.seal()
      }
      const known = new Set(objects.slice(0, 3))
      const options = { known: async () => known, isStopping: () => false }
      equal(await removeOrphans(store, { ...options, before: new Date(0) }), 0)
      equal((await listed(store)).length, 7)
      equal(await removeOrphans(store, { ...options, before: later() }), 4)
      deepEqual(namesOf(await listed(store)), [...known].sort())
    })
  })
}

describe('blobs in files', () => {
  it('remove what was begun before and never closed', async () => {
    const { store, folder } = await fileStore(stack)
    const unfinished = join(folder, 'unfinished')
    await writeFile(join(unfinished, 'old'), 'half')
    await utimes(join(unfinished, 'old'), new Date(1000), new Date(1000))
    const writer = createBlobWriter(store)
    await writer.add([randomBytes(10)])
    equal(await store.removeUnfinished(new Date(Date.now() - 60_000)), 1)
    equal((await readdir(unfinished)).length, 1)
    equal((await writer.seal()).length, 1)
  })

  it('never reach a file outside their folder', async () => {
    const { store } = await fileStore(stack)
    for (const object of ['../objects/a', '..', '/etc/passwd', 'A', ''])
      await rejects(store.read({ object, start: 0, length: 1 }), /is not the name of an object/)
  })
})

describe('blobs in S3', () => {
  const openAt = (endpoint: string, secretAccessKey: string = STAND_IN_KEYS.secretAccessKey): ObjectStore =>
    openS3Objects({
      ...STAND_IN_KEYS,
      secretAccessKey,
      sessionToken: null,
      endpoint,
      bucket: 'sites',
      region: 'eu-central-1',
      newName: newObjectName,
    })

  it('a pack that is full is stored, and another begun', async () => {
    const standIn = stack.use(await s3StandIn())
    const writer = createBlobWriter(openAt(standIn.endpoint))
    for (let count = 0; count < 20; count += 1) await writer.add([randomBytes(MIB)])
    deepEqual(
      (await writer.seal()).map(({ bytes }) => bytes / MIB),
      [8, 8, 4],
    )
    equal(standIn.asked.length, 3)
  })

  it('what was stored although the answer was lost is stored', async () => {
    const standIn = stack.use(await s3StandIn())
    const store = openAt(standIn.endpoint)
    const writer = createBlobWriter(store)
    const blob = await writer.add([Buffer.from('once')])
    standIn.failNext(1)
    await writer.seal()
    deepEqual(standIn.asked, [`PUT /sites/${blob.object}`, `PUT /sites/${blob.object}`])
    equal((await store.read(blob)).toString(), 'once')
  })

  it('a refusal is told with what S3 called it', async () => {
    const standIn = stack.use(await s3StandIn())
    const writer = createBlobWriter(openAt(standIn.endpoint, 'another secret'))
    await writer.add([Buffer.from('never')])
    await rejects(writer.seal(), /S3 answered 403 SignatureDoesNotMatch when it was to store/)
    await writer.abandon().catch(() => undefined)
    equal(standIn.objects.size, 0)
  })
})
