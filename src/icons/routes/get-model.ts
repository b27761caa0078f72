import { apiError } from '../errors.ts'
import { MODEL } from '../../contract/limits.ts'
import { modelObject, modelObjectSchema } from '../../contract/model-object.ts'
import type { OpenRoute } from '../needs.ts'

/** One model by its id. */
export const getModel: OpenRoute = {
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
  handle: async (needs, call) => {
    if (call.parameters['model'] !== MODEL.id)
      throw apiError('model_not_found', `There is one model here: \`${MODEL.id}\`.`, { param: 'model' })
    const { revision } = await needs.studio()
    return { body: modelObject(revision, needs.modelStatus) }
  },
}
