import { z } from 'zod'

/** What a deployment has after a batch. */
export interface BatchObject {
  readonly accepted: number
  readonly missing: readonly MissingContent[]
  readonly fileCount: number
  readonly totalBytes: number
}

/** A file whose content has not come. */
export interface MissingContent {
  readonly path: string
  readonly sha256: string
  readonly received: number
}

/** A file of a batch in JSON: with its content, or with the hash alone of a content that the account has or will send. */
export interface BatchFile {
  readonly path: string
  readonly sha256?: string | undefined
  /** In bytes. */
  readonly size?: number | undefined
  readonly content?: string | undefined
  /** `utf8` when it is left out. */
  readonly encoding?: 'utf8' | 'base64' | undefined
}

const count = z.int().min(0)

export const batchSchema: z.ZodType<BatchObject> = z
  .strictObject({
    accepted: count.describe('How many entries the batch had.'),
    missing: z
      .array(
        z.strictObject({
          path: z.string(),
          sha256: z.string().describe('Of the content, as 64 small hexadecimal digits.'),
          received: count.describe('How many of its bytes are there, from its beginning on: go on from here.'),
        }),
      )
      .describe(
        'Files whose content has still to be sent, by their paths. Where there are so many that this were more than 8 MiB, those that come first: when they are sent, any batch answers the next.',
      ),
    fileCount: count.describe('How many files the deployment has now.'),
    totalBytes: count.describe('How many bytes they have together.'),
  })
  .describe('What a deployment has after a batch.')
