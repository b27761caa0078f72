import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { allCuts } from '../../drawing/model/cut.ts'
import { runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'

describe('the pages of all icons', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())
  const get = async (path: string): Promise<Response> => fetch(service.baseUrl + path)
  const page = async (path: string): Promise<string> => {
    const response = await get(path)
    equal(response.status, 200, path)
    equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
    return response.text()
  }
  const tiles = (text: string): string[] =>
    [...text.matchAll(/data-glyph="([^"]+)"><span/g)].map(([, name]) => name ?? '')
  /** The drawings of a sheet by their names, as the service gives each alone. */
  const pictures = (sheet: string): ReadonlyMap<string, string> =>
    new Map(
      [...sheet.matchAll(/<g id="([^"]+)"><svg aria-hidden="true"(.*?<\/svg>)<\/g>/gs)].map(
        ([, name = '', rest = '']) => [name, `<svg xmlns="http://www.w3.org/2000/svg"${rest}`],
      ),
    )
  const allNames = async (): Promise<string[]> => {
    const names: string[] = []
    for (let start: number | null = 0; start !== null;) {
      const list = (await (await get(`/api/v1/glyphs?start=${start}`)).json()) as {
        readonly data: readonly { readonly name: string }[]
        readonly next: number | null
      }
      names.push(...list.data.map(({ name }) => name))
      start = list.next
    }
    return names
  }

  describe('/icons', () => {
    it('shows every glyph once, each a link with its picture', async () => {
      const text = await page('/icons')
      deepEqual(tiles(text).toSorted(), (await allNames()).toSorted())
      for (const name of tiles(text))
        match(
          text,
          new RegExp(
            `<a href="/icons/${name}" data-glyph="${name}"><span class="icon">(?:<noscript>)?<svg aria-hidden="true" `,
          ),
        )
    })
    it('has the pictures in it that are seen at first, and the rest in one file that browsers keep', async () => {
      const text = await page('/icons?size=20')
      const [first = '', last = ''] = [tiles(text)[0], tiles(text).at(-1)]
      match(text, new RegExp(`data-glyph="${first}"><span class="icon"><svg [^>]*width="20"[^>]*><(?!use )`))
      const [, address = ''] =
        new RegExp(
          `data-glyph="${last}"><span class="icon"><noscript><svg [^>]*width="20"[^>]*><use href="([^"#]+)#${last}"/>`,
        ).exec(text) ?? []
      ok(pictures(await (await get(address)).text()).has(last))
    })
    it('is a quarter of what it was packed when it had all pictures in it', async () => {
      const text = await page('/icons')
      const packed = brotliCompressSync(text).length
      ok(packed < 26_000, String(packed))
    })
    it('shows what words find, the best first, in the form that asked', async () => {
      const text = await page('/icons?q=shopping+cart')
      equal(tiles(text)[0], 'shopping-cart')
      ok(tiles(text).length < 30)
      match(text, /name="q" value="shopping cart"/)
    })
    it('draws at the cut that is asked for, and keeps it in its links', async () => {
      const text = await page('/icons?q=camera&size=16&finish=filled')
      match(
        text,
        /href="\/icons\/camera\?size=16&amp;finish=filled" data-glyph="camera"><span class="icon"><svg [^>]*width="16"[^>]*fill="currentColor"/,
      )
      match(text, /name="size" value="16" checked/)
    })
    it('offers to draw what it has not, and shows hostile words as they are', async () => {
      const text = await page(`/icons?q=${encodeURIComponent('<b>qqqq"')}`)
      match(text, /Nothing is called “&lt;b&gt;qqqq&quot;”/)
      ok(text.includes('/?prompt=%3Cb%3Eqqqq%22'))
    })
    it('passes over a cut that there is not', async () => {
      equal(tiles(await page('/icons?size=17&stroke=no&q=camera'))[0], 'camera')
    })
    it('loads what is ours alone, and is not fetched twice', async () => {
      const response = await get('/icons')
      match(
        response.headers.get('content-security-policy') ?? '',
        /^default-src 'none'; style-src 'self'; script-src 'self';/,
      )
      const tag = response.headers.get('etag') ?? ''
      equal((await fetch(`${service.baseUrl}/icons`, { headers: { 'if-none-match': tag } })).status, 304)
    })
  })

  describe('/icons/data/{revision}/{file}', () => {
    it('gives all drawings at a cut, for ever at the revision of the page', async () => {
      const revision = /data-revision="([^"]+)"/.exec(await page('/icons'))?.[1] ?? ''
      const response = await get(`/icons/data/${revision}/16-1.5-0-filled.svg`)
      equal(response.headers.get('content-type'), 'image/svg+xml')
      match(response.headers.get('cache-control') ?? '', /immutable/)
      const sheet = pictures(await response.text())
      deepEqual([...sheet.keys()], await allNames())
      const drawn = await get('/api/v1/glyphs/camera?size=16&stroke=1.5&radius=0&finish=filled')
      equal(sheet.get('camera'), ((await drawn.json()) as { readonly svg: string }).svg.trim())
    })
    it('gives some of them alone, and nothing for names that there are not', async () => {
      const sheetAt = async (query: string): Promise<ReadonlyMap<string, string>> =>
        pictures(await (await get(`/icons/data/now/16-2-0-filled.svg${query}`)).text())
      const some = await sheetAt('?icons=home,camera,constructor')
      deepEqual([...some.keys()], ['camera', 'home'])
      equal(some.get('camera'), (await sheetAt('')).get('camera'))
    })
    it('gives the words, which are not kept at another revision', async () => {
      const response = await get('/icons/data/other/words.json')
      equal(response.headers.get('cache-control'), 'no-store')
      const cards = (await response.json()) as readonly { readonly name: string }[]
      deepEqual(
        cards.map(({ name }) => name),
        await allNames(),
      )
    })
    it('has nothing else', async () => {
      for (const file of ['17-2-3-outlined.svg', '24-2-3-outlined.json', '24-2-3-outlined', 'constructor'])
        equal((await get(`/icons/data/x/${file}`)).status, 404)
    })
  })

  describe('/icons/{glyph}', () => {
    it('shows all cuts, words, names for tools, and its neighbours', async () => {
      const text = await page('/icons/camera')
      const cuts = [...text.matchAll(/aria-label="\d+ px, stroke [\d.]+, radius \d, (?:outlined|filled)"/g)]
      equal(new Set(cuts.map(([label]) => label)).size, allCuts().length)
      for (const part of ['>photography</a>', '>burin-16-fill:camera<', '/?prompt=camera+with+a+plus', 'id="svg"'])
        ok(text.includes(part), part)
      ok(tiles(text).includes('video-camera') && !tiles(text).includes('camera'))
    })
    it('shows a glyph at the value of its parameter', async () => {
      const text = await page('/icons/arrow?facing=left')
      match(text, /<option selected>left<\/option>/)
      ok(text.includes('>burin:arrow-left<'))
      ok(text.includes('download="arrow-left.svg"'))
      match(text, /aria-current="true"><span class="icon"><svg [^>]*>.*<\/svg><\/span><span class="name">left</)
    })
    it('gives its SVG to download at the cut that is chosen', async () => {
      const text = await page('/icons/camera?stroke=1.5')
      const data = /href="data:image\/svg\+xml;base64,([^"]+)" download="camera.svg"/.exec(text)?.[1] ?? ''
      const drawn = (await (await get('/api/v1/glyphs/camera?stroke=1.5')).json()) as { readonly svg: string }
      equal(Buffer.from(data, 'base64').toString(), drawn.svg)
    })
    it('leads on from a name that sets and packages have for a drawing, at the same cut', async () => {
      const led = async (path: string): Promise<unknown[]> => {
        const { status, headers } = await fetch(service.baseUrl + path, { redirect: 'manual' })
        return [status, headers.get('location')]
      }
      deepEqual(await led('/icons/arrow-left?size=16'), [302, '/icons/arrow?facing=left&size=16'])
      deepEqual(await led('/icons/bin'), [302, '/icons/trash'])
    })
    it('answers 404 for one that there is not, and shows what is near', async () => {
      const response = await get('/icons/camra')
      equal(response.status, 404)
      equal(tiles(await response.text())[0], 'camera')
      equal((await get('/icons/__proto__')).status, 404)
      match(await (await get('/icons/%3Cscript%3E')).text(), /no icon “&lt;script&gt;”/)
    })
  })
})
