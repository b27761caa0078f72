import { readBalance } from '../../accounts/credits/read-balance.ts'
import { LIMITS } from '../../contract/limits.ts'
import { DRAW_CHOICES, drawQuery, drawRequest, drawToken, readDrawForm } from '../draw-form.ts'
import type { DrawFormValues } from '../draw-form.ts'
import { drawCost, drawnIcons, drawnName } from '../html/drawn-icons.ts'
import { drawRefusal } from '../html/draw-refusal.ts'
import { showDrawPage } from '../show-draw-page.ts'
import { drawForForm } from '../draw-for-form.ts'
import type { FormDraw } from '../draw-for-form.ts'
import type { DrawPage } from '../show-draw-page.ts'
import type { WebDeps } from '../web-deps.ts'
import type { WebRequest, WebRoute } from '../web-route.ts'
import { randomText } from '../../platform/random-text.ts'

type Refused = Extract<FormDraw, { kind: 'refused' }>

/** Draws what the form of the front page asks for; the answer is that page with the drawing in it. */
export const drawFromFrontPage: WebRoute = {
  method: 'POST',
  path: '/',
  summary: 'Draw what the form of the front page asks for.',
  access: 'anyone',
  back: '/',
  body: 'form-with-files',
  handle: async (deps, request) => {
    const values = readDrawForm(request.form)
    if (deps.accounts === null) return showDrawPage(deps, request, { values, above: null, status: 404 })
    const pictures = request.files.filter(({ field }) => field === 'images')
    const problem = promptProblem(values.prompt.trim(), pictures.length > 0)
    if (problem !== null)
      return showDrawPage(deps, request, wrongField(values, { field: 'prompt', message: problem }, 400))
    const sent = request.form.get('formToken') ?? ''
    const formToken = /^[0-9A-Za-z]{24}$/.test(sent) ? sent : randomText(deps.random, 24)
    const wanted = drawRequest(values, pictures)
    const keys = { formToken: drawToken(formToken, wanted), watched: watchedKey(request.form) }
    const result = await drawForForm(deps, request, wanted, keys)
    if (result.kind === 'refused') return showDrawPage(deps, request, refusedPage(values, result, formToken))
    const { draw } = result
    return showDrawPage(deps, request, {
      values,
      above: drawnIcons(draw, `${drawCost(draw, request.session !== null)} ${await whatIsLeft(deps, request)}`),
      title: drawnName(draw),
    })
  },
}

/** The key of a draw that was watched in the page, whose answer is wanted now. */
function watchedKey(form: URLSearchParams): string | null {
  const key = form.get('drawKey') ?? ''
  return /^[0-9A-Za-z]{24}$/.test(key) ? key : null
}

/** What somebody can draw after this. */
async function whatIsLeft({ accounts, hasCredits, now }: WebDeps, { session }: WebRequest): Promise<string> {
  if (session === null)
    return 'To draw more, sign in; other cuts, edits and all that is at Icons stay free without an account.'
  if (!hasCredits || accounts === null) return ''
  const { available } = await readBalance(accounts.database, session.account.id, new Date(now()))
  return `You have ${available === 1n ? '1 credit' : `${available} credits`} left.`
}

/** What the service would say too, in the words of a page. */
function promptProblem(prompt: string, hasPictures: boolean): string | null {
  if (prompt === '') return hasPictures ? null : 'Say in a few words what should be drawn, or choose a picture.'
  const length = [...prompt].length
  return length > LIMITS.promptCharacters
    ? `These are ${length} characters. Use at most ${LIMITS.promptCharacters}: a few words are enough for an icon.`
    : null
}

function refusedPage(values: DrawFormValues, refused: Refused, formToken: string): DrawPage {
  const { status, message, param, retryAfter } = refused
  const field = param === 'prompt' ? param : DRAW_CHOICES.find((choice) => choice.param === param)?.name
  if (field !== undefined) return wrongField(values, { field, message }, status)
  if (param?.startsWith('images') === true)
    return wrongField(values, { field: 'images', message: pictureProblem(message) }, status)
  return {
    values,
    above: drawRefusal({ status, message, comeBack: `/${drawQuery(values)}` }),
    title: 'Not drawn',
    status,
    retryAfter,
    // Sent again, it is still the same draw: one that goes on meanwhile is then the answer.
    formToken,
  }
}

/** What the service says of `images[0].base64`, in the words of a page. */
function pictureProblem(message: string): string {
  const [, place, rest] = /^`images\[(\d)\]\.\w+` (.*)$/s.exec(message) ?? []
  return place === undefined
    ? `At most ${LIMITS.images} pictures can be sent.`
    : `Picture ${Number(place) + 1} ${rest ?? ''}`
}

function wrongField(values: DrawFormValues, problem: NonNullable<DrawPage['problem']>, status: number): DrawPage {
  return { values, above: null, title: 'Not drawn', status, problem }
}
