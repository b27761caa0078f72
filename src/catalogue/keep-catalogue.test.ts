import { deepEqual, equal, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import type { Catalogue, Sheet } from './catalogue.ts'
import { keepCatalogue } from './keep-catalogue.ts'
import type { CatalogueSource } from './keep-catalogue.ts'

describe('what is kept of a catalogue', () => {
  const source = (given: Partial<CatalogueSource>): CatalogueSource => ({
    cards: async () => [],
    sheet: async () => ({}),
    meant: async () => ({ glyphs: [], isSpelt: true }),
    cuts: async () => null,
    draw: async () => null,
    ...given,
  })

  const kept = (from: CatalogueSource): Catalogue => keepCatalogue(from, new Map<string, Sheet>(), async () => 'test')

  it('has a sheet made once for all who ask at the same time, and not again afterwards', async () => {
    let made = 0
    const { sheet } = kept(source({ sheet: async () => ({ made: String(++made) }) }))
    deepEqual(await Promise.all([sheet(HOUSE_CUT), sheet(HOUSE_CUT)]), [{ made: '1' }, { made: '1' }])
    deepEqual(await sheet(HOUSE_CUT), { made: '1' })
    deepEqual(await sheet({ ...HOUSE_CUT, size: 16 }), { made: '2' })
  })

  it('has the cuts of a glyph made once for each value of its parameters', async () => {
    let made = 0
    const { cuts } = kept(
      source({ cuts: async ({ glyph }) => (made++, glyph === 'arrow' ? { made: String(made) } : null) }),
    )
    const order = (facing: string) => ({ glyph: 'arrow', preset: new Map([['facing', facing]]) })
    deepEqual(await cuts(order('up')), { made: '1' })
    deepEqual(await cuts(order('up')), { made: '1' })
    deepEqual(await cuts(order('left')), { made: '2' })
    equal(await cuts({ glyph: 'arow', preset: new Map() }), null)
  })

  it('tries again after a failure', async () => {
    let asked = 0
    const { cards } = kept(
      source({
        cards: async () => {
          if (++asked === 1) throw new Error('away')
          return []
        },
      }),
    )
    await rejects(cards(), /away/)
    deepEqual(await cards(), [])
    await cards()
    equal(asked, 2)
  })
})
