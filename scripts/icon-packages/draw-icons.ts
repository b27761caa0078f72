import { aliasesOf } from '../../src/catalogue/aliases-of.ts'
import { catalogueWork } from '../../src/catalogue/catalogue-work.ts'
import { variantsOf } from '../../src/catalogue/glyph-card.ts'
import { nearest } from '../../src/drawing/language/nearest.ts'
import { cutName } from '../../src/drawing/model/cut.ts'
import type { Cut } from '../../src/drawing/model/cut.ts'
import { loadLexicon } from '../../src/lexicon/load.ts'
import { componentName } from './drawn-icon.ts'
import type { DrawnIcon } from './drawn-icon.ts'

/**
 * The icons of the lexicon, sorted by name; with names only those. Each cut is drawn when it is first asked for (about 1.5 ms),
 * by the studio. Throws for a name that there is not, with what is called so or the nearest, and when two icons would be one component.
 */
export function drawIcons(only: readonly string[] = []): readonly DrawnIcon[] {
  const { cards, draw } = catalogueWork(loadLexicon)
  const taken = new Set(cards().map(({ name }) => name))
  const all = cards().flatMap((card) =>
    variantsOf(card, (name) => taken.has(name)).map(({ name, glyph, preset }): DrawnIcon => {
      const svg = keptByCut((cut) => draw({ glyph, preset, cut })?.svg ?? '')
      return { name, glyph, category: card.category, words: card.words, svg }
    }),
  )
  const names = new Set(all.map(({ name }) => name))
  for (const name of only.filter((one) => !names.has(one))) {
    const near = aliasesOf(cards()).get(name) ?? nearest(name, names)[0]
    throw new Error(`there is no icon "${name}"${near === undefined ? '' : `; did you mean ${near}?`}`)
  }
  const chosen = only.length === 0 ? all : all.filter(({ name }) => only.includes(name))
  const components = Map.groupBy(chosen, ({ name }) => componentName(name))
  for (const [component, [one, other]] of components)
    if (other !== undefined) throw new Error(`${one?.name} and ${other.name} would both be ${component}`)
  return chosen.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function keptByCut(draw: (cut: Cut) => string): (cut: Cut) => string {
  const kept = new Map<string, string>()
  return (cut) => {
    const name = cutName(cut)
    const svg = kept.get(name) ?? draw(cut)
    kept.set(name, svg)
    return svg
  }
}
