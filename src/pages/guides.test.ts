/** What guides say in tables, the code knows: a table that differs is to be replaced by the one that the failure shows. */
import { ok } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { drawEventSchema } from '../contract/draw-event.ts'
import { ERRORS } from '../contract/error-object.ts'
import { LIMITS } from '../contract/limits.ts'
import { FINISHES, HOUSE_CUT, RADII, SIZES, STROKES } from '../drawing/model/cut.ts'
import { readConfig } from '../config/read-config.ts'
import { markdownTable } from './markdown/markdown-text.ts'
import { REPOSITORY } from './repository.ts'

const mib = (bytes: number): string => `${bytes / 1024 / 1024} MiB`
const code = (value: unknown): string => `\`${String(value)}\``

function guide(name: string): string {
  return readFileSync(join(REPOSITORY, 'docs/guides', `${name}.md`), 'utf8')
}

function shows(name: string, rows: readonly (readonly string[])[]): void {
  const table = markdownTable(rows)
  ok(guide(name).includes(table), `docs/guides/${name}.md lacks this table:\n${table}`)
}

describe('the guides agree with the code', () => {
  it('on the cuts', () => {
    const row = (name: keyof typeof HOUSE_CUT, values: readonly unknown[], unit: string): string[] => [
      code(name),
      values.map(code).join(', '),
      unit,
      code(HOUSE_CUT[name]),
    ]
    shows('cuts', [
      ['property', 'values', 'unit', 'default'],
      row('size', SIZES, 'px'),
      row('stroke', STROKES, 'px'),
      row('radius', RADII, 'units of the 24 grid'),
      row('finish', FINISHES, ''),
    ])
  })

  it('on the limits of a request', () => {
    const side = LIMITS.imageSidePixels
    shows('limits', [
      ['what', 'limit'],
      ['whole body', mib(LIMITS.bodyBytes)],
      ['`prompt`', `1 to ${LIMITS.promptCharacters} characters (Unicode code points)`],
      ['`concept`', `1 to ${LIMITS.conceptCharacters} characters: \`a-z\`, \`0-9\`, single hyphens between words`],
      ['`images`', `at most ${LIMITS.images}`],
      ['one image', `at most ${mib(LIMITS.imageBytes)} decoded, ${side} × ${side} pixels`],
      ['`n`', `1 or ${LIMITS.n}`],
    ])
  })

  it('on the usual quotas', () => {
    const { config } = readConfig({})
    const text = guide('limits')
    ok(text.includes(`each sandbox key | ${config?.limits.sandboxPerMinute} in 60 seconds`))
    ok(text.includes(`each network address | ${config?.limits.wrongKeysPerMinute} in 60 seconds`))
    ok(text.includes(`whatever sandbox keys it uses | ${config?.limits.sandboxPerNetwork} in 60 seconds`))
  })

  it('on the errors', () => {
    const rows = Object.entries(ERRORS).map(([name, { status, advice }]) => [String(status), code(name), advice])
    shows('errors', [['status', '`code`', 'what to do'], ...rows])
  })

  it('on how a shell goes on with the next line', () => {
    const names = readdirSync(join(REPOSITORY, 'docs/guides'))
    ok(names.length > 5)
    for (const name of names) ok(!/\\{2}$/m.test(readFileSync(join(REPOSITORY, 'docs/guides', name), 'utf8')), name)
  })

  it('on the events of a stream', () => {
    const { options } = drawEventSchema as unknown as { options: { shape: { type: { value: string } } }[] }
    ok(options.length > 5)
    for (const { shape } of options) ok(guide('streaming').includes(`| \`${shape.type.value}\` |`), shape.type.value)
  })
})
