/** Writes the pages of docs/ that are made from the code, so that they cannot tell another story than it does. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesReference } from '../src/drawing/checker/reference.ts'
import { languageReference } from '../src/drawing/language/reference.ts'

/** File in docs/ → its text. */
const pages: ReadonlyMap<string, () => string> = new Map([
  ['language.md', languageReference],
  ['rules.md', rulesReference],
])

for (const [name, text] of pages) {
  writeFileSync(join(import.meta.dirname, '../docs', name), text())
  console.log(`docs/${name}`)
}
