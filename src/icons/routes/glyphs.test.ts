import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'
import { drawnGlyphSchema, glyphListSchema } from '../../contract/glyph-object.ts'
import type { DrawnGlyph, GlyphList } from '../../contract/glyph-object.ts'

describe('the glyphs of the lexicon', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())
  const get = async (path: string): Promise<Response> => fetch(`${service.baseUrl}/api/v1/glyphs${path}`)
  const list = async (query: string): Promise<GlyphList> => glyphListSchema.parse(await (await get(query)).json())
  const refused = async (path: string): Promise<unknown[]> => {
    const response = await get(path)
    const { code, param } = (await response.json()) as { code: string; param?: string }
    return [response.status, code, param]
  }

  describe('GET /api/v1/glyphs', () => {
    it('lists all of them, a page after the other, each once', async () => {
      const names: string[] = []
      for (let start: number | null = 0; start !== null;) {
        const page: GlyphList = await list(`?start=${start}&limit=200`)
        names.push(...page.data.map(({ name }) => name))
        start = page.next
      }
      equal(names.length, (await list('?limit=1')).total)
      deepEqual(names, [...new Set(names)].sort())
      ok(names.includes('home'))
    })
    it('searches by words, and keeps to a category', async () => {
      equal((await list('?search=shopping%20cart')).data[0]?.name, 'shopping-cart')
      const weather = await list('?category=weather')
      ok(weather.total > 10 && weather.data.every(({ category }) => category === 'weather'))
    })
    it('counts what plainly answers, and names apart what may be meant', async () => {
      const { data, total, perhaps } = await list('?search=burglar')
      deepEqual([data, total, perhaps], [[], 0, ['spy']])
    })
    it('says what a search is called', async () => {
      match(await (await get('?q=bin')).text(), /Did you mean `search`\?/)
    })
    it('refuses what it does not know, and numbers that are none', async () => {
      deepEqual(await refused('?limit=201'), [400, 'invalid_request', 'limit'])
      deepEqual(await refused('?limit=0'), [400, 'invalid_request', 'limit'])
      equal((await get('?limit=200')).status, 200)
      deepEqual(await refused('?start=-1'), [400, 'invalid_request', 'start'])
      deepEqual(await refused('?sort=name'), [400, 'invalid_request', 'sort'])
      deepEqual(await refused(`?search=${'a'.repeat(101)}`), [400, 'invalid_request', 'search'])
      equal((await get(`?search=${'a'.repeat(100)}`)).status, 200)
    })
  })

  describe('GET /api/v1/glyphs/{glyph}', () => {
    const drawn = async (path: string): Promise<DrawnGlyph> => drawnGlyphSchema.parse(await (await get(path)).json())
    it('draws it at the house cut, or at the one that is asked for', async () => {
      const home = await drawn('/home')
      deepEqual(home.cut, { size: 24, stroke: 2, radius: 3, finish: 'outlined' })
      equal(home.status, 'checked')
      const small = await drawn('/home?size=16&stroke=1.5&radius=0&finish=filled')
      deepEqual(small.cut, { size: 16, stroke: 1.5, radius: 0, finish: 'filled' })
      match(small.svg, /^<svg [^>]*width="16"/)
    })
    it('draws it with the parameters that are asked for', async () => {
      const [left, right] = [await drawn('/arrow?facing=left'), await drawn('/arrow')]
      deepEqual([left.arguments, right.arguments], [{ facing: 'left' }, { facing: 'right' }])
      ok(left.svg !== right.svg)
    })
    it('says what is near a name that nothing has', async () => {
      const response = await get('/shoping-cart')
      const { message } = (await response.json()) as { message: string }
      equal(response.status, 404)
      match(message, /did you mean `shopping-cart`/)
    })
    it('says which glyph is meant by a name that sets and packages have for a drawing', async () => {
      const told = async (name: string): Promise<unknown[]> => {
        const response = await get(`/${name}`)
        return [response.status, ((await response.json()) as { message: string }).message]
      }
      const left =
        '`arrow-left` is no glyph of its own, but `arrow` with `facing=left`: ask `/api/v1/glyphs/arrow?facing=left`.'
      deepEqual(await told('arrow-left'), [404, left])
      const bin = '`bin` is no glyph of its own, but another name of `trash`: ask `/api/v1/glyphs/trash`.'
      deepEqual(await told('bin'), [404, bin])
    })
    it('refuses other cuts and parameters, and names them', async () => {
      deepEqual(await refused('/home?size=18'), [400, 'invalid_request', 'size'])
      deepEqual(await refused('/home?facing=left'), [400, 'invalid_request', 'facing'])
      deepEqual(await refused('/arrow?facing=out'), [400, 'invalid_request', 'facing'])
      deepEqual(await refused('/__proto__'), [404, 'invalid_request', undefined])
    })
  })
})
