/**
 * Writes `src/studio/prepared.bin`: what comes of each glyph, alone, and of each letter, at every cut, so that a draw of one need only be
 * looked up.
 *
 *   node scripts/run.mjs scripts/write-prepared.ts
 *
 * Takes some minutes. To be run before a release: with an engine that has changed since, the table is not used, and of a glyph that has
 * changed nothing is found in it.
 */
import { writeFileSync } from 'node:fs'
import { letterTile } from '../src/author/embedded/compose/letter-tile.ts'
import { draftOf } from '../src/author/embedded/compose/sketch.ts'
import { embeddedAuthor } from '../src/author/embedded/embedded-author.ts'
import type { Draft } from '../src/author/author.ts'
import { allCuts, HOUSE_CUT } from '../src/drawing/model/cut.ts'
import { loadLexicon } from '../src/lexicon/load.ts'
import { attempt } from '../src/studio/attempt.ts'
import { engineOf, packPrepared, PREPARED_FILE, type PreparedProgram } from '../src/studio/prepared.ts'

const lexicon = loadLexicon()
const author = embeddedAuthor(lexicon)

/** How somebody asks for a glyph, and for each of its states. */
function requestsFor(name: string): string[] {
  const words = name.replaceAll('-', ' ')
  const states = (lexicon.glyphs.get(name)?.parameters ?? []).flatMap(({ values }) =>
    values.kind === 'choice' ? values.of.map((value) => value.replaceAll('-', ' ')) : [],
  )
  return [words, ...states.map((state) => `${words} ${state}`), ...states.map((state) => `${state} ${words}`)]
}

/** What is shown where nothing in a request is known: its letter, or a question mark. */
function tiles(): Draft[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789', '']
  return letters.flatMap((letter) =>
    (['square', 'circle'] as const).map((frame) => draftOf(letterTile(letter, frame), [])),
  )
}

/** The programs that show a glyph and nothing else, each once, and those of letters. */
function programs(): string[] {
  const drafts = lexicon
    .names()
    .flatMap(requestsFor)
    .flatMap((prompt): Draft[] => {
      const { value } = author.propose({ concept: null, prompt, images: [], cut: HOUSE_CUT, count: 1 }, 0).next()
      return value?.idea === 'glyph' ? [value] : []
    })
  return [...new Set([...drafts, ...tiles()].map(({ program }) => program))]
}

function prepared(program: string): PreparedProgram[] {
  const draft: Draft = { program, intent: '', findings: [], idea: 'glyph' }
  const drawings = allCuts().map((cut) => attempt(draft, cut))
  // What `vanished` finds names the icon, which the table leaves open.
  return drawings.some(({ svg, findings }) => svg === '' || findings.some(({ rule }) => rule === 'vanished'))
    ? []
    : [{ program, drawings: drawings.map(({ svg, findings }) => ({ svg, findings })) }]
}

const made = programs().flatMap(prepared)
const file = packPrepared(made, engineOf())
writeFileSync(PREPARED_FILE, file)
console.log(`${made.length} programs at ${allCuts().length} cuts, ${Math.round(file.length / 1024)} KB`)
