import { limitsSchema } from '../../contract/limits-object.ts'
import type { LimitsObject } from '../../contract/limits-object.ts'
import { UPLOAD_LIMITS } from '../../deployments/upload-limits.ts'
import { readUsage } from '../../projects/account-usage.ts'
import type { CallerRoute } from '../api-deps.ts'

/** What the caller's account may use, and how much of it it has used. */
export const showLimits: CallerRoute = {
  method: 'GET',
  path: '/account/limits',
  summary: 'Say what the account may use, and what it has used.',
  auth: 'caller',
  input: null,
  output: limitsSchema,
  errors: ['no_token', 'wrong_token', 'too_often', 'unavailable'],
  caching: 'none',
  reference: {
    operationId: 'showLimits',
    tag: 'Account',
    description: 'What a refusal because of a quota would say, before it comes to that.',
    success: 'The limits.',
  },
  handle: async ({ database, now, quotasOf, policies }, { caller: { account } }) => {
    const used = await readUsage(database, { accountId: account.id, at: new Date(now()) })
    const allowed = quotasOf(account)
    const { batchBytes, jsonBatchBytes, fileBytes, filesOfDeployment, bytesOfDeployment } = UPLOAD_LIMITS
    const body: LimitsObject = {
      projects: { used: used.projects, allowed: allowed.projects },
      deploymentsADay: { used: used.deploymentsADay, allowed: allowed.deploymentsADay },
      domainsOfProject: { allowed: allowed.domainsOfProject },
      storedBytes: { used: used.storedBytes, allowed: allowed.storedBytes },
      callsAMinute: { allowed: policies.calls.quota },
      uploadsAtOnce: { allowed: policies.uploadsAtOnce },
      uploads: { batchBytes, jsonBatchBytes, fileBytes, filesOfDeployment, bytesOfDeployment },
    }
    return { body }
  },
}
