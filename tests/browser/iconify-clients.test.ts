/** Iconify's own clients and plugins, bundled as apps have them, show and style with our icons as the service draws them. */
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { createGenerator } from '@unocss/core'
import { presetIcons } from '@unocss/preset-icons'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { compile } from 'tailwindcss'
import { runIconsService } from '../run-icons-service.ts'
import type { IconsService } from '../run-icons-service.ts'
import { CHROMIUM, CHROMIUM_FLAGS, missing, PATIENCE_MS } from './chromium.ts'

const noBrowser = existsSync(CHROMIUM) ? false : missing('Chromium, so no client of Iconify was tried in a browser')
const root = join(import.meta.dirname, '..', '..')

/** An app of each client that shows two icons; `BASE` is where the service is, `TIMEOUT` how long it is waited for. */
const APPS: Readonly<Record<string, string>> = {
  '@iconify/react': `import { Icon, addAPIProvider } from '@iconify/react'
    import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    addAPIProvider('', { resources: [BASE], timeout: TIMEOUT })
    const icons = ['burin:home', 'burin-16-fill:arrow-left'].map((icon) => createElement(Icon, { icon, key: icon }))
    createRoot(document.body).render(icons)`,
  '@iconify/vue': `import { Icon, addAPIProvider } from '@iconify/vue'
    import { createApp, h } from 'vue'
    addAPIProvider('', { resources: [BASE], timeout: TIMEOUT })
    const icons = ['burin:home', 'burin-16-fill:arrow-left']
    createApp({ render: () => icons.map((icon) => h(Icon, { icon })) }).mount(document.body)`,
  'iconify-icon': `import { addAPIProvider } from 'iconify-icon'
    addAPIProvider('', { resources: [BASE], timeout: TIMEOUT })
    document.body.innerHTML = '<iconify-icon icon="burin:home"></iconify-icon><iconify-icon icon="burin-16-fill:arrow-left"></iconify-icon>'`,
}

async function bundled(app: string, base: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: app, resolveDir: root, loader: 'js' },
    bundle: true,
    define: {
      BASE: JSON.stringify(base),
      // They give up after five seconds, which a busy machine may take.
      TIMEOUT: String(PATIENCE_MS),
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    format: 'iife',
    logLevel: 'silent',
    write: false,
  })
  return outputFiles[0]!.text
}

/** What the shapes of a picture are: the data of paths, in their order. */
function pathsOf(markup: string): string[] {
  return [...markup.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data)
}

describe('icons in clients of Iconify', () => {
  let site: IconsService
  let browser: Browser | null = null
  const drawn = async (path: string): Promise<string[]> => pathsOf(await (await fetch(site.baseUrl + path)).text())
  before(async () => {
    site = await runIconsService()
    // The catalogue is made with the first icon, which no test need wait for.
    await Promise.all(['/burin/home.svg', '/burin-16-fill/arrow-left.svg'].map(drawn))
    if (noBrowser === false) browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] })
  })
  after(async () => {
    await browser?.close()
    await site.stop()
  })

  for (const [client, app] of Object.entries(APPS))
    test(
      `${client} shows them as the service draws them, fetched from another origin`,
      { skip: noBrowser },
      async () => {
        const page = await browser!.newPage()
        page.setDefaultTimeout(PATIENCE_MS)
        await page.setContent('<!doctype html><title>App</title><body></body>')
        await page.addScriptTag({ content: await bundled(app, site.baseUrl) })
        const pictures = page.locator('svg')
        await pictures.nth(1).waitFor()
        const shown = await pictures.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))
        assert.deepEqual(pathsOf(shown[0] ?? ''), await drawn('/burin/home.svg'))
        assert.deepEqual(pathsOf(shown[1] ?? ''), await drawn('/burin-16-fill/arrow-left.svg'))
        await page.close()
      },
    )

  test('UnoCSS makes classes of them', async () => {
    const collection = async (): Promise<never> =>
      (await (await fetch(`${site.baseUrl}/burin.json?icons=home,bell`)).json()) as never
    const uno = await createGenerator({ presets: [presetIcons({ collections: { burin: collection } })] })
    const { css, matched } = await uno.generate('<i class="i-burin-home i-burin:bell i-burin-no-such"></i>')
    assert.deepEqual([...matched].sort(), ['i-burin-home', 'i-burin:bell'])
    for (const path of await drawn('/burin/home.svg')) assert.ok(css.includes(path), css)
  })

  test('Tailwind makes classes of them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'burin-tailwind-'))
    try {
      const set = await (await fetch(`${site.baseUrl}/burin.json?icons=home,bell`)).text()
      writeFileSync(join(folder, 'burin.json'), set)
      const plugin = `@plugin "@iconify/tailwind4" { icon-sets: from-json(burin, "${join(folder, 'burin.json')}"); }`
      const { build: classesOf } = await compile(`@import "tailwindcss/utilities"; ${plugin}`, {
        base: root,
        loadModule: async (id, base) => ({
          path: id,
          base,
          module: ((await import(id)) as { readonly default: never }).default,
        }),
        loadStylesheet: async (id, base) => ({
          path: id,
          base,
          content: readFileSync(join(root, 'node_modules', `${id}.css`), 'utf8'),
        }),
      })
      const css = classesOf(['icon-[burin--home]', 'icon-[burin--no-such]'])
      assert.match(css, /\.icon-\\\[burin--home\\\]/)
      assert.doesNotMatch(css, /no-such/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
