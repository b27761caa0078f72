import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'

export interface DrawRefusal {
  readonly status: number
  readonly message: string
  /** Back to the form as it was filled in. */
  readonly comeBack: string
}

/** Why nothing was drawn, and what to do now. It takes the focus, and is read out with it. */
export function drawRefusal({ status, message, comeBack }: DrawRefusal): Html {
  const { title, action } = wayOut(status, comeBack)
  return html`<div class="notice problem">
<h2 id="result" tabindex="-1" autofocus aria-describedby="not-drawn">${title}</h2>
<p id="not-drawn">${withoutAddress(message)}</p>
${action}</div>\n`
}

/** The button beside it leads to where programs are told to go. */
function withoutAddress(message: string): string {
  return message.replace(/ at https?:\/\/\S+\/sign-in\b/, '')
}

function wayOut(status: number, comeBack: string): { readonly title: string; readonly action: Html | null } {
  if (status === 401)
    return {
      title: 'Sign in to draw more',
      action: html`<p><a class="button primary" href="/sign-in?next=${encodeURIComponent(comeBack)}">Sign in</a></p>\n`,
    }
  if (status === 402)
    return {
      title: 'There are no credits left',
      action: html`<p><a class="button primary" href="/account/billing">Get credits</a></p>\n`,
    }
  if (status === 429) return { title: 'Not so fast', action: null }
  if (status >= 500) return { title: 'Nothing was drawn this time', action: html`<p>It cost nothing. Try again.</p>\n` }
  return { title: 'That cannot be drawn', action: null }
}
