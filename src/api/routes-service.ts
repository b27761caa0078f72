import type { FastifyInstance } from 'fastify'
import type { Admit } from './admit.ts'
import type { Offer } from './offers.ts'
import type { AnyRoute } from './route.ts'
import { serveRoute } from './serve-route.ts'
import type { Host } from './serve-route.ts'

/** Something that is served: what it offers, and how it is put on a server. */
export interface Service {
  readonly offers: readonly Offer[]
  serve(app: FastifyInstance, host: Host): void
}

/** Routes with what they need, as a service. */
export function routesService<Deps, Caller>(
  routes: readonly AnyRoute<Deps, Caller>[],
  deps: Deps,
  admit: Admit<Caller>,
): Service {
  return {
    offers: routes,
    serve: (app, host) => {
      for (const route of routes) serveRoute(app, { route, deps, admit }, host)
    },
  }
}
