import { removeIcon } from '../../own-icons/change-icon.ts'
import { keepDrawnIcon } from '../../own-icons/keep-icons.ts'
import { OWN_LIMITS } from '../../own-icons/limits.ts'
import { showNumber } from '../html/show-number.ts'
import { notice } from '../html/notice.ts'
import type { WebRoute } from '../web-route.ts'
import { iconIn, noIconPage, ownerOf } from './own-icons-route.ts'
import { showIcon } from './show-own-icon.ts'

const FULL = `There is no room: an account keeps ${showNumber(OWN_LIMITS.icons)} icons, and ${OWN_LIMITS.storedBytes / 1024 ** 2} MiB of programs. Remove some first.`

/** What is done with one icon at a press. */
export const OWN_ICON_FORMS: readonly WebRoute[] = [
  {
    method: 'POST',
    path: '/account/icons/:id/keep',
    summary: 'Keeps an icon that was drawn.',
    access: 'account',
    back: '/account/icons/history',
    body: 'form',
    handle: async (deps, request) => {
      const { accountId, needs } = ownerOf(deps, request)
      const iconId = iconIn(request)
      const kept = await keepDrawnIcon(needs, { accountId, iconId })
      if (kept === 'unknown') return noIconPage()
      if (kept === 'no-room') return showIcon(deps, request, { news: notice('problem', FULL), status: 409 })
      return { kind: 'redirect', location: `/account/icons/${iconId}?saved` }
    },
  },
  {
    method: 'POST',
    path: '/account/icons/:id/remove',
    summary: 'Removes an icon from an account.',
    access: 'account',
    back: '/account/icons',
    body: 'form',
    handle: async (deps, request) => {
      const { accountId, needs } = ownerOf(deps, request)
      const isDone = await removeIcon(needs, { accountId, iconId: iconIn(request) })
      return isDone ? { kind: 'redirect', location: '/account/icons?removed' } : noIconPage()
    },
  },
]
