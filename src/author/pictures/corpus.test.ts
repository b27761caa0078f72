import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { parse } from '../../drawing/language/parse.ts'
import { HOUSE_CUT } from '../../drawing/model/cut.ts'
import type { Raster } from '../../drawing/model/raster.ts'
import { loadLexicon } from '../../lexicon/load.ts'
import { attempt } from '../../studio/attempt.ts'
import { createStudio } from '../../studio/draw.ts'
import { embeddedAuthor } from '../embedded/embedded-author.ts'
import { meaningLine } from '../embedded/meaning-line.ts'
import { createReadText } from '../embedded/read-brief.ts'
import type { Traced } from '../trace/traced.ts'
import { askedOf } from './asked-of.ts'
import type { Eyes } from './picture.ts'
import { withPictures } from './with-pictures.ts'

/**
 * What each request with pictures is read as, and what becomes of it at the house cut. A picture is named by what it shows: `clock`
 * is plainly our glyph, `~clock` the same drawn by somebody else, `nothing` shows nothing. With BURIN_CORPUS=write the lines are
 * written anew: look at every line that differs before you keep it.
 */
const CORPUS = join(import.meta.dirname, '../../../corpus/pictures-with-words.tsv')

const lexicon = loadLexicon()
const read = createReadText(lexicon)

/** Stand-ins: what a picture shows is its id. */
const eyes: Eyes = {
  variantsOf: ({ id }) => [tracedOf(id)],
  shows: () => false,
  recognise: ({ id }) => (lexicon.glyphs.has(id) ? { glyph: id, position: 'upright', twins: [] } : null),
}

function tracedOf(id: string): Traced {
  const known = lexicon.glyphs.get(id.replace(/^~/, ''))
  const program = known ?? parse('icon nothing').program
  const why = { rule: 'picture-unclear', severity: 'error', message: 'Nothing is in the picture.' } as const
  const findings = known === undefined ? [{ ...why, at: null, measured: null, limit: null, span: null }] : []
  return {
    program,
    said: `what shows a ${id.replace(/^~/, '')}`,
    confidence: 1,
    findings,
    stroke: 2,
    drawn: [],
    inner: () => program.inner,
  }
}

const studio = createStudio({ author: embeddedAuthor(lexicon, eyes), judge: attempt, revision: 'test' })

async function lineOf(pictures: string, words: string): Promise<string> {
  const ids = pictures.split(' ')
  const prompt = words === '' ? null : words
  const asked = askedOf(prompt, {
    lexicon: withPictures(
      lexicon,
      ids.map((id) => () => tracedOf(id).program),
    ),
    read,
    count: ids.length,
    known: () => (lexicon.glyphs.has(ids[0] ?? '') ? (ids[0] ?? '') : null),
  })
  const { parts, relation } = 'meaning' in asked ? meaningLine(asked.meaning) : { parts: '', relation: '' }
  const images = ids.map((id): Raster => ({
    id,
    width: 1,
    height: 1,
    pixels: new Uint8Array(4),
    source: { width: 1, height: 1 },
  }))
  const brief = { concept: null, prompt, images, cut: HOUSE_CUT, count: 1 } as const
  const [item] = (await studio.draw(brief)).items
  const said = (item?.findings ?? [])
    .filter(({ rule }) => /^(?:unmatched|generalised|known-glyph|picture-unclear)$/.test(rule))
    .map(({ severity, message }) => `${{ error: '!', warning: '?', info: '~' }[severity]}${message}`)
  return [pictures, words, asked.kind, parts, relation, said.join(' '), item?.status, item?.intent].join('\t')
}

describe('corpus of pictures with words', () => {
  const [head = '', ...lines] = readFileSync(CORPUS, 'utf8').trimEnd().split(/\r?\n/)

  it('is read and drawn as before', async () => {
    const actual: string[] = []
    for (const line of lines) {
      const [pictures = '', words = ''] = line.split('\t')
      actual.push(await lineOf(pictures, words))
    }
    if (process.env['BURIN_CORPUS'] === 'write') writeFileSync(CORPUS, `${[head, ...actual].join('\n')}\n`)
    assert.deepEqual(
      actual.filter((line, index) => line !== lines[index]),
      process.env['BURIN_CORPUS'] === 'write' ? actual.filter((line, index) => line !== lines[index]) : [],
    )
  })

  it('has sixty lines', () => {
    assert.ok(lines.length >= 60)
  })
})
