import { deepEqual, rejects } from 'node:assert/strict'
import * as nodeFiles from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { newObjectName } from '../../../tests/blob-stores.ts'
import { writtenMeter } from '../../../tests/written-meter.ts'
import { openFileObjects } from './open-file-objects.ts'
import { createWatchObjects } from './watch-objects.ts'

it('a store that is full is counted each time, and told once until something is stored again', async () => {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'burin-watched-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  let isFull = false
  const files = {
    ...nodeFiles,
    open: async (...of: Parameters<typeof nodeFiles.open>) => {
      if (isFull && of[1] === 'wx') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      return nodeFiles.open(...of)
    },
  }
  const { meter, lines: counted } = writtenMeter()
  const told: string[] = []
  const log = {
    info: (event: string) => void told.push(event),
    warn: (event: string, fields = {}) => void told.push(`${event} ${JSON.stringify(fields)}`),
  }
  const store = createWatchObjects({ meter, log })(await openFileObjects({ folder, newName: newObjectName, files }))
  const put = async (): Promise<string> => {
    const draft = await store.begin()
    await draft.write(Buffer.from('content'))
    await draft.close()
    return draft.name
  }
  const name = await put()
  isFull = true
  for (const _ of [1, 2]) await rejects(put(), /no space left/)
  await store.read({ object: name, start: 0, length: 7 })
  // What is not there is no trouble of the store.
  await rejects(store.read({ object: 'nothing', start: 0, length: 1 }), /no object/)
  isFull = false
  for (const _ of [1, 2]) await put()
  deepEqual(told, [
    'store-full {"problem":"no space left","effect":"uploads are refused; sites are shown"}',
    'store-has-room',
  ])
  deepEqual(
    counted,
    ['full 0', 'away 0', 'full 1', 'full 1'].map((line) => `burin_store_troubles_total ${line}`),
  )
})
