/** Writes what is made from the code, so that it cannot tell another story than the code does: pages of docs/, the API's examples and types, and the
 * script that finds the ink in a picture for the draw form. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { rulesReference } from '../src/drawing/checker/reference.ts'
import { languageReference } from '../src/drawing/language/reference.ts'
import { describeService } from '../src/main/describe-service.ts'
import { readDrawExamples } from '../src/icons/openapi/examples.ts'
import { ICONS_SOURCE, referenceText } from '../src/pages/reference/reference-text.ts'
import { BROWSER_SCRIPTS, buildBrowserScript } from './build-browser-scripts.ts'
import { described } from '../tests/openapi/described.ts'
import { drawExamples } from '../tests/openapi/draw-examples.ts'

const root = join(import.meta.dirname, '..')

/** File in docs/ → its text. */
const pages: ReadonlyMap<string, () => string> = new Map([
  ['api.md', () => referenceText(describeService()('http://localhost:3000'), ICONS_SOURCE)],
  ['language.md', languageReference],
  ['rules.md', rulesReference],
])

// First the examples: api.md shows them.
await writeExamples('src/icons/openapi/examples.json')
for (const [name, text] of pages) {
  writeFileSync(join(root, 'docs', name), text())
  console.log(`docs/${name}`)
}
for (const script of BROWSER_SCRIPTS) {
  writeFileSync(join(root, script.file), await buildBrowserScript(script))
  console.log(script.file)
}
writeTypes('tests/openapi/schema.d.ts')

/** A new revision alone is no new example: most changes of the code do not change how these are drawn. */
async function writeExamples(file: string): Promise<void> {
  const kept = readDrawExamples()
  const again = await drawExamples(kept.draw.revision)
  if (!isDeepStrictEqual(again, kept))
    writeFileSync(join(root, file), `${JSON.stringify(await drawExamples(), null, 2)}\n`)
  console.log(file)
}

/** Types of the API as a stranger's tool makes them. The tool wants another TypeScript than ours, so npx fetches both. */
function writeTypes(file: string): void {
  const { text, firstLine } = described()
  if (readFileSync(join(root, file), 'utf8').startsWith(`${firstLine}\n`)) return console.log(file)
  const folder = mkdtempSync(join(tmpdir(), 'burin-docs-'))
  const source = join(folder, 'openapi.json')
  writeFileSync(source, text)
  const tool = ['--yes', '-p', 'openapi-typescript@7.13.0', '-p', 'typescript@5.9.3', 'openapi-typescript']
  const made = spawnSync('npx', [...tool, source, '--default-non-nullable=false'], { encoding: 'utf8', cwd: folder })
  rmSync(folder, { recursive: true })
  if (made.status === 0) {
    writeFileSync(join(root, file), `${firstLine}\n${made.stdout}`)
    return console.log(file)
  }
  console.error(`${file} is not written: npx could not fetch or run openapi-typescript.\n${made.stderr ?? ''}`)
  process.exitCode = 1
}
