import type { Cut } from '../../drawing/model/cut.ts'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import { putIntoSet } from '../../own-icons/icon-sets.ts'
import { keepIcons } from '../../own-icons/keep-icons.ts'
import type { NewIcon } from '../../own-icons/keep-icons.ts'
import { OWN_LIMITS } from '../../own-icons/limits.ts'
import { slugOf } from '../../own-icons/own-icon.ts'
import type { WebAnswer, WebRoute } from '../web-route.ts'
import type { DrawOwn } from './draw-own.ts'
import { ownerOf } from './own-icons-route.ts'
import { cutOfValue } from './read-cut.ts'

/** So many icons are drawn for one form: some tenths of a second. */
const MOST_AT_ONCE = 50

/** What the script of the tray sends: icons as JSON, each drawn once before it is kept. It answers with JSON. */
export const keepOwnIcons: WebRoute = {
  method: 'POST',
  path: '/account/icons',
  summary: 'Keeps icons with an account.',
  access: 'account',
  back: '/tray',
  body: 'form',
  handle: async (deps, request) => {
    const { accountId, needs } = ownerOf(deps, request)
    const sent = readIcons(request.form.get('icons') ?? '')
    if (sent === null) return json(400, { error: `Send 1 to ${MOST_AT_ONCE} icons as JSON.` })
    const { icons, refused } = await drawable(deps.drawOwn, sent)
    const { came, there, noRoom, ids } = await keepIcons(needs, { accountId, icons })
    const setId = request.form.get('set') ?? ''
    const inSet = /^set_[0-9A-Za-z]{24}$/.test(setId)
      ? await putIntoSet(needs, { accountId, setId, iconIds: ids })
      : null
    return json(200, { came, there, noRoom, refused, inSet })
  },
}

function json(status: number, body: object): WebAnswer {
  return { kind: 'data', status, mediaType: 'application/json; charset=utf-8', body: JSON.stringify(body) }
}

interface SentIcon {
  readonly name: string
  readonly program: string
  readonly prompt: string | null
  readonly cut: Cut
  /** Whether its author drew it as a draft. */
  readonly isDraft: boolean
}

/** Null for what is no list of icons. What is odd about one of them becomes usual: a page of ours sends no such. */
function readIcons(text: string): readonly SentIcon[] | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_AT_ONCE) return null
  const icons = value.map(readIcon)
  return icons.every((one) => one !== null) ? icons : null
}

function readIcon(value: unknown): SentIcon | null {
  if (typeof value !== 'object' || value === null) return null
  const { name, program, prompt, cut, isDraft } = value as Readonly<Record<string, unknown>>
  if (typeof name !== 'string' || typeof program !== 'string') return null
  const isPrompt = typeof prompt === 'string' && [...prompt].length <= OWN_LIMITS.promptCharacters
  return {
    name: slugOf(name) ?? 'icon',
    program,
    // The database refuses a text with the character 0.
    prompt: isPrompt ? prompt.replaceAll('\0', ' ') : null,
    cut: cutOfValue(cut) ?? HOUSE_CUT,
    isDraft: isDraft === true,
  }
}

/** Only what our engine draws is kept. `refused`: the names of the others. */
async function drawable(
  drawOwn: DrawOwn,
  sent: readonly SentIcon[],
): Promise<{ readonly icons: readonly NewIcon[]; readonly refused: readonly string[] }> {
  const isOdd = ({ program }: SentIcon): boolean =>
    program.includes('\0') || Buffer.byteLength(program) > OWN_LIMITS.programBytes
  const fine = sent.filter((one) => !isOdd(one))
  const judged = await drawOwn.judged(fine)
  const isDrawn = (_: SentIcon, at: number): boolean => (judged[at]?.svg ?? '') !== ''
  return {
    icons: fine.flatMap((icon, at) =>
      isDrawn(icon, at) ? [{ ...icon, isDraft: icon.isDraft || (judged[at]?.isDraft ?? true) }] : [],
    ),
    refused: [...sent.filter(isOdd), ...fine.filter((icon, at) => !isDrawn(icon, at))].map(({ name }) => name),
  }
}
