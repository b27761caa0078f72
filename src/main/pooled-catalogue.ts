import type { CatalogueSource } from '../catalogue/keep-catalogue.ts'
import { cutName } from '../drawing/model/cut.ts'
import { shelvePages } from '../pages/shelve-pages.ts'
import type { Workers } from '../platform/workers.ts'

/** Below this path a shelf has what no page is. */
const SHELF = '/catalogue/'

/** A catalogue made by threads that stand back for draws; cards and sheets are kept in the first of `folders` that can be written, for each `revision`. */
export function pooledCatalogue(workers: Workers, folders: readonly string[], revision: string): CatalogueSource {
  const kept = async <Value>(name: string, make: () => Promise<Value>): Promise<Value> => {
    const shelf = shelvePages({
      folders: folders.map((folder) => `${folder}-of-glyphs`),
      edition: async () => revision,
      make: async () => ({ mediaType: 'application/json', text: JSON.stringify(await make()) }),
    })
    const page = await shelf(SHELF + name, 'later')
    return JSON.parse(page?.text ?? 'null') as Value
  }
  return {
    cards: async () => kept('cards', async () => workers.run('cards', null)),
    meant: async (text) => workers.run('meant', text),
    sheet: async (cut) => kept(cutName(cut), async () => workers.run('sheet', cut)),
    cuts: async (order) => workers.run('glyphCuts', order),
    draw: async (order) => workers.run('drawGlyph', order),
  }
}
