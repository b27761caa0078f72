import type { Route } from './route.ts'
import { createIcon } from './routes/create-icon.ts'
import { getModel } from './routes/get-model.ts'
import { listModels } from './routes/list-models.ts'
import { showFrontPage } from './routes/show-front-page.ts'
import { showHealth } from './routes/show-health.ts'

/** Every operation of the icon service; what is not here does not exist. */
export const ROUTES: readonly Route[] = [createIcon, listModels, getModel, showFrontPage, showHealth]

/** The methods of a path for the `Allow` header, such as `GET, HEAD, OPTIONS`; null when no route has the path. */
export function allowedMethods(path: string): string | null {
  const methods = ROUTES.filter((route) => matches(route.path, path)).map((route) => route.method)
  if (methods.length === 0) return null
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((piece, i) => (piece.startsWith(':') ? given[i] !== '' : piece === given[i]))
}
