import { createHash } from 'node:crypto'
import type { ImageRequest } from '../contract/draw-request.ts'
import { FINISHES, HOUSE_CUT, RADII, SIZES, STROKES } from '../drawing/model/cut.ts'
import { pictureType } from '../pictures/picture-type.ts'
import type { FormFile } from './read-form-body.ts'

/** A question of the draw form that is answered by choosing. */
export interface DrawChoice {
  readonly name: 'size' | 'stroke' | 'radius' | 'finish' | 'ideas'
  readonly label: string
  readonly values: readonly string[]
  readonly initial: string
  /** What the service calls it in a refusal. */
  readonly param: string
}

/** The choices of the draw form, in its order. */
export const DRAW_CHOICES: readonly DrawChoice[] = [
  {
    name: 'size',
    label: 'Size in px',
    values: SIZES.map(String),
    initial: String(HOUSE_CUT.size),
    param: 'cut.size',
  },
  {
    name: 'stroke',
    label: 'Stroke in px',
    values: STROKES.map(String),
    initial: String(HOUSE_CUT.stroke),
    param: 'cut.stroke',
  },
  {
    name: 'radius',
    label: 'Radius',
    values: RADII.map(String),
    initial: String(HOUSE_CUT.radius),
    param: 'cut.radius',
  },
  { name: 'finish', label: 'Finish', values: FINISHES, initial: HOUSE_CUT.finish, param: 'cut.finish' },
  { name: 'ideas', label: 'Ideas', values: ['1', '2'], initial: '1', param: 'n' },
]

/** What stands in the draw form: the prompt as it was typed, and of each choice the value that was sent. */
export type DrawFormValues = Readonly<Record<DrawChoice['name'] | 'prompt', string>>

/** What a form or an address says; where it says nothing, what the form begins with. */
export function readDrawForm(sent: URLSearchParams): DrawFormValues {
  const choices = DRAW_CHOICES.map(({ name, initial }) => [name, sent.get(name) ?? initial])
  return { ...Object.fromEntries(choices), prompt: sent.get('prompt') ?? '' } as DrawFormValues
}

/** The same, with its pictures, as the body of a draw, for the service to check. */
export function drawRequest(
  { prompt, size, stroke, radius, finish, ideas }: DrawFormValues,
  pictures: readonly FormFile[],
): unknown {
  return {
    ...(prompt.trim() === '' ? {} : { prompt: prompt.trim() }),
    images: pictures.map(({ bytes }) => imageRequest(bytes)),
    cut: { size: Number(size), stroke: Number(stroke), radius: Number(radius), finish },
    n: Number(ideas),
  }
}

/** A browser knows the type of a file by its name alone: the bytes tell. Those of no picture are refused for what they are. */
function imageRequest(bytes: Uint8Array): ImageRequest {
  return { base64: bytes.toBase64(), mime: pictureType(bytes) ?? 'image/png' }
}

/** The values as a query, for a link that comes back to the form. What the form begins with is left out. */
export function drawQuery(values: DrawFormValues): string {
  const query = new URLSearchParams()
  if (values.prompt.trim() !== '') query.set('prompt', values.prompt.trim())
  for (const { name, initial } of DRAW_CHOICES) if (values[name] !== initial) query.set(name, values[name])
  return query.size === 0 ? '' : `?${query.toString()}`
}

/**
 * What a draw of a form is known by: sent again, it is the same draw. A form that the back button brought back, and that
 * asks for something else now, is another.
 */
export function drawToken(formToken: string, request: unknown): string {
  return createHash('sha256')
    .update(`${formToken} ${JSON.stringify(request)}`)
    .digest('base64url')
}
