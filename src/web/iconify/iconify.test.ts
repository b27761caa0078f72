import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'

describe('icon sets in the form of Iconify', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())
  const get = async (path: string): Promise<Response> => fetch(service.baseUrl + path)
  const json = async <Body>(path: string): Promise<Body> => (await get(path)).json() as Promise<Body>

  interface Icons {
    readonly prefix: string
    readonly icons: Readonly<Record<string, { readonly body: string }>>
    readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
    readonly not_found?: readonly string[]
    readonly width: number
  }

  it('gives the icons that are asked for, and names those that there are not', async () => {
    const { prefix, icons, not_found: missing, width } = await json<Icons>('/burin.json?icons=home,arrow-left,no-such')
    deepEqual([prefix, Object.keys(icons), missing, width], ['burin', ['home', 'arrow-left'], ['no-such'], 24])
    match(icons['home']?.body ?? '', /^<g fill="none" stroke="currentColor" stroke-width="2"[^>]*>.*<\/g>$/)
  })
  it('gives what is asked for by another name of one glyph', async () => {
    const { icons, aliases, not_found: missing } = await json<Icons>('/burin.json?icons=bin,cogwheel,trash')
    deepEqual(Object.keys(icons), ['trash', 'gear'])
    deepEqual([aliases, missing], [{ bin: { parent: 'trash' }, cogwheel: { parent: 'gear' } }, undefined])
    equal(await (await get('/burin/bin.svg')).text(), await (await get('/burin/trash.svg')).text())
  })
  it('lets pages elsewhere read every answer, also a refusal, and of a set that there is not', async () => {
    const asked = [
      '/burin-24.json?icons=home',
      '/mdi.json?icons=home',
      '/burin-24/home.svg',
      '/burin/no-such.svg',
      '/burin.json',
      '/burin.json?icons=a&size=17',
      '/collection?prefix=no',
      '/collections',
      '/search',
    ]
    for (const path of asked)
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const { headers, status } = await fetch(service.baseUrl + path, { method })
        equal(headers.get('access-control-allow-origin'), '*', `${method} ${path}: ${status}`)
      }
    equal((await get('/play')).headers.get('access-control-allow-origin'), null)
  })
  it('says that the set of 24 px has no number in its name', async () => {
    const told = async (path: string): Promise<unknown[]> => {
      const response = await get(path)
      return [response.status, ((await response.json()) as { message: string }).message]
    }
    const bell = 'There is no set `burin-24`: 24 px is `burin`. Ask `GET /burin.json?icons=bell`.'
    deepEqual(await told('/burin-24.json?icons=bell'), [404, bell])
    const filled = 'There is no set `burin-24-fill`: 24 px is `burin-fill`. Ask `GET /burin-fill/bell.svg`.'
    deepEqual(await told('/burin-24-fill/bell.svg'), [404, filled])
    match(String((await told('/burin-21.json'))[1]), /Did you mean `GET \/burin-20\.json`\?/)
  })
  it('draws a set at its own cut, and at another that is asked for', async () => {
    const body = async (path: string): Promise<string | undefined> => (await json<Icons>(path)).icons['home']?.body
    match((await body('/burin-16.json?icons=home')) ?? '', /stroke-width="1.5"/)
    match((await body('/burin.json?icons=home&stroke=1')) ?? '', /stroke-width="1"/)
    equal((await json<Icons>('/burin-16.json?icons=home')).width, 16)
    ok((await body('/burin.json?icons=home')) !== (await body('/burin-fill.json?icons=home')))
  })
  it('gives an icon as SVG, in a colour and a size', async () => {
    const response = await get('/burin/home.svg?color=%23f00&height=2em')
    equal(response.headers.get('content-type'), 'image/svg+xml; charset=utf-8')
    equal(response.headers.get('access-control-allow-origin'), '*')
    match(await response.text(), /^<svg [^>]*width="2em" height="2em" viewBox="0 0 24 24"[^>]*stroke="#f00"/)
  })
  it('lets nothing into an icon but a colour and a length', async () => {
    const hostile = ['color="><script>', 'color=red;x', 'height=1"onload=x', 'width=url(x)', 'size=17']
    for (const query of hostile) equal((await get(`/burin/home.svg?${encodeURI(query)}`)).status, 400, query)
  })
  it('answers 404 for an icon that there is not, and says which are near', async () => {
    const response = await get('/burin/shoping-cart.svg')
    equal(response.status, 404)
    match(((await response.json()) as { message: string }).message, /Did you mean `shopping-cart`/)
    equal((await get('/burin/home.png')).status, 404)
    equal((await get('/burin/__proto__.svg')).status, 404)
  })
  it('lists its sets and what is in them, and searches', async () => {
    const sets = await json<Record<string, { readonly total: number }>>('/collections')
    const { total, categories } = await json<{ total: number; categories: Record<string, readonly string[]> }>(
      '/collection?prefix=burin',
    )
    equal(total, sets['burin']?.total)
    equal(Object.values(categories).flat().length, total)
    const { icons } = await json<{ icons: readonly string[] }>('/search?query=shopping+cart')
    equal(icons[0], 'burin:shopping-cart')
    deepEqual((await json<{ icons: readonly string[] }>('/search?query=cart&limit=1')).icons.length, 1)
    equal((await get('/collection?prefix=other')).status, 404)
    equal((await get('/search')).status, 400)
  })
  it('bounds how many icons are asked for at once', async () => {
    const names = (count: number): string => Array.from({ length: count }, () => 'x').join(',')
    equal((await get(`/burin.json?icons=${names(1000)}`)).status, 200)
    equal((await get(`/burin.json?icons=${names(1001)}`)).status, 400)
  })
})
