import { html } from '../../pages/html/html.ts'
import type { WebRoute } from '../web-route.ts'

export const showDeleted: WebRoute = {
  method: 'GET',
  path: '/account/deleted',
  summary: 'Says that an account is deleted.',
  access: 'anyone',
  body: 'none',
  handle: async () => ({
    kind: 'page',
    title: 'Your account is deleted',
    html: html`<h1>Your account is deleted</h1>
<p class="lead">Your address, your sessions and your keys are gone, and this browser is signed out.</p>
<p>You are welcome to come back: with the same address, you begin anew.</p>
<p><a class="button" href="/">Front page</a></p>\n`,
  }),
}
