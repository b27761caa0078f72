import type { DrawObject } from '../contract/draw-object.ts'
import type { DrawRequest } from '../contract/draw-request.ts'
import type { DrawnGlyph, GlyphList } from '../contract/glyph-object.ts'
import type { CutRequest } from '../contract/cut-schema.ts'
import type { ModelList, ModelObject } from '../contract/model-object.ts'
import { AnswerProblem } from './answer-problem.ts'
import { apiRefusalOf } from './api-problem.ts'
import { DRAW, DRAWN_GLYPH, GLYPHS, MODEL, MODELS } from './draw-shapes.ts'
import { readAnswer } from './fit-answer.ts'
import type { Shape } from './fit-answer.ts'
import { readEvents } from './read-events.ts'
import type { DrawProgress } from './read-events.ts'
import { send } from './send.ts'
import { baseOf, sendingOf, withSignal } from './sending.ts'
import type { CallOptions, SendingOptions } from './sending.ts'

export interface ClientOptions extends SendingOptions {
  /** Where the service is, such as `http://localhost:3000`. */
  readonly baseUrl: string
  /** Sent with draws; without it only models and glyphs can be read. */
  readonly key?: string
}

export interface DrawOptions extends CallOptions {
  /**
   * Makes the draw safe to repeat, after a network error too, and lets it run on when its caller leaves. `draw` makes one
   * of its own when none is given, unless `retries` is 0.
   */
  readonly idempotencyKey?: string
}

/** What is asked of a draw: whether it streams is said by the function that is called. */
export type DrawOrder = Omit<DrawRequest, 'stream'>

/** Which glyphs, and which page of them. */
export interface GlyphSearch {
  /** Words of what is looked for: the best come first. */
  readonly search?: string
  readonly category?: string
  /** The `next` of the page before. */
  readonly start?: number
  /** 1 to 200, the most of a page. */
  readonly limit?: number
}

/** Every function throws `ApiProblem` for a refusal, and `AnswerProblem` where no Burin API answered. */
export interface Client {
  draw(order: DrawOrder, options?: DrawOptions): Promise<DrawObject>
  /** Draws, and tells how it goes; `draw.completed` is the last event. A failure on the way is thrown. */
  stream(order: DrawOrder, options?: DrawOptions): AsyncGenerator<DrawProgress>
  /** Glyphs of the lexicon, searched or by name. No draw: it needs no key. */
  glyphs(search?: GlyphSearch, options?: CallOptions): Promise<GlyphList>
  /** One glyph, drawn at a cut; `chosen` are values of its parameters. No draw. */
  glyph(
    name: string,
    drawn?: { readonly cut?: CutRequest; readonly chosen?: Readonly<Record<string, string>> },
    options?: CallOptions,
  ): Promise<DrawnGlyph>
  models(options?: CallOptions): Promise<ModelList>
  model(id: string, options?: CallOptions): Promise<ModelObject>
}

/** A client of one service, for Node and browsers. Throws when `baseUrl` is no address. */
export function createClient(given: ClientOptions): Client {
  const { baseUrl, key } = given
  const origin = baseOf(baseUrl)
  const sending = { ...sendingOf(given), refusalOf: apiRefusalOf }
  const address = (path: string): string => `${origin}/api/v1/${path}`

  const read = async <T>(path: string, shape: NoInfer<Shape<T>>, { signal }: CallOptions): Promise<T> =>
    send({ address: address(path), isRepeatable: true, ...withSignal(signal) }, sending, (response) =>
      readAnswer(response, shape),
    )

  const post = async <T>(
    body: DrawRequest,
    options: DrawOptions,
    readAnswer: (response: Response) => Promise<T>,
  ): Promise<T> => {
    const { idempotencyKey } = options
    const headers = {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    }
    const isRepeatable = idempotencyKey !== undefined
    const init = { method: 'POST', headers, body: JSON.stringify(body), ...withSignal(options.signal) }
    return send({ address: address('icons'), isRepeatable, ...init }, sending, readAnswer)
  }

  return {
    draw: async (order, options = {}) =>
      post(
        { ...order, stream: false },
        // A draw under a key runs on when its caller leaves, so a stream gets none that was not asked for.
        sending.retries > 0 ? { idempotencyKey: sending.makeKey(), ...options } : options,
        (response) => readAnswer(response, DRAW),
      ),
    stream: async function* stream(order, options = {}) {
      const { body } = await post({ ...order, stream: true }, options, async (response) => response)
      if (body === null) throw new AnswerProblem(baseUrl, 'answered nothing')
      yield* readEvents(body)
    },
    glyphs: async (search = {}, options = {}) => read(`glyphs${queryOf({ ...search })}`, GLYPHS, options),
    glyph: async (name, { cut = {}, chosen = {} } = {}, options = {}) =>
      read(`glyphs/${encodeURIComponent(name)}${queryOf({ ...chosen, ...cut })}`, DRAWN_GLYPH, options),
    models: async (options = {}) => read('models', MODELS, options),
    model: async (id, options = {}) => read(`models/${encodeURIComponent(id)}`, MODEL, options),
  }
}

function queryOf(values: Readonly<Record<string, string | number | undefined>>): string {
  const said = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`
}
