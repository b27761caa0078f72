import { LIMITS } from '../../contract/limits.ts'
import { ERRORS } from '../../contract/error-object.ts'
import type { ErrorCode } from '../../contract/error-object.ts'
import { FINISHES, HOUSE_CUT, RADII, SIZES, STROKES } from '../../drawing/model/cut.ts'
import type { PageFacts } from '../page.ts'
import { markdownTable } from './markdown-table.ts'

/** What documents write where the address of the service goes, and a key. */
const WRITTEN_URL = 'http://localhost:3000'
const WRITTEN_KEY = 'svc_test_0123456789ABCDEFGHIJKLMNOPQRSTUV'

/** Tables that are made from the code; a document asks for one by a fence `table` with its name. */
const TABLES: Readonly<Record<string, () => string>> = { cut: cutTable, limits: limitsTable, errors: errorsTable }

/** A document as readers of this deployment need it: its address, a key that works, and tables that the code knows. */
export function fillIn(text: string, needs: Pick<PageFacts, 'baseUrl' | 'exampleKey'>): string {
  return text
    .replaceAll(WRITTEN_URL, needs.baseUrl)
    .replaceAll(WRITTEN_KEY, needs.exampleKey)
    .replace(/^```table\n(.+)\n```$/gm, (_, name: string) => {
      const table = TABLES[name]
      if (table === undefined)
        throw new Error(`there is no table "${name}"; there are ${Object.keys(TABLES).join(', ')}`)
      return table()
    })
}

function cutTable(): string {
  const row = (name: keyof typeof HOUSE_CUT, values: readonly unknown[], unit: string): string[] => [
    `\`${name}\``,
    values.map((value) => `\`${String(value)}\``).join(', '),
    unit,
    `\`${String(HOUSE_CUT[name])}\``,
  ]
  return markdownTable([
    ['property', 'values', 'unit', 'default'],
    row('size', SIZES, 'px'),
    row('stroke', STROKES, 'px'),
    row('radius', RADII, 'units of the 24 grid'),
    row('finish', FINISHES, ''),
  ])
}

function limitsTable(): string {
  const mib = (bytes: number): string => `${bytes / 1024 / 1024} MiB`
  return markdownTable([
    ['what', 'limit'],
    ['whole body', mib(LIMITS.bodyBytes)],
    ['`prompt`', `1 to ${LIMITS.promptCharacters} characters (Unicode code points)`],
    ['`concept`', `1 to ${LIMITS.conceptCharacters} characters: \`a-z\`, \`0-9\`, single hyphens between words`],
    ['`images`', `at most ${LIMITS.images}`],
    [
      'one image',
      `at most ${mib(LIMITS.imageBytes)} decoded, ${LIMITS.imageSidePixels} × ${LIMITS.imageSidePixels} pixels`,
    ],
    ['`n`', `1 to ${LIMITS.n}`],
  ])
}

function errorsTable(): string {
  const codes = Object.entries(ERRORS) as [ErrorCode, (typeof ERRORS)[ErrorCode]][]
  return markdownTable([
    ['status', '`code`', 'what to do'],
    ...codes.map(([code, { status, advice }]) => [String(status), `\`${code}\``, advice]),
  ])
}
