import { z } from 'zod'
import { modelObject, modelObjectSchema } from '../../contract/model-object.ts'
import type { Route } from '../route.ts'

/** The list of the one served model. */
export const listModels: Route = {
  method: 'GET',
  path: '/api/v1/models',
  summary: 'List the models that are served.',
  auth: 'none',
  input: null,
  output: z.strictObject({ object: z.literal('list'), data: z.array(modelObjectSchema).length(1) }),
  errors: [],
  caching: 'revalidate',
  handle: async (needs) => {
    const { revision } = await needs.studio()
    return { body: { object: 'list', data: [modelObject(revision, needs.modelStatus)] } }
  },
}
