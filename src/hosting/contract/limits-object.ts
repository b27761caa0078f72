import { z } from 'zod'

/** Of what an account may use, how much it has used. */
interface Usage {
  readonly used: number
  readonly allowed: number
}

/** What an account may use of hosting, and what one upload may be. */
export interface LimitsObject {
  readonly projects: Usage
  readonly deploymentsADay: Usage
  readonly domainsOfProject: { readonly allowed: number }
  readonly storedBytes: Usage
  readonly callsAMinute: { readonly allowed: number }
  readonly uploadsAtOnce: { readonly allowed: number }
  readonly uploads: {
    readonly batchBytes: number
    readonly jsonBatchBytes: number
    readonly fileBytes: number
    readonly filesOfDeployment: number
    readonly bytesOfDeployment: number
  }
}

const count = z.int().min(0)
const usage = z.strictObject({ used: count, allowed: count })

export const limitsSchema: z.ZodType<LimitsObject> = z
  .strictObject({
    projects: usage,
    deploymentsADay: usage.describe('In 24 hours.'),
    domainsOfProject: z.strictObject({ allowed: count }),
    storedBytes: usage.describe(
      'Of the deployments that are there, and of uploads. A content is counted once, however many have it.',
    ),
    callsAMinute: z
      .strictObject({ allowed: count })
      .describe('0: without limit. `RateLimit` headers say what is left.'),
    uploadsAtOnce: z
      .strictObject({ allowed: count })
      .describe('Batches and finalizes that are at work at the same time. 0: without limit.'),
    uploads: z.strictObject({
      batchBytes: count,
      jsonBatchBytes: count,
      fileBytes: count,
      filesOfDeployment: count,
      bytesOfDeployment: count,
    }),
  })
  .describe('What an account may use, and what one upload may be.')
