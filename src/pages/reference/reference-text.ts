import { headingSlug, markdownTable } from '../markdown/markdown-text.ts'
import type { ApiAnswer, ApiContent, ApiDocument, ApiOperation, ApiParameter } from './api-document.ts'
import { jsonText } from './json-text.ts'
import { schemaText, typeText } from './schema-text.ts'

/** Where the reference of the icon service comes from. */
export const ICONS_SOURCE: readonly string[] = [
  'This page is made from [`/openapi.json`](http://localhost:3000/openapi.json), an OpenAPI 3.1 document that the service',
  'makes from the schemas that check requests. The [guides](guides/start.md) explain the same with examples.',
]

/** Examples longer than this are shown by their beginning. */
const LONGEST_EXAMPLE = 3000

interface Named {
  /** `POST /api/v1/icons`. */
  readonly title: string
  readonly operation: ApiOperation
}

/**
 * The reference as Markdown: every operation, answer, header and schema of the OpenAPI document. docs/decisions/0010 says
 * why no renderer from elsewhere does this. `source`: where readers find that document, and what else there is; a paragraph of lines.
 */
export function referenceText(api: unknown, source: readonly string[]): string {
  const document = api as ApiDocument
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ title: `${method.toUpperCase()} ${path}`, operation })),
  )
  const tags = document.tags ?? []
  return [
    '# API reference',
    '',
    document.info.description ?? '',
    '',
    ...source,
    '',
    ...tags.flatMap(({ name, description = '' }) => {
      const own = operations.filter(({ operation }) => operation.tags?.includes(name))
      return [`## ${name}`, '', description, '', overview(own), '', ...own.map(operationText)]
    }),
    '## Headers',
    '',
    'What answers say beside their bodies.',
    '',
    headersTable(operations),
    '',
    '## Schemas',
    '',
    'What JSON bodies hold. Properties that are not listed are refused in requests; answers may have more of them, and values that are',
    'not listed, in later versions of v1: ignore what you do not know.',
    '',
    ...Object.entries(document.components.schemas).map(([name, schema]) => schemaText(name, schema)),
  ].join('\n')
}

function overview(operations: readonly Named[]): string {
  return markdownTable([
    ['operation', 'what', 'credential'],
    ...operations.map(({ title, operation }) => [
      `[\`${title}\`](#${headingSlug(title)})`,
      operation.summary ?? '',
      keyOf(operation),
    ]),
  ])
}

function keyOf({ security = [] }: ApiOperation): string {
  return security.some((one) => Object.keys(one).length > 0) ? 'yes' : 'no'
}

function operationText({ title, operation }: Named): string {
  const lines = [`### ${title}`, '', operation.description ?? operation.summary ?? '', '']
  const parameters = operation.parameters ?? []
  if (parameters.length > 0)
    lines.push(markdownTable([['parameter', 'in', 'type', 'meaning'], ...parameters.map(parameterRow)]), '')
  const { requestBody } = operation
  if (requestBody !== undefined)
    lines.push(
      `**Body:** ${bodyText(requestBody.content)}. ${requestBody.description ?? ''}`,
      '',
      ...examplesText(requestBody.content),
    )
  const answers = Object.entries(operation.responses)
  lines.push(markdownTable([['status', 'answer', 'body', 'headers'], ...answers.map(answerRow)]), '')
  const [, success] = answers.find(([status]) => status.startsWith('2')) ?? answers[0] ?? []
  if (success?.content !== undefined) lines.push(...examplesText(success.content))
  return lines.join('\n')
}

function parameterRow({ name, in: place, required = false, description = '', schema = {} }: ApiParameter): string[] {
  return [`\`${name}\``, place, `${typeText(schema)}${required ? '' : ' (optional)'}`, description]
}

function answerRow([status, { description, headers = {}, content }]: [string, ApiAnswer]): string[] {
  // Every answer has it, as the introduction says.
  const names = Object.keys(headers).filter((name) => name !== 'X-Request-ID')
  return [
    status,
    description,
    content === undefined ? '' : bodyText(content),
    names.map((name) => `\`${name}\``).join(', '),
  ]
}

/** Each header of an answer once. */
function headersTable(operations: readonly Named[]): string {
  const answers = operations.flatMap(({ operation }) => Object.values(operation.responses))
  const headers = new Map(answers.flatMap(({ headers = {} }) => Object.entries(headers)))
  const rows = [...headers].map(([name, { description = '', example }]) => [
    `\`${name}\``,
    example === undefined ? '' : `\`${typeof example === 'string' ? example : JSON.stringify(example)}\``,
    description,
  ])
  return markdownTable([['header', 'example', 'meaning'], ...rows])
}

function bodyText(content: ApiContent): string {
  return Object.entries(content)
    .map(([mediaType, { schema }]) => {
      const inner = schema?.contentSchema ?? schema
      const named = inner?.$ref === undefined ? '' : `${typeText(inner)} as `
      return `${named}\`${mediaType}\``
    })
    .join(', or ')
}

function examplesText(content: ApiContent): string[] {
  return Object.values(content).flatMap(({ examples = {} }) =>
    Object.values(examples).flatMap(({ summary = 'Example', value }) => {
      const text = typeof value === 'string' ? value.trimEnd() : jsonText(value)
      const shown = text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)} …` : text
      const language = typeof value === 'string' ? '' : 'json'
      return [`${summary.replace(/\.$/, '')}:`, '', `\`\`\`${language}`, shown, '```', '']
    }),
  )
}
