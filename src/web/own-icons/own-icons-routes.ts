import type { WebRoute } from '../web-route.ts'
import { changeOwnIcon } from './change-own-icon.ts'
import { createIconSet } from './create-icon-set.ts'
import { giveSetIcons } from './give-set-icons.ts'
import { HISTORY_FORMS } from './history-forms.ts'
import { ICON_SET_FORMS } from './icon-set-forms.ts'
import { keepOwnIcons } from './keep-own-icons.ts'
import { OWN_ICON_FORMS } from './own-icon-forms.ts'
import { showIconSet } from './show-icon-set.ts'
import { showOwnHistory } from './show-own-history.ts'
import { showOwnIcon } from './show-own-icon.ts'
import { showOwnIcons } from './show-own-icons.ts'
import { showSharedSet } from './show-shared-set.ts'

/** The pages and forms of icons that accounts keep. */
export const OWN_ICON_ROUTES: readonly WebRoute[] = [
  showOwnIcons,
  keepOwnIcons,
  showOwnHistory,
  ...HISTORY_FORMS,
  showOwnIcon,
  changeOwnIcon,
  ...OWN_ICON_FORMS,
  createIconSet,
  showIconSet,
  giveSetIcons,
  ...ICON_SET_FORMS,
  showSharedSet,
]
