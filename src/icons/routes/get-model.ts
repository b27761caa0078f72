import type { Route } from '../../api/route.ts'
import { iconError } from '../icon-error.ts'
import { MODEL } from '../../contract/limits.ts'
import { modelObject, modelObjectSchema } from '../../contract/model-object.ts'
import type { DrawDeps } from '../../draws/draw-deps.ts'

/** One model by its id. */
export const getModel: Route<Pick<DrawDeps, 'studio' | 'modelStatus' | 'isModelUp'>> = {
  method: 'GET',
  path: '/api/v1/models/:model',
  summary: 'Describe one model.',
  auth: 'none',
  input: null,
  output: modelObjectSchema,
  errors: ['model_not_found'],
  caching: 'revalidate',
  reference: {
    operationId: 'getModel',
    tag: 'Models',
    description: 'What the model takes: the cuts, the limits of a request, the languages. Needs no key.',
    success: 'The model.',
    parameters: { model: { description: 'The `id` of the model.', example: MODEL.id } },
  },
  handle: async (deps, call) => {
    if (call.parameters['model'] !== MODEL.id)
      throw iconError('model_not_found', `There is one model here: \`${MODEL.id}\`.`, { param: 'model' })
    const { revision } = await deps.studio()
    return { body: modelObject(revision, ((await deps.isModelUp?.()) ?? true) ? deps.modelStatus : 'offline') }
  },
}
