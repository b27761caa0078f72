/**
 * What is drawn from the pictures of the corpus, as hashes: the same picture and request are the same bytes in every process and on
 * every processor, and this is how one knows on another. Where tracing was changed on purpose, `BURIN_CORPUS=write npm test --
 * tests/traced.test.ts` writes them anew: look at the drawings before you keep them.
 */
import { equal } from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { cutName, HOUSE_CUT } from '../src/drawing/model/cut.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import { loadStudio } from '../src/main/load-studio.ts'
import { sharpDecoder } from '../src/pictures/sharp-decoder.ts'

const CORPUS = join(import.meta.dirname, '../corpus')
const RECORD = join(CORPUS, 'traced.tsv')
const HEAD = 'picture\tcut\tstatus\tintent\tSHA-256 of program and SVG'
const CUTS: readonly Cut[] = [HOUSE_CUT, { ...HOUSE_CUT, size: 16, stroke: 1.5, finish: 'filled' }]

test('the same pictures are drawn as the same bytes, in whichever process and on whichever processor', async () => {
  const [studio, decoder] = [await loadStudio(), sharpDecoder()]
  const lines = [HEAD]
  for (const name of readdirSync(join(CORPUS, 'pictures')).sort()) {
    const bytes = readFileSync(join(CORPUS, 'pictures', name))
    const images = [await decoder.decode(bytes, await decoder.measure(bytes))]
    for (const cut of CUTS) {
      const [item] = (await studio.draw({ prompt: null, concept: null, images, cut, count: 1 })).items
      const hash = createHash('sha256').update(`${item?.program}\n${item?.svg}`).digest('hex')
      lines.push([name, cutName(cut), item?.status, item?.intent, hash].join('\t'))
    }
  }
  const found = `${lines.join('\n')}\n`
  if (process.env['BURIN_CORPUS'] === 'write') writeFileSync(RECORD, found)
  equal(found, readFileSync(RECORD, 'utf8'))
})
