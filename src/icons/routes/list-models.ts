import { modelListSchema, modelObject } from '../../contract/model-object.ts'
import type { OpenRoute } from '../needs.ts'

/** The list of the one served model. */
export const listModels: OpenRoute = {
  method: 'GET',
  path: '/api/v1/models',
  summary: 'List the models that are served.',
  auth: 'none',
  input: null,
  output: modelListSchema,
  errors: [],
  caching: 'revalidate',
  reference: {
    operationId: 'listModels',
    tag: 'Models',
    description: 'There is one model. Needs no key.',
    success: 'The models.',
  },
  handle: async (needs) => {
    const { revision } = await needs.studio()
    return { body: { object: 'list', data: [modelObject(revision, needs.modelStatus)] } }
  },
}
