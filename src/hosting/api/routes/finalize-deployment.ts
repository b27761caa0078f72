import { jsonInput } from '../../../api/route.ts'
import { finalizationSchema, finalizedSchema } from '../../contract/deployment-object.ts'
import type { Finalization, FinalizedDeployment } from '../../contract/deployment-object.ts'
import { finalizeDeployment as finalizeRow } from '../../deployments/finalize-deployment.ts'
import type { Promotion } from '../../deployments/finalize-deployment.ts'
import { frontPageWarning } from '../../deployments/front-page-warning.ts'
import { sameAsBeforeWarning } from '../../deployments/same-as-before-warning.ts'
import { withheldOf, withheldTold } from '../../projects/withheld.ts'
import type { CallerRoute } from '../api-deps.ts'
import { askedKey, askedProject } from '../find-asked.ts'
import { DEPLOYMENT } from '../path-parameters.ts'
import { finalizeRefusal } from '../refusals.ts'
import { showDeployment } from '../show.ts'

const NOT_PROMOTED: Readonly<Record<Promotion, FinalizedDeployment['notPromoted']>> = {
  promoted: null,
  'not-asked': 'not_asked',
  older: 'older',
}

/** Makes a deployment unchangeable and, unless told otherwise, live. */
export const finalizeDeployment: CallerRoute<Finalization> = {
  method: 'POST',
  path: '/projects/slug/:slug/deployments/:id/finalize',
  summary: 'Finalize a deployment and promote it.',
  auth: 'caller',
  input: jsonInput(finalizationSchema, 1024, { isOptional: true }),
  output: finalizedSchema,
  errors: [
    'no_token',
    'wrong_token',
    'too_often',
    'no_project',
    'no_deployment',
    'conflict',
    'too_large',
    'unavailable',
  ],
  caching: 'none',
  reference: {
    operationId: 'finalizeDeployment',
    tag: 'Deployments',
    description:
      'Checks that nothing is missing and that `_redirects` and `_headers` can be read, whose faults are `issues` with file and line. Then visitors see the deployment, whole, unless `promote` is false. Of two that are finalized at once, the younger stays live. Done again, it answers the same, whatever is asked then: what was finalized without promoting is made live with `POST …/promote`.',
    success: 'The deployment, and whether it is live.',
    parameters: DEPLOYMENT,
  },
  handle: async (deps, call) => {
    const { project, key } = await askedKey(deps, call)
    const finalized = await deps.takePlace(call.caller.account.id, async () => finalizeRow(deps, key, call.body))
    if (finalized.kind !== 'finalized') throw finalizeRefusal(finalized)
    deps.packSoon()
    const { deployment, promotion } = finalized
    if (promotion === 'promoted') deps.siteChanged(project.slug)
    // Anew: this made it live, or another one has been made live since.
    const now = await askedProject(deps, call)
    const warnings = [
      await frontPageWarning(deps.database, deployment.id),
      await sameAsBeforeWarning(deps.database, { deploymentId: deployment.id, liveId: project.activeDeploymentId }),
    ]
    const withheld = withheldOf(now)
    const body: FinalizedDeployment = {
      ...showDeployment(deployment, now, deps),
      promoted: promotion === 'promoted',
      notPromoted: NOT_PROMOTED[promotion],
      siteUrl: deps.siteUrl(project.slug),
      warnings: [...warnings.filter((one) => one !== null), ...(withheld === null ? [] : [withheldTold(withheld)])],
    }
    return { body }
  },
}
