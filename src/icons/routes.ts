import { nearest } from '../drawing/language/nearest.ts'
import type { Route } from './route.ts'
import { createIcon } from './routes/create-icon.ts'
import { describeApiResource } from './routes/describe-api-resource.ts'
import { describeAuthorizationServer } from './routes/describe-authorization-server.ts'
import { describeIconsResource } from './routes/describe-icons-resource.ts'
import { describeServiceResource } from './routes/describe-service-resource.ts'
import { getModel } from './routes/get-model.ts'
import { listModels } from './routes/list-models.ts'
import { refuseToken } from './routes/refuse-token.ts'
import { showAuthGuide } from './routes/show-auth-guide.ts'
import { showChangelog } from './routes/show-changelog.ts'
import { showChangelogFeed } from './routes/show-changelog-feed.ts'
import { showDocs } from './routes/show-docs.ts'
import { showDocsPage } from './routes/show-docs-page.ts'
import { showDocsText } from './routes/show-docs-text.ts'
import { showFaviconIco } from './routes/show-favicon-ico.ts'
import { showFavicon } from './routes/show-favicon.ts'
import { showHealth } from './routes/show-health.ts'
import { showOpenapi } from './routes/show-openapi.ts'
import { showLlmsText } from './routes/show-llms-text.ts'
import { showRobotsText } from './routes/show-robots-text.ts'
import { showSecurityText } from './routes/show-security-text.ts'

/** Every operation of the icon service; what is not here does not exist. */
export const ROUTES: readonly Route[] = [
  createIcon,
  listModels,
  getModel,
  showHealth,
  showOpenapi,
  showAuthGuide,
  describeServiceResource,
  describeApiResource,
  describeIconsResource,
  describeAuthorizationServer,
  refuseToken,
  showDocs,
  showDocsText,
  showDocsPage,
  showChangelog,
  showChangelogFeed,
  showLlmsText,
  showRobotsText,
  showSecurityText,
  showFavicon,
  showFaviconIco,
]

/** What a route has to say for itself to whoever asks wrongly. */
export type Offer = Pick<Route, 'method' | 'path' | 'summary'>

/** The methods of a path for the `Allow` header, such as `GET, HEAD, OPTIONS`; null when none of the routes has the path. */
export function allowedMethods(path: string, routes: readonly Offer[]): string | null {
  const methods = routes.filter((route) => matches(route.path, path)).map((route) => route.method)
  if (methods.length === 0) return null
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

/** What the routes of a path do, such as "`POST /api/v1/icons`: Draw one or two icons." */
export function offersOf(path: string, routes: readonly Offer[]): string {
  return routes
    .filter((route) => matches(route.path, path))
    .map((route) => `${named(route)}: ${route.summary}`)
    .join(' ')
}

/** Helps whoever asked for a path that no route has: the one that was probably meant, or all there are. */
export function unknownPathHint(path: string, routes: readonly Offer[]): string {
  const asked = path.toLowerCase().replace(/(.)\/+$/, '$1')
  const meant =
    routes.find((route) => matches(route.path, asked)) ??
    routes.find((route) => asked.length > 1 && route.path.endsWith(asked)) ??
    routes.find(
      (route) =>
        route.path ===
        nearest(
          asked,
          routes.map((one) => one.path),
        )[0],
    )
  if (meant !== undefined) return `Did you mean ${named(meant)}?`
  return `There are ${routes
    .filter((route) => route.path.startsWith('/api/v1/'))
    .map(named)
    .join(', ')}; \`GET /\` says more.`
}

function named(route: Offer): string {
  return `\`${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}\``
}

function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('/*')) return path.startsWith(pattern.slice(0, -1))
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((piece, i) => (piece.startsWith(':') ? given[i] !== '' : piece === given[i]))
  )
}
