import type { WebAnswer } from '../web-route.ts'
import { signInPage } from './sign-in-page.ts'

/** Says that a link is of no use any more, and offers another mail. */
export function oldLinkPage(): WebAnswer {
  return signInPage({
    next: null,
    status: 410,
    notice: {
      title: 'A new link is needed',
      text: 'This one is too old, or was used: each works once, for ten minutes. Have another mail sent.',
    },
  })
}
