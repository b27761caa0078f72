import { html } from '../../../pages/html/html.ts'
import type { Html } from '../../../pages/html/html.ts'

/** Where the command looks for the API when nothing else is said. */
const USUAL_API = 'http://localhost:3001'

/** How somebody with nothing yet gets a folder to an address. `slug`: of a project that is there already; null for any. */
export function firstDeployment(slug: string | null, apiUrl: string): Html {
  const commands = [
    `npx burin login${apiUrl === USUAL_API ? '' : ` --api ${apiUrl}`}`,
    `npx burin deploy ./site${slug === null ? '' : ` --project ${slug}`}`,
  ]
  return html`<div class="card">
<h2>Deploy a folder</h2>
<p>Two commands, in a terminal; <code>./site</code> is the folder with your <code>index.html</code>.</p>
<pre tabindex="0"><code id="first-deployment">${commands.join('\n')}</code></pre>
<p><button type="button" class="small" data-copy="first-deployment" hidden>Copy</button></p>
<p class="quiet">The first signs this computer in, the second prints the address. <a href="/docs/hosting">Hosting a site</a> explains both, and how a program deploys without them.</p>
</div>`
}
