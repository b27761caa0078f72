import type { DrawStreamEvent } from '../contract/draw-event.ts'
import type { DrawItemObject, DrawObject, FindingObject } from '../contract/draw-object.ts'
import type { ErrorBody } from '../contract/error-object.ts'
import type { DrawnGlyph, GlyphList } from '../contract/glyph-object.ts'
import type { ModelList, ModelObject } from '../contract/model-object.ts'
import type { Shape } from './fit-answer.ts'

/** What each answer of the icon service has to be. */

const orNoNumber = { orNull: 'number' } as const
const cut = { has: { size: 'number', stroke: 'number', radius: 'number', finish: 'text' } } as const

const FINDING: Shape<FindingObject> = {
  has: {
    rule: 'text',
    severity: 'text',
    message: 'text',
    at: { orNull: { has: { x: 'number', y: 'number' } } },
    measured: orNoNumber,
    limit: orNoNumber,
  },
}

const ITEM: Shape<DrawItemObject> = {
  has: {
    index: 'number',
    svg: 'text',
    mime_type: 'text',
    status: 'text',
    attempts: 'number',
    intent: 'text',
    program: 'text',
    findings: { each: FINDING },
  },
}

export const DRAW: Shape<DrawObject> = {
  has: {
    id: 'text',
    object: 'text',
    created: 'number',
    model: 'text',
    revision: 'text',
    concept: 'text',
    prompt: { orNull: 'text' },
    images: 'number',
    cut,
    data: { each: ITEM },
    usage: {
      orNull: {
        has: { input_tokens: 'number', output_tokens: 'number', reasoning_tokens: 'number', total_tokens: 'number' },
      },
    },
    credits: { orNone: 'number' },
    took_ms: 'number',
  },
}

export const MODEL: Shape<ModelObject> = {
  has: {
    id: 'text',
    object: 'text',
    created: 'number',
    owned_by: 'text',
    name: 'text',
    revision: 'text',
    status: 'text',
    cut: {
      has: {
        size: { each: 'number' },
        stroke: { each: 'number' },
        radius: { each: 'number' },
        finish: { each: 'text' },
        default: cut,
      },
    },
    limits: {
      has: {
        prompt_characters: 'number',
        images: 'number',
        image_bytes: 'number',
        image_pixels: 'number',
        n: 'number',
      },
    },
    languages: { each: 'text' },
  },
}

export const MODELS: Shape<ModelList> = { has: { object: 'text', data: { each: MODEL } } }

const glyph = {
  object: 'text',
  name: 'text',
  category: 'text',
  words: { each: 'text' },
  parameters: { each: { has: { name: 'text', values: { each: 'text' }, default: 'text' } } },
  revision: 'text',
} as const

export const GLYPHS: Shape<GlyphList> = {
  has: { object: 'text', data: { each: { has: glyph } }, total: 'number', next: orNoNumber, perhaps: { each: 'text' } },
}

export const DRAWN_GLYPH: Shape<DrawnGlyph> = {
  has: {
    ...glyph,
    arguments: { has: {} },
    cut,
    svg: 'text',
    program: 'text',
    status: 'text',
    findings: { each: FINDING },
  },
}

export const ERROR: Shape<ErrorBody> = {
  has: {
    status: 'number',
    code: 'text',
    message: 'text',
    request_id: 'text',
    param: { orNone: 'text' },
    retry_after: { orNone: 'number' },
  },
}

type Named<Type> = Extract<DrawStreamEvent, { readonly type: Type }>

const event = { type: 'text', sequence: 'number' } as const

/** Every event that there is a type for. */
export const EVENTS: { readonly [Type in DrawStreamEvent['type']]: Shape<Named<Type>> } = {
  'draw.created': { has: { ...event, draw: DRAW } },
  'item.intent': { has: { ...event, index: 'number', intent: 'text' } },
  'item.program.delta': { has: { ...event, index: 'number', attempt: 'number', delta: 'text' } },
  'item.preview': {
    has: { ...event, index: 'number', attempt: 'number', svg: { orNone: 'text' }, findings: { each: FINDING } },
  },
  'item.completed': { has: { ...event, index: 'number', item: ITEM } },
  'draw.completed': { has: { ...event, draw: DRAW } },
  error: { has: { ...event, error: ERROR } },
}
