import { html } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'
import { field } from '../../../web/html/field.ts'
import type { WebAnswer } from '../../../web/web-route.ts'
import type { Project } from '../../projects/project.ts'
import type { Problems } from '../check-form.ts'
import { projectPath } from '../project-route.ts'
import type { ProjectPageDeps } from '../project-route.ts'
import { projectPage } from './project-page.ts'

/** What the form that changes a project says; what is empty is cleared. */
export interface ProjectForm {
  readonly name: string
  readonly description: string
  readonly deploymentName: string
}

export interface SettingsPage {
  readonly project: Project
  readonly news: Html | null
  /** What was typed and not taken, and why not. */
  readonly typed?: { readonly form: ProjectForm; readonly problems: Problems }
  /** What was typed to confirm the deletion, and why it does not. */
  readonly confirm?: { readonly value: string; readonly problem: string }
  /** 200 when left out. */
  readonly status?: number
}

type Deps = Pick<ProjectPageDeps, 'hasCredits' | 'hasProjects' | 'siteUrl'>

/** What a project is called, and its end. */
export function settingsPage(deps: Deps, { project, news, typed, confirm, status = 200 }: SettingsPage): WebAnswer {
  const { name, description, deploymentName } = project
  const form = typed?.form ?? { name, description: description ?? '', deploymentName: deploymentName ?? '' }
  const problem = (of: keyof ProjectForm): string | null => typed?.problems[of] ?? null
  return projectPage(deps, {
    project,
    tab: 'settings',
    news,
    status,
    html: html`<section aria-labelledby="names">
<h2 id="names">Names</h2>
<form class="form" method="post" action="${projectPath(project, '/settings')}">
${field({ name: 'name', label: 'Name', value: form.name, problem: problem('name'), attributes: html`maxlength="100" required autocomplete="off"` })}
${field({ name: 'description', label: 'Description', value: form.description, problem: problem('description'), attributes: html`maxlength="500" autocomplete="off"` })}
${field({ name: 'deploymentName', label: 'Name of the live deployment', hint: 'In place of its label, such as “Spring sale”. Empty: the label.', value: form.deploymentName, problem: problem('deploymentName'), attributes: html`maxlength="63" autocomplete="off"` })}
<div class="actions"><button class="primary">Save</button></div>
</form>
<p class="quiet">The name in the address, <span class="mono">${project.slug}</span>, never changes: links lead to it. For another one, make another project.</p>
</section>
<section aria-labelledby="delete">
<h2 id="delete">Delete the project</h2>
<p>Its site is gone at once, with all deployments, and cannot be brought back. Nobody else gets its address for 90 days; you can use it again.</p>
<details${confirm === undefined ? '' : ' open'}><summary>Delete this project…</summary>
<form class="form card danger" method="post" action="${projectPath(project, '/delete')}">
${field({
  name: 'confirm',
  label: `Type ${project.slug} to confirm`,
  value: confirm?.value ?? '',
  problem: confirm?.problem ?? null,
  attributes: html`required autocomplete="off" autocapitalize="none" spellcheck="false"`,
})}
<div class="actions"><button class="primary danger">Delete ${project.slug}</button></div>
</form>
</details>
</section>`,
  })
}
