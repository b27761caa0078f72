import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { html } from '../../pages/html/html.ts'
import type { WebRoute } from '../web-route.ts'
import { cutBench, WORKBENCH_STYLE } from '../workbench/cut-bench.ts'
import { trayPanel } from '../workbench/tray-panel.ts'

/** The icons that this browser keeps, all at one cut. The service knows nothing of them. */
export const showTray: WebRoute = {
  method: 'GET',
  path: '/tray',
  summary: 'Show the icons that the browser keeps.',
  access: 'anyone',
  isOpenWithoutSession: true,
  body: 'none',
  handle: async () => ({
    kind: 'page',
    title: 'Tray',
    html: html`${WORKBENCH_STYLE}<script type="module" src="/tray.js"></script>
<h1>Tray <span class="badge tray-count">0</span></h1>
<p class="lead">The icons that you put aside in this browser, all at one cut. They stay here: nothing of them is sent.</p>
<p class="notice warning without">The tray takes scripts, and this browser runs none. “Download SVG” beside each drawn icon works without.</p>
${cutBench(HOUSE_CUT)}${trayPanel(true)}`,
  }),
}
