import { setImmediate as turn } from 'node:timers/promises'
import type { DrawMoment } from '../contract/draw-event.ts'
import { findingObject } from './finding-object.ts'
import type { DrawItemObject, DrawObject } from '../contract/draw-object.ts'
import { MODEL } from '../contract/limits.ts'
import type { DrawEvent, Drawn, DrawnItem } from '../studio/drawn.ts'
import { createUrgency } from '../platform/workers/urgency.ts'
import { priorityOf } from './caller.ts'
import type { Caller } from './caller.ts'
import type { ToldMoment } from './charge/told-moment.ts'
import { DrawRefused } from './draw-refused.ts'
import type { DrawDeps } from './draw-deps.ts'
import type { DrawOrder } from './draw-order.ts'
import { studioFor } from './studio-for.ts'

/** The circumstances of one draw. */
export interface DrawCircumstances {
  readonly id: string
  /** When the request came, in milliseconds since 1970. */
  readonly receivedAt: number
  /** Aborts when nobody wants the drawing any more. */
  readonly signal: AbortSignal | undefined
  readonly caller: Caller
}

/**
 * Draws an order in the studio and tells whoever listens every moment but the last: the whole Draw object, which it returns. Throws the
 * 502 when no attempt gave an icon, and what the studio throws.
 */
export async function drawIcons(
  deps: Pick<DrawDeps, 'studio' | 'liveStudio' | 'isEmbeddedOnly' | 'now'>,
  order: DrawOrder,
  circumstances: DrawCircumstances,
  tell: ((moment: ToldMoment) => void) | null,
): Promise<DrawObject> {
  const studio = await studioFor(circumstances.caller, deps)
  const { prompt, concept, images, cut, count } = order
  const createdAt = Math.floor(deps.now() / 1000)
  const drawObject = (slug: string, data: readonly DrawItemObject[], usage: Drawn['usage']): DrawObject => ({
    id: circumstances.id,
    object: 'icon.draw',
    created: createdAt,
    model: MODEL.id,
    revision: studio.revision,
    concept: slug,
    prompt,
    images: images.length,
    cut,
    data,
    usage: usage && usageObject(usage),
    took_ms: Math.max(0, Math.round(deps.now() - circumstances.receivedAt)),
  })
  const brief = { concept, prompt, images, cut, count }
  const urgency = createUrgency(priorityOf(circumstances.caller))
  const begin = (watch?: (event: DrawEvent) => void): Promise<Drawn> =>
    studio.draw(brief, watch, circumstances.signal, urgency)
  const created = (): DrawMoment => ({ type: 'draw.created', draw: drawObject(studio.concept(brief), [], null) })
  const drawn = await (tell === null ? begin() : toldFromAdmission(created(), begin, tell))
  const items = drawn.items.filter(isDrawn)
  if (items.length === 0) throw new DrawRefused('model_error', 'No attempt gave an icon. Try again with other words.')
  return drawObject(drawn.concept, items.map(itemObject), drawn.usage)
}

/**
 * Tells that a draw is admitted as soon as it is, before its author has said anything. A studio that has no room says so
 * at once: that is no draw yet.
 */
async function toldFromAdmission(
  created: DrawMoment,
  begin: (watch: (event: DrawEvent) => void) => Promise<Drawn>,
  tell: (moment: ToldMoment) => void,
): Promise<Drawn> {
  const early: ToldMoment[] = [created]
  let pass = (moment: ToldMoment): void => void early.push(moment)
  const drawing = begin(momentsOf((moment) => pass(moment)))
  await Promise.race([drawing, turn()])
  early.forEach(tell)
  pass = tell
  return drawing
}

/** Turns what happens in the studio into moments of the API. */
function momentsOf(tell: (moment: ToldMoment) => void): (event: DrawEvent) => void {
  // Items that could not be drawn are left out of the answer, so the place in the answer is what counts.
  let index = 0
  let lastIntent = ''
  return (event) => {
    if (event.kind === 'intent') {
      if (event.intent !== lastIntent) tell({ type: 'item.intent', index, intent: event.intent })
      lastIntent = event.intent
    } else if (event.kind === 'program') {
      const { attempt, isGrowing } = event
      for (const delta of linesOf(event.delta))
        tell({ type: 'item.program.delta', index, attempt, delta, ...(isGrowing === true ? { isGrowing } : {}) })
    } else if (event.kind === 'preview') {
      const { attempt, svg } = event
      if (svg !== '') tell({ type: 'item.preview', index, attempt, svg, findings: event.findings.map(findingObject) })
    } else if (isDrawn(event.item)) {
      tell({ type: 'item.completed', index, item: itemObject(event.item, index) })
      index += 1
      lastIntent = ''
    }
  }
}

/** The moments that led to a draw that is finished already. */
export function momentsOfFinished(draw: DrawObject): DrawMoment[] {
  return [
    { type: 'draw.created', draw: { ...draw, data: [] } },
    ...draw.data.flatMap((item): DrawMoment[] => [
      { type: 'item.intent', index: item.index, intent: item.intent },
      { type: 'item.program.delta', index: item.index, attempt: item.attempts, delta: item.program },
      {
        type: 'item.preview',
        index: item.index,
        attempt: item.attempts,
        svg: item.svg,
        findings: item.findings,
      },
      { type: 'item.completed', index: item.index, item },
    ]),
    { type: 'draw.completed', draw },
  ]
}

/** A program is told as it is written: statement by statement, one line each. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

function usageObject({
  inputTokens,
  outputTokens,
  reasoningTokens,
  totalTokens,
}: NonNullable<Drawn['usage']>): DrawObject['usage'] {
  return {
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    reasoning_tokens: reasoningTokens,
    total_tokens: totalTokens,
  }
}

/** An item of which no attempt could be drawn has an empty picture: nothing to hand out. */
function isDrawn(item: DrawnItem): boolean {
  return item.svg !== ''
}

/** Spelt out field by field, so that nothing internal (a finding's span) slips into the answer. */
function itemObject(item: DrawnItem, index: number): DrawItemObject {
  return {
    index,
    svg: item.svg,
    mime_type: 'image/svg+xml',
    status: item.status,
    attempts: item.attempts,
    intent: item.intent,
    program: item.program,
    findings: item.findings.map(findingObject),
  }
}
