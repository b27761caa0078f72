import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { ApiError } from '../src/api/api-error.ts'
import type { OwnCode } from '../src/api/api-error.ts'
import type { Admit } from '../src/api/admit.ts'
import { answerOnce } from '../src/api/answer-once.ts'
import type { AppSettings } from '../src/api/app-settings.ts'
import { createApp } from '../src/api/create-app.ts'
import type { Dialect } from '../src/api/dialect.ts'
import { jsonInput } from '../src/api/route.ts'
import { listPage, pageQuery } from '../src/api/list-page.ts'
import type { PageQuery } from '../src/api/list-page.ts'
import { createDescribeApi } from '../src/api/openapi/document.ts'
import type { ApiDescription } from '../src/api/openapi/api-description.ts'
import type { AnyRoute, Route, StreamedBody } from '../src/api/route.ts'
import { routesService } from '../src/api/routes-service.ts'
import type { AnswerStore } from '../src/platform/answers/answer-store.ts'
import { memoryAnswerStore } from '../src/platform/answers/memory-answer-store.ts'
import { PATIENCE } from '../src/platform/http/guarded-server.ts'
import { createLimiter } from '../src/platform/limits/create-limiter.ts'
import { rateHeaders } from '../src/platform/limits/limiter.ts'
import { createLog } from '../src/platform/log.ts'

/** A small API of notes with a dialect of its own, which has every kind of route that the room `api` knows. */

export interface Reader {
  readonly name: string
}

export interface Note {
  readonly id: string
  readonly title: string
  readonly isSealed: boolean
}

export interface NotesDeps {
  readonly notes: Map<string, Note>
  readonly store: AnswerStore
  /** Hears of each chunk of an upload. */
  readonly heard: (bytes: number) => Promise<void>
  readonly baseUrl: () => string
}

const errorSchema = z
  .strictObject({
    error: z.string(),
    issues: z.array(z.strictObject({ path: z.string(), message: z.string(), code: z.string() })).optional(),
  })
  .describe('Every refusal.')
const noteSchema = z.strictObject({ id: z.string(), title: z.string(), isSealed: z.boolean() }).describe('A note.')
const draftSchema = z
  .strictObject({ title: z.string().min(1, 'is empty.').max(20, 'is too long.') })
  .describe('A draft.')
const changeSchema = draftSchema.partial()
const sealSchema = z.strictObject({ isSealed: z.boolean().default(true) })

const STATUSES: Readonly<Record<OwnCode | 'no_token' | 'too_often' | 'no_note' | 'conflict', number>> = {
  malformed: 400,
  invalid: 400,
  too_large: 413,
  no_room: 503,
  not_found: 404,
  method_not_allowed: 405,
  failed: 500,
  no_token: 401,
  too_often: 429,
  no_note: 404,
  conflict: 409,
}

class NoteMissing extends Error {}

export const notesDialect: Dialect = {
  answer({ code, message, details: { issues } }) {
    const status = STATUSES[code as keyof typeof STATUSES]
    return { status, body: { error: message, ...(issues === undefined ? {} : { issues }) } }
  },
  isExpected: () => false,
  translate: (error) => (error instanceof NoteMissing ? new ApiError('no_note', 'There is no such note.') : null),
}

const ADDRESSED = { description: 'The `id` of a note.', example: '1' }

function noteOf({ notes }: NotesDeps, id: string | undefined): Note {
  const note = notes.get(id ?? '')
  if (note === undefined) throw new NoteMissing('nobody wrote it')
  return note
}

const listNotes: Route<NotesDeps, Reader, null, PageQuery> = {
  method: 'GET',
  path: '/notes/',
  summary: 'List the notes.',
  auth: 'caller',
  input: null,
  query: pageQuery(100),
  output: z.array(noteSchema),
  errors: ['no_token', 'too_often'],
  caching: 'none',
  reference: { operationId: 'listNotes', tag: 'Notes', description: 'All.', success: 'A page.', isList: true },
  handle: async ({ notes, baseUrl }, { query, path }) => {
    const all = [...notes.values()]
    const from = query.cursor === null ? 0 : all.findIndex(({ id }) => id === query.cursor) + 1
    const rows = all.slice(from, from + query.limit + 1)
    return listPage(rows, query, { address: `${baseUrl()}${path}`, cursorOf: ({ id }) => id, show: (note) => note })
  },
}

