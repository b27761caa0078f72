import { equal, ok } from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { transformSync } from 'esbuild'
import { smallCss } from './small-css.ts'

const SRC = join(import.meta.dirname, '../..')

describe('smallCss', () => {
  for (const [given, small] of [
    ['/* why; so { } */\na,\nb > c {\n  color: red;\n}\n', 'a,b > c{color:red;}'],
    ['a { margin: calc(1px + 2px) -1px }', 'a{margin:calc(1px + 2px) -1px}'],
    [`a::before { content: ' :  {"' }`, `a::before{content:' :  {"'}`],
    ['a :hover { b: c }', 'a :hover{b:c}'],
    ['a /* between */ b { c: d /* after */; }', 'a b{c:d;}'],
  ] as const)
    it(`makes ${JSON.stringify(given)} small`, () => equal(smallCss(given), small))

  for (const file of globSync('**/*.css', { cwd: SRC }))
    it(`keeps what ${file} means, and nothing for people`, () => {
      const sheet = readFileSync(join(SRC, file), 'utf8')
      // What custom properties hold, it leaves as it was written.
      const meaning = (text: string): string =>
        transformSync(text, { loader: 'css', minify: true }).code.replaceAll(/(--[\w-]+:|,) /g, '$1')
      equal(meaning(smallCss(sheet)), meaning(sheet))
      ok(smallCss(sheet).length < 1.06 * meaning(sheet).length)
    })
})
