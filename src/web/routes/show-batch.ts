import { readBalance } from '../../accounts/credits/read-balance.ts'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { html } from '../../pages/html/html.ts'
import type { Part } from '../../pages/html/html.ts'
import { showCount } from '../html/show-number.ts'
import { visitorCookie } from '../visitor-cookie.ts'
import type { WebDeps } from '../web-deps.ts'
import type { WebRequest, WebRoute } from '../web-route.ts'
import { batchPanel } from '../workbench/batch-panel.ts'
import { scriptTags } from '../page-files/scripts.ts'
import { cutBench } from '../workbench/cut-bench.ts'

/** A list of needs, drawn one after the other by the draw route. The sheet is the browser's: the service keeps no list. */
export const showBatch: WebRoute = {
  method: 'GET',
  path: '/batch',
  summary: 'Show the page that draws a list.',
  access: 'anyone',
  isOpenWithoutSession: true,
  body: 'none',
  handle: async (deps, request) => ({
    kind: 'page',
    title: 'Batch',
    isForAll: request.session === null,
    html: html`${scriptTags('batch.js')}\n<h1>Batch</h1>
<p class="lead">Write down what you need, and get a sheet of icons of one family. It stays in this browser; each line is sent to be drawn.</p>
<p class="notice warning without">Drawing a list on a page takes scripts, and this browser runs none. <code>burin draw --from list.txt --out icons</code> draws the same list into a folder: <a href="/docs/command-line#icons">how to get the command</a>. <a href="/">One icon at a time</a> needs no scripts.</p>
${cutBench(HOUSE_CUT)}${batchPanel({ price: await price(deps, request), pays: deps.hasCredits && request.session !== null })}`,
    cookies: visitorCookie(deps, request),
  }),
}

async function price({ accounts, hasCredits, now }: WebDeps, { session }: WebRequest): Promise<Part> {
  if (accounts === null)
    return html`Drawing on this page needs accounts, and this service runs without them: <a href="/docs/command-line#icons">the command</a> draws lists.`
  if (session === null)
    return html`One draw is free without an account. To draw the whole list, <a href="/sign-in?next=%2Fbatch">sign in</a> with your e-mail address; the sheet waits here.`
  if (!hasCredits) return 'Draws are free here.'
  const { available, usage } = await readBalance(accounts.database, session.account.id, new Date(now()))
  const billed = usage?.isOn === true ? ' What goes beyond them is billed by the month.' : ''
  return `You have ${showCount(available, 'credit')}.${billed}`
}
