import type { z } from 'zod'
import type { AnyRoute } from '../api/route.ts'
import type { DocumentDeps } from './document-deps.ts'
import { describeAuthorizationServer } from './documents/describe-authorization-server.ts'
import { PAGES } from './documents/pages.ts'
import { refuseToken } from './documents/refuse-token.ts'
import { RESOURCES } from './documents/resources.ts'
import { showAuthGuide } from './documents/show-auth-guide.ts'
import { showHealth } from './documents/show-health.ts'
import { showSecurityText } from './documents/show-security-text.ts'
import { GALLERY_ROUTES } from './gallery/gallery-routes.ts'
import { COLLECTION_ROUTES } from './iconify/collection-routes.ts'
import { NUMBERED_SET_ROUTES } from './iconify/numbered-set-routes.ts'
import { ICON_SET_ROUTES } from './iconify/set-routes.ts'
import { SCRIPTS } from './page-files/scripts.ts'
import { STYLES } from './page-files/styles.ts'
import { protectedResourceSchema } from './protected-resource.ts'

/** Every document at an address of the icon service; what is not here does not exist. */
export const DOCUMENTS: readonly AnyRoute<DocumentDeps, null>[] = [
  showHealth,
  showAuthGuide,
  ...RESOURCES,
  describeAuthorizationServer,
  refuseToken,
  ...PAGES,
  SCRIPTS.route,
  STYLES.route,
  ...GALLERY_ROUTES,
  ...ICON_SET_ROUTES,
  ...NUMBERED_SET_ROUTES,
  ...COLLECTION_ROUTES,
  showSecurityText,
]

/** The schemas of documents that the API's description names. */
export const DOCUMENT_NOUNS: ReadonlyMap<string, z.ZodType> = new Map([['ProtectedResource', protectedResourceSchema]])
