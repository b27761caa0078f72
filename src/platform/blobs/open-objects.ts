import { join } from 'node:path'
import type { RandomBytes } from '../random-text.ts'
import type { ObjectStore } from './object-store.ts'
import type { S3Options } from './open-s3-objects.ts'

/** Where objects lie. */
export interface ObjectsPlace {
  /** A bucket; null: the folder `blobs` of the data folder. */
  readonly blobs: Omit<S3Options, 'newName'> | null
  readonly dataFolder: string
}

/** 128 bits, in small letters and digits. */
const NAME_BYTES = 16

/** The store of the contents of hosted sites: a bucket where one is set, else a folder. Each client is loaded only where it is used. */
export async function openObjects({ blobs, dataFolder }: ObjectsPlace, random: RandomBytes): Promise<ObjectStore> {
  const newName = (): string => Buffer.from(random(NAME_BYTES)).toString('hex')
  if (blobs !== null) return (await import('./open-s3-objects.ts')).openS3Objects({ ...blobs, newName })
  const { openFileObjects } = await import('./open-file-objects.ts')
  return await openFileObjects({ folder: join(dataFolder, 'blobs'), newName })
}
