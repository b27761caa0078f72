import { z } from 'zod'
import { ApiError } from '../../api/api-error.ts'
import type { Route } from '../../api/route.ts'
import { ICON_SETS } from '../../catalogue/icon-sets.ts'
import type { IconSet } from '../../catalogue/icon-sets.ts'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import type { DocumentDeps } from '../document-deps.ts'

type AnyQuery = Readonly<Record<string, string>>
type NumberedRoute = Route<DocumentDeps, null, null, AnyQuery>

/** The house size is the one that no set names: who knows `burin-20` asks for `burin-24`, and is told which set that is. */
export const NUMBERED_SET_ROUTES: readonly NumberedRoute[] = ICON_SETS.filter(
  ({ cut }) => cut.size === HOUSE_CUT.size,
).flatMap((set) => {
  const numbered = set.prefix.replace(/^[a-z]+/, (family) => `${family}-${set.cut.size}`)
  return [refusal(set, [`/${numbered}`, '.json']), refusal(set, [`/${numbered}`, '/:file'])]
})

function refusal({ prefix, cut }: IconSet, [begin, end]: readonly [string, string]): NumberedRoute {
  return {
    method: 'GET',
    path: `${begin}${end}`,
    summary: `Say that the set of ${cut.size} px is ${prefix}.`,
    auth: 'none',
    input: null,
    query: z.record(z.string(), z.string()),
    output: null,
    errors: [],
    caching: 'revalidate',
    handle: async (_deps, { parameters, query }) => {
      const given = new URLSearchParams(query).toString()
      const path = `/${prefix}${end.replace(':file', parameters['file'] ?? '')}${given === '' ? '' : `?${given}`}`
      throw new ApiError(
        'not_found',
        `There is no set \`${begin.slice(1)}\`: ${cut.size} px is \`${prefix}\`. Ask \`GET ${path.slice(0, 200)}\`.`,
      )
    },
  }
}
