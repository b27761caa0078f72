import type { AnyRoute } from '../api/route.ts'
import type { Caller } from './credentials.ts'
import type { Needs } from './needs.ts'
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
export const ROUTES: readonly AnyRoute<Needs, Caller>[] = [
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
