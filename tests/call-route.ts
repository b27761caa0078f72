import type { Session } from '../src/accounts/identity/session.ts'
import type { PageDeps } from '../src/web/web-deps.ts'
import type { WebRequest, WebAnswer, WebRoute } from '../src/web/web-route.ts'

/** Calls the route of `GET /path?query` or, with a form, of `POST /path`, as the server does for somebody who is signed in. */
export async function callRoute<Deps extends PageDeps>(
  routes: readonly WebRoute<Deps>[],
  deps: Deps,
  session: Session,
  address: string,
  form?: Readonly<Record<string, string>>,
): Promise<WebAnswer> {
  const { pathname: path, searchParams: query } = new URL(address, 'https://burin.example')
  const method = form === undefined ? 'GET' : 'POST'
  const found = routes
    .filter((route) => route.method === method)
    .map((route) => ({ route, parameters: parametersOf(route.path, path) }))
    .filter(({ parameters }) => parameters !== null)
    // As in the server's router, the more of a path is fixed, the sooner it is taken.
    .sort((a, b) => fixedLength(b.route.path) - fixedLength(a.route.path))[0]
  if (found === undefined) throw new Error(`no route for ${method} ${path}`)
  const request: WebRequest = {
    path,
    parameters: found.parameters ?? {},
    query,
    form: new URLSearchParams(form),
    files: [],
    bytes: new Uint8Array(),
    session,
    sessionToken: 'token',
    visitor: null,
    network: '127.0.0.1',
    browserName: 'Firefox on Linux',
    requestId: 'req_1',
    receivedAt: deps.now(),
    header: () => undefined,
    cookie: () => null,
  }
  return found.route.handle(deps, request)
}

function fixedLength(route: string): number {
  return route.replaceAll(/:\w+/g, '').length
}

/** The named pieces of a path; null when it is not of this route. */
function parametersOf(route: string, path: string): Record<string, string> | null {
  const wanted = route.split('/')
  const pieces = path.split('/')
  if (wanted.length !== pieces.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, piece] of wanted.entries()) {
    const found = pieces[index] ?? ''
    const [, name, ending = ''] = /^:(\w+)(.*)$/.exec(piece) ?? []
    if (name === undefined ? piece !== found : !found.endsWith(ending)) return null
    if (name !== undefined) parameters[name] = decodeURIComponent(found.slice(0, found.length - ending.length))
  }
  return parameters
}