const createNote: Route<NotesDeps, Reader, { title: string }> = {
  method: 'POST',
  path: '/notes/',
  summary: 'Write a note.',
  auth: 'caller',
  input: jsonInput(draftSchema, 1024),
  isIdempotent: true,
  output: noteSchema,
  errors: ['no_token', 'too_often', 'conflict'],
  caching: 'none',
  reference: { operationId: 'createNote', tag: 'Notes', description: 'One.', success: 'The note.', status: 201 },
  handle: async ({ notes, store }, { body, caller, idempotencyKey: key, path }) =>
    answerOnce(
      {
        store,
        owner: caller.name,
        key,
        asked: [path, body],
        codes: { running: 'too_often', otherRequest: 'conflict' },
      },
      async () => {
        const note: Note = { id: String(notes.size + 1), title: body.title, isSealed: false }
        notes.set(note.id, note)
        return { status: 201, body: note }
      },
    ),
}

const changeNote: Route<NotesDeps, Reader, { title?: string | undefined }> = {
  method: 'PATCH',
  path: '/notes/:note',
  summary: 'Change a note.',
  auth: 'caller',
  input: jsonInput(changeSchema, 1024),
  output: noteSchema,
  errors: ['no_token', 'too_often', 'no_note'],
  caching: 'none',
  handle: async (deps, { body, parameters }) => {
    const before = noteOf(deps, parameters['note'])
    const note = { ...before, title: body.title ?? before.title }
    deps.notes.set(note.id, note)
    return { body: note }
  },
}

const sealNote: Route<NotesDeps, Reader, { isSealed: boolean }> = {
  method: 'POST',
  path: '/notes/:note/seal',
  summary: 'Seal a note.',
  auth: 'caller',
  input: jsonInput(sealSchema, 1024, { isOptional: true }),
  output: noteSchema,
  errors: ['no_token', 'too_often', 'no_note'],
  caching: 'none',
  reference: {
    operationId: 'sealNote',
    tag: 'Notes',
    description: 'For good.',
    success: 'The note.',
    parameters: { note: ADDRESSED },
  },
  handle: async (deps, { body, parameters }) => ({ body: { ...noteOf(deps, parameters['note']), ...body } }),
}

const deleteNote: Route<NotesDeps, Reader> = {
  method: 'DELETE',
  path: '/notes/:note',
  summary: 'Delete a note.',
  auth: 'caller',
  input: null,
  output: null,
  errors: ['no_token', 'too_often', 'no_note'],
  caching: 'none',
  reference: {
    operationId: 'deleteNote',
    tag: 'Notes',
    description: 'For good.',
    success: 'It is gone.',
    status: 204,
    parameters: { note: ADDRESSED },
  },
  handle: async (deps, { parameters }) => {
    deps.notes.delete(noteOf(deps, parameters['note']).id)
    return { status: 204, body: null }
  },
}

const putScan: Route<NotesDeps, Reader, StreamedBody> = {
  method: 'PUT',
  path: '/notes/:note/scan',
  summary: 'Send a scan.',
  auth: 'caller',
  input: { kind: 'stream', mediaTypes: ['application/octet-stream', 'image/png'], limitBytes: 1024 * 1024 },
  output: z.strictObject({ bytes: z.int() }),
  errors: ['no_token', 'too_often', 'too_large'],
  caching: 'none',
  reference: {
    operationId: 'putScan',
    tag: 'Notes',
    description: 'As it is.',
    success: 'How much came.',
    parameters: { note: ADDRESSED },
  },
  handle: async (deps, { body, parameters }) => {
    noteOf(deps, parameters['note'])
    let bytes = 0
    for await (const chunk of body.chunks) {
      bytes += chunk.length
      await deps.heard(bytes)
    }
    return { body: { bytes } }
  },
}

const showHealth: Route<NotesDeps> = {
  method: 'GET',
  path: '/health',
  summary: 'Say that it works.',
  auth: 'none',
  input: null,
  output: z.strictObject({ ok: z.literal(true) }),
  errors: [],
  caching: 'revalidate',
  reference: { operationId: 'showHealth', tag: 'Notes', description: 'Always.', success: 'It works.' },
  handle: async () => ({ body: { ok: true } }),
}

