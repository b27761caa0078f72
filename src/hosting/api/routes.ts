import type { HostingRoute } from './api-deps.ts'
import { addDomain } from './routes/add-domain.ts'
import { createDeployment } from './routes/create-deployment.ts'
import { createProject } from './routes/create-project.ts'
import { createToken } from './routes/create-token.ts'
import { deleteDeployment } from './routes/delete-deployment.ts'
import { deleteProject } from './routes/delete-project.ts'
import { finalizeDeployment } from './routes/finalize-deployment.ts'
import { getDeployment } from './routes/get-deployment.ts'
import { getProjectBySlug } from './routes/get-project-by-slug.ts'
import { getProject } from './routes/get-project.ts'
import { listDeployments } from './routes/list-deployments.ts'
import { listDomains } from './routes/list-domains.ts'
import { listRequests } from './routes/list-requests.ts'
import { listProjects } from './routes/list-projects.ts'
import { listTokens } from './routes/list-tokens.ts'
import { promoteDeployment } from './routes/promote-deployment.ts'
import { reportSite } from './routes/report-site.ts'
import { revokeToken } from './routes/revoke-token.ts'
import { removeDomain } from './routes/remove-domain.ts'
import { showDocs, showStyle } from './routes/show-docs.ts'
import { showHealth } from './routes/show-health.ts'
import { showAccount } from './routes/show-account.ts'
import { showLimits } from './routes/show-limits.ts'
import { showOpenapi } from './routes/show-openapi.ts'
import { showTraffic } from './routes/show-traffic.ts'
import { showResource } from './routes/show-resource.ts'
import { showVerification } from './routes/show-verification.ts'
import { updateProject } from './routes/update-project.ts'
import { uploadBatch } from './routes/upload-batch.ts'
import { verifyDomain } from './routes/verify-domain.ts'

/** Every route of the hosting API, in the order of its reference. */
export const HOSTING_ROUTES: readonly HostingRoute[] = [
  listProjects,
  createProject,
  getProject,
  getProjectBySlug,
  updateProject,
  deleteProject,
  showTraffic,
  listRequests,
  listDeployments,
  createDeployment,
  getDeployment,
  deleteDeployment,
  uploadBatch,
  finalizeDeployment,
  promoteDeployment,
  listDomains,
  addDomain,
  removeDomain,
  showVerification,
  verifyDomain,
  showAccount,
  showLimits,
  listTokens,
  createToken,
  revokeToken,
  reportSite,
  showHealth,
  showResource,
  showOpenapi,
  showDocs,
  showStyle,
]
