import type { z } from 'zod'
import type { DocumentRoute } from './document-deps.ts'
import { describeApiResource } from './documents/describe-api-resource.ts'
import { describeAuthorizationServer } from './documents/describe-authorization-server.ts'
import { describeIconsResource } from './documents/describe-icons-resource.ts'
import { describeServiceResource } from './documents/describe-service-resource.ts'
import { refuseToken } from './documents/refuse-token.ts'
import { showAuthGuide } from './documents/show-auth-guide.ts'
import { showChangelogFeed } from './documents/show-changelog-feed.ts'
import { showChangelog } from './documents/show-changelog.ts'
import { showDocsPage } from './documents/show-docs-page.ts'
import { showDocsText } from './documents/show-docs-text.ts'
import { showDocs } from './documents/show-docs.ts'
import { showFaviconIco } from './documents/show-favicon-ico.ts'
import { showFavicon } from './documents/show-favicon.ts'
import { showHealth } from './documents/show-health.ts'
import { showLlmsText } from './documents/show-llms-text.ts'
import { showRobotsText } from './documents/show-robots-text.ts'
import { showSecurityText } from './documents/show-security-text.ts'
import { protectedResourceSchema } from './protected-resource.ts'

/** Every document at an address of the icon service; what is not here does not exist. */
export const DOCUMENTS: readonly DocumentRoute[] = [
  showHealth,
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

/** The schemas of documents that the API's description names. */
export const DOCUMENT_NOUNS: ReadonlyMap<string, z.ZodType> = new Map([['ProtectedResource', protectedResourceSchema]])
