import type { Sheet } from '../catalogue/catalogue.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { keepCatalogue } from '../catalogue/keep-catalogue.ts'
import type { CatalogueSource } from '../catalogue/keep-catalogue.ts'
import { sizeBoundCache } from '../platform/size-bound-cache.ts'
import type { LoadedStudio } from './icons-part-deps.ts'

/** A sheet takes a third of a MiB: the cuts that people use most fit. */
const SHEETS_BYTES = 8 * 1024 * 1024

/** The catalogue of a service: of its studio's threads, or made here, once, where it has none. */
export function catalogueOf(studio: () => Promise<LoadedStudio>): Catalogue {
  let here: CatalogueSource | null = null
  const source = async (): Promise<CatalogueSource> => (await studio()).catalogue ?? (here ??= await onThisThread())
  return keepCatalogue(
    {
      cards: async () => (await source()).cards(),
      meant: async (text) => (await source()).meant(text),
      sheet: async (cut) => (await source()).sheet(cut),
      cuts: async (order) => (await source()).cuts(order),
      draw: async (order) => (await source()).draw(order),
    },
    sizeBoundCache<Sheet>(SHEETS_BYTES, (sheet) => JSON.stringify(sheet).length),
    async () => (await studio()).revision,
  )
}

async function onThisThread(): Promise<CatalogueSource> {
  const [{ catalogueWork }, { loadLexicon }] = await Promise.all([
    import('../catalogue/catalogue-work.ts'),
    import('../lexicon/load.ts'),
  ])
  const { cards, meant, sheet, cuts, draw } = catalogueWork(loadLexicon)
  return {
    cards: async () => cards(),
    meant: async (text) => meant(text),
    sheet: async (cut) => sheet(cut),
    cuts: async (order) => cuts(order),
    draw: async (order) => draw(order),
  }
}
