import type { RouteReference } from '../../api/route.ts'

type Parameters = NonNullable<RouteReference['parameters']>

/** What is said of the named pieces of paths. */
export const PROJECT_ID: Parameters = {
  projectId: { description: 'The `id` of a project.', example: 'prj_4fWb0mGpQx7hYkN2sVtL9cRz' },
}

export const DOMAIN: Parameters = {
  ...PROJECT_ID,
  domainId: { description: 'The `id` of a domain.', example: 'dom_5tGh2kLmQw8rTyUiOp3aSdFg' },
}

export const PROJECT_SLUG: Parameters = { slug: { description: 'The `slug` of a project.', example: 'my-site' } }

export const TOKEN_ID: Parameters = {
  tokenId: { description: 'The `id` of a token.', example: 'tok_1vXq9ZbT4mJrCe7LwKd2PsYh' },
}

export const DEPLOYMENT: Parameters = {
  ...PROJECT_SLUG,
  id: { description: 'The `id` of a deployment.', example: 'dep_8brkuXriKngG63zjW4nUaBfs' },
}
