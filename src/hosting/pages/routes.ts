import type { ProjectRoute } from './project-route.ts'
import { addDomain } from './routes/add-domain.ts'
import { createProject } from './routes/create-project.ts'
import { deleteDeployment } from './routes/delete-deployment.ts'
import { deleteProject } from './routes/delete-project.ts'
import { promoteDeployment } from './routes/promote-deployment.ts'
import { showProjectTraffic } from './routes/show-project-traffic.ts'
import { removeDomain } from './routes/remove-domain.ts'
import { showProjectDomains } from './routes/show-project-domains.ts'
import { showProjectSettings } from './routes/show-project-settings.ts'
import { showProject } from './routes/show-project.ts'
import { showProjects } from './routes/show-projects.ts'
import { updateProject } from './routes/update-project.ts'
import { verifyDomain } from './routes/verify-domain.ts'

/** Every page and form about projects; what is not here does not exist. */
export const PROJECT_ROUTES: readonly ProjectRoute[] = [
  showProjects,
  createProject,
  showProject,
  promoteDeployment,
  deleteDeployment,
  showProjectDomains,
  addDomain,
  verifyDomain,
  removeDomain,
  showProjectTraffic,
  showProjectSettings,
  updateProject,
  deleteProject,
]
