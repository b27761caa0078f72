import { readConfig } from '../src/config/read-config.ts'
import type { Quotas } from '../src/hosting/projects/quotas.ts'
import { quotasOf } from '../src/main/quotas-of.ts'

/** What an account that is not new may use where the operator has said nothing. */
export const USUAL_QUOTAS: Quotas = usualQuotas()

function usualQuotas(): Quotas {
  const { config, problem } = readConfig({})
  if (config === null) throw new Error(problem)
  return quotasOf(config, { createdAt: new Date(0) }, Date.now())
}
