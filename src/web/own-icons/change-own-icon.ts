import { changeIcon } from '../../own-icons/change-icon.ts'
import { findIcon } from '../../own-icons/find-icons.ts'
import { slugOf } from '../../own-icons/own-icon.ts'
import { notice } from '../html/notice.ts'
import type { WebRoute } from '../web-route.ts'
import { judgeIcons } from './judge-icons.ts'
import { iconIn, noIconPage, ownerOf } from './own-icons-route.ts'
import { readCut } from './read-cut.ts'
import { showIcon } from './show-own-icon.ts'

/** Nobody has more sets; what else is sent is no id. */
const SET_ID = /^set_[0-9A-Za-z]{24}$/

export const changeOwnIcon: WebRoute = {
  method: 'POST',
  path: '/account/icons/:id',
  summary: 'Gives an icon of an account another name, cut and sets.',
  access: 'account',
  back: '/account/icons',
  body: 'form',
  handle: async (deps, request) => {
    const { accountId, needs } = ownerOf(deps, request)
    const iconId = iconIn(request)
    const icon = await findIcon(needs.database, { accountId, iconId })
    if (icon === null) return noIconPage()
    const typed = request.form.get('name') ?? ''
    const name = slugOf(typed)
    if (name === null) {
      const problem = 'A name needs a letter from a to z or a digit.'
      return showIcon(deps, request, { news: null, status: 400, typed: { name: typed.slice(0, 64), problem } })
    }
    const cut = readCut(request.form, icon.cut)
    const [judged] = await judgeIcons(deps.drawOwn, [icon], cut)
    const sets = request.form.getAll('set').filter((id) => SET_ID.test(id))
    const isDraft = judged?.isDraft ?? true
    const changed = await changeIcon(needs, { accountId, iconId, name, cut, isDraft, sets })
    if (changed === null) return noIconPage()
    if (changed.fullSets.length === 0) return { kind: 'redirect', location: `/account/icons/${iconId}?saved` }
    const full = `Saved, but ${changed.fullSets.map((one) => `“${one}”`).join(', ')} had no room for it.`
    return showIcon(deps, request, { news: notice('warning', full), status: 409 })
  },
}
