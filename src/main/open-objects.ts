import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { ObjectStore } from '../platform/blobs/object-store.ts'
import type { RandomBytes } from '../platform/random-text.ts'

/** 128 bits, in small letters and digits. */
const NAME_BYTES = 16

/** The store of the contents of hosted sites: a bucket where one is set, else a folder. Each client is loaded only where it is used. */
export async function openObjects({ blobs, dataFolder }: Config, random: RandomBytes): Promise<ObjectStore> {
  const newName = (): string => Buffer.from(random(NAME_BYTES)).toString('hex')
  if (blobs !== null) return (await import('../platform/blobs/open-s3-objects.ts')).openS3Objects({ ...blobs, newName })
  const { openFileObjects } = await import('../platform/blobs/open-file-objects.ts')
  return await openFileObjects({ folder: join(dataFolder, 'blobs'), newName })
}
