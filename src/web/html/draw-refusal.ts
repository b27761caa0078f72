import { escape } from '../../pages/html/escape.ts'

export interface DrawRefusal {
  readonly status: number
  readonly message: string
  /** Back to the form as it was filled in. */
  readonly comeBack: string
}

/** Why nothing was drawn, and what to do now. It takes the focus. */
export function drawRefusal({ status, message, comeBack }: DrawRefusal): string {
  const { title, action } = wayOut(status, comeBack)
  return `<div class="notice problem">
<h2 id="result" tabindex="-1" autofocus>${title}</h2>
<p>${escape(message)}</p>
${action}</div>\n`
}

function wayOut(status: number, comeBack: string): { readonly title: string; readonly action: string } {
  if (status === 401)
    return {
      title: 'Sign in to draw more',
      action: `<p><a class="button primary" href="/sign-in?next=${escape(encodeURIComponent(comeBack))}">Sign in</a></p>\n`,
    }
  if (status === 402)
    return {
      title: 'There are no credits left',
      action: '<p><a class="button primary" href="/account/billing">Get credits</a></p>\n',
    }
  if (status === 429) return { title: 'Not so fast', action: '' }
  if (status >= 500) return { title: 'Nothing was drawn this time', action: '<p>It cost nothing. Try again.</p>\n' }
  return { title: 'That cannot be drawn', action: '' }
}
