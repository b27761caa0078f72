import type { Draft } from '../author/author.ts'
import { letterTile } from '../author/embedded/compose/letter-tile.ts'
import { draftOf } from '../author/embedded/compose/sketch.ts'
import { embeddedAuthor } from '../author/embedded/embedded-author.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'

/** The programs that show a glyph and nothing else, in each of its states, and those of letters: what is worth drawing ahead. */
export function programsToPrepare(lexicon: Lexicon): string[] {
  const author = embeddedAuthor(lexicon)
  const drafts = lexicon
    .names()
    .flatMap((name) => requestsFor(name, lexicon))
    .flatMap((prompt): Draft[] => {
      const { value } = author.propose({ concept: null, prompt, images: [], cut: HOUSE_CUT, count: 1 }, 0).next()
      return value?.idea === 'glyph' ? [value] : []
    })
  return [...new Set([...drafts, ...tiles()].map(({ program }) => program))]
}

/** How somebody asks for a glyph, and for each of its states. */
function requestsFor(name: string, { glyphs }: Lexicon): string[] {
  const words = name.replaceAll('-', ' ')
  const states = (glyphs.get(name)?.parameters ?? []).flatMap(({ values }) =>
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
