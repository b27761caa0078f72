import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { html } from '../../pages/html/html.ts'
import { listSets } from '../../own-icons/icon-sets.ts'
import type { Part } from '../../pages/html/html.ts'
import { keepPanel } from '../own-icons/keep-panel.ts'
import type { WebDeps } from '../web-deps.ts'
import type { WebRequest, WebRoute } from '../web-route.ts'
import { scriptTags } from '../page-files/scripts.ts'
import { cutBench } from '../workbench/cut-bench.ts'
import { trayPanel } from '../workbench/tray-panel.ts'

/** The icons that this browser keeps, all at one cut. The service knows nothing of them, unless somebody keeps them with an account. */
export const showTray: WebRoute = {
  method: 'GET',
  path: '/tray',
  summary: 'Show the icons that the browser keeps.',
  access: 'anyone',
  isOpenWithoutSession: true,
  body: 'none',
  handle: async (deps, request) => ({
    kind: 'page',
    title: 'Tray',
    isForAll: request.session === null,
    html: html`${scriptTags('tray.js')}\n<h1>Tray <span class="badge tray-count">0</span></h1>
<p class="lead">The icons that you put aside in this browser, all at one cut. They stay here: nothing of them is sent unless you keep them with your account.</p>
<p class="notice warning without">The tray takes scripts, and this browser runs none. “Download SVG” beside each drawn icon works without.</p>
${cutBench(HOUSE_CUT)}${trayPanel(true)}${await accountPart(deps, request)}
<p><a href="/batch">Draw a whole list</a></p>`,
  }),
}

/** Where the tray can be kept, for whoever is signed in. The page is there also while nobody can be looked up. */
async function accountPart({ accounts, log }: WebDeps, { session, requestId }: WebRequest): Promise<Part> {
  if (accounts === null) return null
  if (session === null)
    return html`<p class="quiet"><a href="/sign-in?next=%2Ftray">Sign in</a> to keep icons with your account, in sets that can be shared.</p>\n`
  const sets = await listSets(accounts.database, session.account.id).catch((error: unknown) => {
    log.warn('sets-not-listed', { request_id: requestId, problem: String(error) })
    return []
  })
  return keepPanel(sets)
}
