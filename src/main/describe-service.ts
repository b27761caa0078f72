import { createDescribeApi } from '../api/openapi/document.ts'
import type { DescribeApi } from '../api/openapi/document.ts'
import type { AnyRoute } from '../api/route.ts'
import type { Caller } from '../draws/caller.ts'
import type { IconsDeps } from '../icons/icons-deps.ts'
import { iconDescription } from '../icons/openapi/icon-description.ts'
import { ROUTES } from '../icons/routes.ts'
import type { DocumentDeps } from '../web/document-deps.ts'
import { DOCUMENT_NOUNS, DOCUMENTS } from '../web/documents.ts'

/** Makes what gives the OpenAPI document of the icon service, with the documents around it. */
export function describeService(): DescribeApi {
  const all: readonly AnyRoute<IconsDeps & DocumentDeps, Caller>[] = [...ROUTES, ...DOCUMENTS]
  return createDescribeApi(all, () => iconDescription(DOCUMENT_NOUNS))
}
