import type { OwnIcon } from '../../own-icons/own-icon.ts'
import type { OwnIconsDeps } from '../../own-icons/own-icons-deps.ts'
import { problemPage } from '../html/problem-page.ts'
import { signedIn } from '../signed-in.ts'
import type { PageDeps } from '../web-deps.ts'
import type { WebAnswer, WebRequest } from '../web-route.ts'

/** Who asks, and what changing something of theirs takes. */
export interface Owner {
  readonly accountId: string
  readonly needs: OwnIconsDeps
}

/** Throws when the route let somebody in who is not signed in. */
export function ownerOf(deps: PageDeps, request: WebRequest): Owner {
  const { accounts, session } = signedIn(deps, request)
  const { now, random } = deps
  return { accountId: session.account.id, needs: { database: accounts.database, now, random } }
}

type Asked = Pick<WebRequest, 'parameters'>

/** The id of the icon that the path names; '' for what cannot be one: the database refuses some texts. */
export function iconIn({ parameters: { id = '' } }: Asked): string {
  return /^ico_[0-9A-Za-z]{24}$/.test(id) ? id : ''
}

/** The same of a set. */
export function setIn({ parameters: { id = '' } }: Asked): string {
  return /^set_[0-9A-Za-z]{24}$/.test(id) ? id : ''
}

/** Another account's icon is told as none. */
export function noIconPage(): WebAnswer {
  return problemPage(404, 'There is no such icon', 'This account has no icon of that address. Nothing was changed.')
}

export function noSetPage(): WebAnswer {
  return problemPage(404, 'There is no such set', 'This account has no set of that address. Nothing was changed.')
}

/** One page of a list, the newest first; `older` leads to the next, null when this is the last. */
export interface IconsPage {
  readonly icons: readonly OwnIcon[]
  readonly older: string | null
  readonly isFirst: boolean
}

export const ICONS_A_PAGE = 60

/** Reads one page of a list, as its query asks for it: `?before=` when and as which number the last one of the page before came. */
export async function iconsPage(
  { query }: Pick<WebRequest, 'query'>,
  at: 'keptAt' | 'drawnAt',
  read: (asked: {
    readonly before: { readonly at: Date; readonly number: bigint } | null
    readonly limit: number
  }) => Promise<readonly OwnIcon[]>,
): Promise<IconsPage> {
  const [, time, number] = /^(\d{1,14})-(\d{1,18})$/.exec(query.get('before') ?? '') ?? []
  const before = time === undefined ? null : { at: new Date(Number(time)), number: BigInt(number ?? 0) }
  // One more than fits tells whether there is another page.
  const found = await read({ before, limit: ICONS_A_PAGE + 1 })
  const icons = found.slice(0, ICONS_A_PAGE)
  const last = icons.at(-1)
  const older = found.length > ICONS_A_PAGE && last !== undefined ? `${last[at]?.getTime() ?? 0}-${last.number}` : null
  return { icons, older, isFirst: before === null }
}
