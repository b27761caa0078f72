import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { createParser } from 'eventsource-parser'

type Json = Readonly<Record<string, unknown>>

/** An OpenAPI document as tests ask it. Problems are sentences; none means that all is well. */
export interface ApiDescription {
  readonly document: Json
  readonly operations: readonly Operation[]
  operation(operationId: string): Operation
  /** What a noun of `components.schemas` has against a value. */
  problems(noun: string, value: unknown): string[]
}

export interface Operation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly requestExamples: readonly { readonly name: string; readonly value: unknown }[]
  requestProblems(body: unknown): string[]
  readonly answers: readonly DocumentedAnswer[]
}

export interface DocumentedAnswer {
  readonly status: number
  /** The error codes that it shows. */
  readonly codes: readonly string[]
  /** In lower case. */
  readonly headers: readonly { readonly name: string; readonly required: boolean; readonly schema: Json }[]
  readonly mediaTypes: readonly string[]
  readonly examples: readonly { readonly mediaType: string; readonly value: unknown }[]
  /** A body is a JSON value, or the whole text of a stream. */
  problems(mediaType: string, body: unknown): string[]
  headerProblems(headers: Headers): string[]
}

/** Reads the document strictly: a keyword that JSON Schema does not have is a failure, not a comment. */
export function apiDescription(document: Json): ApiDescription {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false })
  formats.default(ajv)
  // What OpenAPI adds to JSON Schema, and we to OpenAPI.
  for (const keyword of ['components', 'x-extensible-enum']) ajv.addKeyword(keyword)
  ajv.addSchema({ $id: 'api', components: document['components'] })
  const validator = schemaValidator(ajv)
  const operations = Object.entries(document['paths'] as Record<string, Json>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(path, method, operation as Json, validator)),
  )
  return {
    document,
    operations,
    operation: (operationId) => {
      const found = operations.find((one) => one.operationId === operationId)
      if (found === undefined) throw new Error(`no operation ${operationId}`)
      return found
    },
    problems: (noun, value) => problemsOf(validator({ $ref: `#/components/schemas/${noun}` }), value),
  }
}

type Validator = (schema: Json) => ValidateFunction

function schemaValidator(ajv: Ajv2020): Validator {
  const made = new Map<string, ValidateFunction>()
  return (schema) => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"api#/')
    const validate = made.get(text) ?? ajv.compile(JSON.parse(text) as Json)
    made.set(text, validate)
    return validate
  }
}

function problemsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return []
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? error.keyword}`)
}

function operationOf(path: string, method: string, operation: Json, validator: Validator): Operation {
  const request = contentOf(operation['requestBody'] as Json | undefined)['application/json']
  return {
    operationId: String(operation['operationId']),
    method: method.toUpperCase(),
    path,
    requestExamples: Object.entries(examplesOf(request)).map(([name, value]) => ({ name, value })),
    requestProblems: (body) => problemsOf(validator(request?.['schema'] as Json), body),
    answers: Object.entries(operation['responses'] as Record<string, Json>).map(([status, answer]) =>
      answerOf(Number(status), answer, validator),
    ),
  }
}

function answerOf(status: number, answer: Json, validator: Validator): DocumentedAnswer {
  const content = contentOf(answer)
  const examples = Object.entries(content).flatMap(([mediaType, media]) =>
    Object.values(examplesOf(media)).map((value) => ({ mediaType, value })),
  )
  const headers = Object.entries((answer['headers'] ?? {}) as Record<string, Json>).map(([name, header]) => ({
    name: name.toLowerCase(),
    required: header['required'] === true,
    schema: header['schema'] as Json,
  }))
  return {
    status,
    codes: examples.flatMap(({ value }) => {
      const { code } = value as { code?: string }
      return code === undefined ? [] : [code]
    }),
    headers,
    mediaTypes: Object.keys(content),
    examples,
    problems: (mediaType, body) => {
      const schema = content[mediaType]?.['schema'] as Json | undefined
      if (schema === undefined) return [`${mediaType} is not documented for ${status}`]
      return schema['contentSchema'] === undefined
        ? problemsOf(validator(schema), body)
        : streamProblems(validator(schema['contentSchema'] as Json), String(body))
    },
    headerProblems: (given) =>
      headers.flatMap(({ name, required, schema }) => {
        const value = given.get(name)
        if (value === null) return required ? [`${name} is missing`] : []
        return problemsOf(validator(schema), schema['type'] === 'integer' ? Number(value) : value)
      }),
  }
}

/** Each event on its own, and that they are numbered, named and ended as the description says. */
function streamProblems(validate: ValidateFunction, text: string): string[] {
  const problems: string[] = []
  const types: string[] = []
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      const value = JSON.parse(data) as { type: string; sequence: number }
      problems.push(...problemsOf(validate, value).map((problem) => `event ${id}: ${problem}`))
      if (value.type !== event) problems.push(`event ${id}: is named ${event}`)
      if (value.sequence !== types.length || String(value.sequence) !== id) problems.push(`event ${id}: wrong number`)
      types.push(value.type)
    },
    onError: (error) => problems.push(error.message),
  })
  parser.feed(text)
  const ends = types.filter((type) => type === 'draw.completed' || type === 'error')
  if (ends.length !== 1 || types.at(-1) !== ends[0]) problems.push(`ends: ${ends.join(', ')}`)
  return problems
}

function contentOf(holder: Json | undefined): Record<string, Json> {
  return (holder?.['content'] ?? {}) as Record<string, Json>
}

function examplesOf(media: Json | undefined): Record<string, unknown> {
  const examples = (media?.['examples'] ?? {}) as Record<string, { value: unknown }>
  return Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]))
}