export const NOTE_ROUTES: readonly AnyRoute<NotesDeps, Reader>[] = [
  listNotes,
  createNote,
  changeNote,
  sealNote,
  deleteNote,
  putScan,
  showHealth,
]

/** What the API says of itself. */
export const notesDescription = (): ApiDescription => ({
  info: { title: 'Notes', version: '1.0.0' },
  docsPath: '/docs',
  tags: [{ name: 'Notes', description: 'What was written.' }],
  sent: new Map([['Draft', draftSchema]]),
  answered: new Map<string, z.ZodType>([
    ['Note', noteSchema],
    ['Error', errorSchema],
  ]),
  securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  security: [{ token: [] }],
  errors: {
    schema: errorSchema,
    always: ['malformed', 'failed'],
    describe: (code) => ({
      status: STATUSES[code as keyof typeof STATUSES],
      title: code,
      advice: 'Read it.',
      example: { error: 'A sentence.' },
      saysRetryAfter: code === 'too_often',
    }),
  },
  repeated: 'note',
  examplesOf: () => ({ requests: {}, answers: {}, otherAnswers: {} }),
})

export const describeNotes = createDescribeApi(NOTE_ROUTES, notesDescription)

export interface NotesApi extends AsyncDisposable {
  readonly baseUrl: string
  readonly port: number
  readonly notes: Map<string, Note>
  readonly log: readonly string[]
  /** Asks with a good token unless told otherwise. */
  ask(
    method: string,
    path: string,
    init?: { body?: RequestInit['body']; headers?: Record<string, string> },
  ): Promise<Response>
}

/** Whoever has a token is a reader, and may ask a hundred times in a minute. */
const admitReader =
  (limiter = createLimiter(null)): Admit<Reader> =>
  async ({ authorization }, say) => {
    const [, name] = /^Bearer (\w+)$/.exec(authorization[0] ?? '') ?? []
    if (name === undefined)
      throw new ApiError('no_token', 'Send a token.', { headers: { 'www-authenticate': 'Bearer' } })
    const spent = await limiter.spend({ name: 'reader', quota: 100, windowSeconds: 60 }, name)
    say(rateHeaders(spent))
    if (!spent.allowed) throw new ApiError('too_often', 'Not so fast.', { retryAfter: spent.resetSeconds })
    return { name }
  }

/** Runs it on a free port of this machine. */
export async function runNotesApi(
  heard: NotesDeps['heard'] = async () => undefined,
  settings: Partial<AppSettings> = {},
): Promise<NotesApi> {
  const log: string[] = []
  const notes = new Map<string, Note>()
  let requests = 0
  let baseUrl = ''
  const store = memoryAnswerStore({ now: Date.now, mostBytes: 1024 * 1024 })
  const deps: NotesDeps = { notes, store, heard, baseUrl: () => baseUrl }
  const app = createApp({
    services: [routesService(NOTE_ROUTES, deps, admitReader())],
    dialect: notesDialect,
    showRefusal: null,
    overview: { prefix: '/notes', more: 'that is all.' },
    baseUrl: () => baseUrl,
    isForAnyOrigin: () => true,
    versions: [],
    ignoresTrailingSlash: true,
    now: Date.now,
    makeRequestId: () => `req_${(requests += 1)}`,
    log: createLog('info', Date.now, (line) => log.push(line)),
    observe: () => undefined,
    trustedProxies: 0,
    takeTurn: async () => undefined,
    pace: { refused: async () => undefined, readers: async () => undefined },
    patience: PATIENCE,
    connectionsOfNetwork: 0,
    bodyRoomBytes: 1024 * 1024,
    closingMs: 1000,
    ...settings,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  baseUrl = `http://127.0.0.1:${port}`
  return {
    baseUrl,
    port,
    notes,
    log,
    ask: async (method, path, { body, headers = {} } = {}) =>
      fetch(`${baseUrl}${path}`, {
        method,
        headers: { authorization: 'Bearer anna', ...headers },
        ...(body === undefined ? {} : { body, duplex: 'half' }),
      }),
    [Symbol.asyncDispose]: () => app.close(),
  }
}
