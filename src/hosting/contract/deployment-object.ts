import { z } from 'zod'
import { momentSchema, personText } from './person-text.ts'

/** One version of a site, as the API shows it. */
export interface DeploymentObject {
  readonly id: string
  readonly label: string
  readonly projectId: string
  readonly branch: string
  readonly commitMessage: string | null
  readonly environment: string | null
  readonly state: 'uploading' | 'ready' | 'expired'
  readonly fileCount: number
  readonly totalBytes: number
  readonly url: string
  readonly createdAt: string
  readonly finalizedAt: string | null
  readonly live: boolean
  readonly wasLive: boolean
}

const count = z.int().min(0)

const fields = {
  id: z.string().describe('`dep_` and 24 letters or digits.'),
  label: z.string().describe('12 small letters and digits, for its own address.'),
  projectId: z.string(),
  branch: z.string(),
  commitMessage: z.string().nullable(),
  environment: z.string().nullable(),
  state: z
    .enum(['uploading', 'ready', 'expired'])
    .describe('`uploading` until it is finalized; `ready` never changes; `expired`: nothing came for 24 hours.'),
  fileCount: count,
  totalBytes: count,
  url: z.url().describe('Its own address, for looking at it before and after it is live.'),
  createdAt: momentSchema,
  finalizedAt: momentSchema.nullable(),
  live: z.boolean().describe("Whether it is what visitors of the project's site see now."),
  wasLive: z.boolean().describe('Whether they see it now or saw it before: such a one can be gone back to.'),
}

export const deploymentSchema: z.ZodType<DeploymentObject> = z.strictObject(fields).describe('One version of a site.')

export interface DeploymentCreation {
  readonly branch: string
  readonly commitMessage?: string | null | undefined
  readonly environment?: string | null | undefined
}

export const deploymentCreationSchema: z.ZodType<DeploymentCreation> = z
  .strictObject({
    branch: personText(1, 255).default('main').describe('Where it comes from.'),
    commitMessage: personText(0, 2000, { hasLines: true }).nullable().optional(),
    environment: personText(1, 63).nullable().optional().describe('A label of your own, such as `preview`.'),
  })
  .describe('What a new deployment is known by. All of it is optional, the body too.')

export interface Finalization {
  readonly promote: boolean
}

export const finalizationSchema: z.ZodType<Finalization> = z
  .strictObject({ promote: z.boolean().default(true).describe('Whether visitors see it at once.') })
  .describe('How to finalize. The body is optional.')

/** A deployment that is finalized, and what came of it. */
export interface FinalizedDeployment extends DeploymentObject {
  readonly promoted: boolean
  readonly notPromoted: 'not_asked' | 'older' | null
  readonly siteUrl: string
  readonly warnings: readonly string[]
}

export const finalizedSchema: z.ZodType<FinalizedDeployment> = z
  .strictObject({
    ...fields,
    promoted: z.boolean().describe('Whether finalizing made it live.'),
    notPromoted: z
      .enum(['not_asked', 'older'])
      .nullable()
      .describe(
        'Why not: the finalization that made it `ready` was told not to, whatever is asked later, or a younger deployment was live before. Null when it was promoted. `POST …/promote` makes it live at any time.',
      ),
    siteUrl: z.url().describe("Where visitors see the project's live deployment."),
    warnings: z
      .array(z.string())
      .describe(
        'Sentences about what is most likely not meant, such as a site without `index.html`, or with the files of the one before.',
      ),
  })
  .describe('A deployment that is finalized, and whether it is live.')
