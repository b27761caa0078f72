import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { ObjectStore } from '../src/platform/blobs/object-store.ts'
import { openFileObjects } from '../src/platform/blobs/open-file-objects.ts'
import { openS3Objects } from '../src/platform/blobs/open-s3-objects.ts'
import { s3StandIn, STAND_IN_KEYS } from './s3-stand-in.ts'

/** A name for an object that was never given before. */
export const newObjectName = (): string => randomBytes(16).toString('hex')

/** A store in a folder of its own, and the folder. */
export async function fileStore(stack: AsyncDisposableStack): Promise<{ store: ObjectStore; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'burin-blobs-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  return { store: await openFileObjects({ folder, newName: newObjectName }), folder }
}

async function standInStore(stack: AsyncDisposableStack): Promise<ObjectStore> {
  const { endpoint } = stack.use(await s3StandIn({ pageSize: 3 }))
  const keys = { ...STAND_IN_KEYS, sessionToken: null }
  return openS3Objects({ ...keys, endpoint, bucket: 'sites', region: 'us-east-1', newName: newObjectName })
}

const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKeyId = '', S3_SECRET_KEY: secretAccessKey = '' } = process.env

async function realS3Store(): Promise<ObjectStore> {
  const bucket = `burin-test-${randomBytes(6).toString('hex')}`
  const keys = { accessKeyId, secretAccessKey, region: 'us-east-1' }
  const made = await new AwsClient({ ...keys, service: 's3' }).fetch(`${endpoint}/${bucket}`, { method: 'PUT' })
  if (!made.ok) throw new Error(`no bucket: ${made.status} ${await made.text()}`)
  return openS3Objects({ ...keys, endpoint: endpoint ?? '', bucket, sessionToken: null, newName: newObjectName })
}

/** Every kind of store, to be tried in the same way, and why one is not. */
export const BLOB_STORES: readonly {
  readonly name: string
  readonly open: (stack: AsyncDisposableStack) => Promise<ObjectStore>
  readonly skip: string | false
}[] = [
  { name: 'files', open: async (stack) => (await fileStore(stack)).store, skip: false },
  { name: 'a stand-in for S3', open: standInStore, skip: false },
  {
    name: 'S3 itself',
    open: realS3Store,
    skip:
      endpoint === undefined ? 'MISSING: S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY, so no real S3 was tried' : false,
  },
]
