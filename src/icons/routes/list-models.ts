import type { Route } from '../../api/route.ts'
import { modelListSchema, modelObject } from '../../contract/model-object.ts'
import type { DrawDeps } from '../../draws/draw-deps.ts'

/** The list of the one served model. */
export const listModels: Route<Pick<DrawDeps, 'studio' | 'modelStatus' | 'isModelUp'>> = {
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
  handle: async (deps) => {
    const { revision } = await deps.studio()
    return {
      body: {
        object: 'list',
        data: [modelObject(revision, ((await deps.isModelUp?.()) ?? true) ? deps.modelStatus : 'offline')],
      },
    }
  },
}
