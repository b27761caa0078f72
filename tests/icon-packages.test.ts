/** The packages of icons as users have them: packed, installed, bundled, shown by each framework, and drawn as the service draws. */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Resvg } from '@resvg/resvg-js'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import { compile, compileModule } from 'svelte/compiler'
import { drawIcons } from '../scripts/icon-packages/draw-icons.ts'
import { HOUSE_CUT } from '../src/drawing/model/cut.ts'
import type { Cut } from '../src/drawing/model/cut.ts'
import { read } from '../src/drawing/svg/read.ts'
import { renderPixels } from '../src/tools/render.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'burin-icons-'))
const made = join(folder, 'made')
const user = join(folder, 'user')
const modules = join(user, 'node_modules')
/** With circles, squares, strokes of their own width, filled by strokes, and two that are one glyph. */
const NAMES = ['accessibility', 'arrow-left', 'bell', 'eye', 'grid', 'home']
const PACKAGES = ['burin-icons', 'burin-react', 'burin-vue', 'burin-svelte']
const icons = drawIcons(NAMES)
/** Pixels a px: fonts round edges to their own units, which shows in single pixels of a coarse picture. */
const FINE = 16

const run = promisify(execFile)
const npm = async (cwd: string, ...args: readonly string[]): Promise<void> => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
  await run('npm', args, { cwd, env })
}

before(async () => {
  await run(process.execPath, ['scripts/pack-icons.ts', made, '--only', NAMES.join()], { cwd: root })
  mkdirSync(user)
  writeFileSync(join(user, 'package.json'), '{"type":"module"}')
  await npm(made, 'pack', ...PACKAGES.map((name) => `./${name}`))
  const tarballs = readdirSync(made).filter((name) => name.endsWith('.tgz'))
  // What they stand beside is of this project; asking the registry for it would need a network.
  const quiet = ['--offline', '--no-audit', '--no-fund', '--legacy-peer-deps']
  await npm(user, 'install', ...quiet, ...tarballs.map((name) => join(made, name)))
  mkdirSync(join(modules, '@types'), { recursive: true })
  for (const name of ['react', 'react-dom', 'vue', 'svelte', '@types/react'])
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
})
after(() => rmSync(folder, { recursive: true, force: true }))

const svelte: Plugin = {
  name: 'svelte',
  setup: (to) => {
    to.onLoad({ filter: /\.svelte(\.js)?$/ }, ({ path }) => {
      const options = { generate: 'server', filename: path, dev: false } as const
      const text = readFileSync(path, 'utf8')
      return { contents: (path.endsWith('.js') ? compileModule(text, options) : compile(text, options)).js.code }
    })
  },
}

async function bundled(program: string, minify = false): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: user, loader: 'js' },
    banner: { js: `import { createRequire as requires } from 'node:module'; const require = requires('${user}/')` },
    bundle: true,
    conditions: ['svelte'],
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'esm',
    logLevel: 'silent',
    minify,
    platform: 'node',
    plugins: [svelte],
    write: false,
  })
  return outputFiles[0]!.text
}

/** A framework's way from a component to the text of a page. */
const FRAMEWORKS: Readonly<Record<string, string>> = {
  react: `import { createElement } from 'react'; import { renderToStaticMarkup } from 'react-dom/server'
    export const show = async (icon, properties) => renderToStaticMarkup(createElement(icon, properties))`,
  vue: `import { createSSRApp, h } from 'vue'; import { renderToString } from 'vue/server-renderer'
    export const show = async (icon, properties) => renderToString(createSSRApp({ render: () => h(icon, properties) }))`,
  svelte: `import { render } from 'svelte/server'
    export const show = async (icon, props) => render(icon, { props }).body`,
}
interface Shown {
  readonly show: (icon: unknown, properties: Record<string, unknown>) => Promise<string>
  readonly [component: string]: unknown
}

async function framework(name: string): Promise<Shown> {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, await bundled(`${FRAMEWORKS[name]}\nexport * from 'burin-${name}'`))
  return (await import(pathToFileURL(file).href)) as Shown
}

/** What is drawn, read strictly: attributes in no order, shapes in theirs. What only pages need is taken off. */
function geometryOf(markup: string): unknown {
  const bare = markup
    .replaceAll(/<!--.*?-->|\s(?=<)/g, '')
    .replace(/ (?:aria-hidden|class|role)="[^"]*"/g, '')
    .replaceAll(/<(path|circle|rect)([^>]*?)\s*\/?>(?:<\/\1>)?/g, '<$1$2/>')
  const { attributes, elements, problems } = read(bare)
  deepEqual(problems, [], markup)
  const sorted = (of: ReadonlyMap<string, string>): unknown => [...of].sort(([a], [b]) => (a < b ? -1 : 1))
  return [sorted(attributes), elements.map((one) => [one.name, sorted(one.attributes)])]
}

const CUTS: readonly Cut[] = [
  HOUSE_CUT,
  { size: 24, stroke: 1.5, radius: 0, finish: 'outlined' },
  { size: 20, stroke: 1.5, radius: 3, finish: 'filled' },
  { size: 16, stroke: 1.5, radius: 0, finish: 'filled' },
]
const COMPONENTS = new Map(
  ['AccessibilityIcon', 'ArrowLeftIcon', 'BellIcon', 'EyeIcon', 'GridIcon', 'HomeIcon'].map((name, at) => [
    name,
    icons[at]!,
  ]),
)

describe('the packages of icons', () => {
  for (const name of Object.keys(FRAMEWORKS))
    it(`burin-${name} draws what the service draws, and lines between as they are asked for`, async () => {
      const { show, ...components } = await framework(name)
      deepEqual(Object.keys(components).sort(), [...COMPONENTS.keys()])
      for (const [component, icon] of COMPONENTS)
        for (const cut of CUTS) {
          const shown = await show(components[component], { ...cut })
          deepEqual(geometryOf(shown), geometryOf(icon.svg(cut)), `${component} ${JSON.stringify(cut)}`)
        }
      const usual = await show(components['BellIcon'], {})
      deepEqual(geometryOf(usual), geometryOf(icons[2]!.svg(HOUSE_CUT)))
      match(usual, /aria-hidden="true"/)
      const between = await show(components['BellIcon'], { size: 32, stroke: 1.7, radius: 2, title: 'News', id: 'a' })
      match(between, /width="32"/)
      match(between, /viewBox="0 0 24 24"/)
      match(between, /stroke-width="1.7"/)
      match(between, /<title>News<\/title>/)
      match(between, /role="img"/)
      match(between, / id="a"/)
      match(await show(components['BellIcon'], { size: '1em' }), /width="1em" height="1em" viewBox="0 0 24 24"/)
    })

  it('leaves what is not imported out of a bundle', async () => {
    const one = await bundled(`import { BellIcon } from 'burin-vue'; console.log(BellIcon)`)
    ok(one.includes('BellIcon') && !one.includes('HomeIcon') && !one.includes('EyeIcon'))
    const alone = await bundled(`import { BellIcon } from 'burin-vue/icons/bell'; console.log(BellIcon)`)
    equal(alone.includes('HomeIcon'), false)
  })

  it('says by its types what there is', async () => {
    const program = `import { BellIcon } from 'burin-react'
      import { BellIcon as VueBell } from 'burin-vue/icons/bell'
      import BellOfSvelte from 'burin-svelte/icons/bell'
      import { ICON_NAMES } from 'burin-icons'
      import type { IconName } from 'burin-icons'
      import { createElement } from 'react'
      import { h } from 'vue'
      export const first: IconName | undefined = ICON_NAMES[0]
      export const all = [createElement(BellIcon, { size: 20, finish: 'filled', className: 'a' }), h(VueBell, { stroke: 1 }), BellOfSvelte]
      // @ts-expect-error -- there is no such finish.
      export const wrong = createElement(BellIcon, { finish: 'full' })
      // @ts-expect-error -- there is no such icon.
      export const missing: IconName = 'bells'\n`
    writeFileSync(join(user, 'program.ts'), program)
    const options =
      '--strict --noEmit --skipLibCheck --module esnext --moduleResolution bundler --target es2024 --types react'
    const checker = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    const checked = await run(process.execPath, [checker, ...options.split(' '), 'program.ts'], { cwd: user }).catch(
      (error: unknown) => error as { readonly stdout: string },
    )
    equal(checked.stdout, '')
  })

  it('burin-icons has files that are the drawings, byte by byte, and a list with words', () => {
    const file = (path: string): string => readFileSync(join(modules, 'burin-icons', path), 'utf8')
    for (const icon of icons) equal(file(`svg/24/${icon.name}.svg`), `${icon.svg(HOUSE_CUT)}\n`)
    const { icons: list } = JSON.parse(file('icons.json')) as { icons: { name: string; tags: string[] }[] }
    deepEqual(
      list.map(({ name }) => name),
      NAMES,
    )
    ok(list.every(({ tags }) => tags.length > 0))
    const symbol = /<symbol id="home" viewBox="0 0 24 24">(.*)<\/symbol>/.exec(file('sprite/24.svg'))?.[1] ?? ''
    deepEqual(
      pixelsOf(`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">${symbol}</svg>`),
      pixelsOf(icons.at(-1)!.svg(HOUSE_CUT)),
    )
  })

  it('burin-icons has fonts that show the drawings, by code point and by name', () => {
    const font = join(modules, 'burin-icons', 'font')
    for (const [prefix, family, finish] of [
      ['burin', 'Burin', 'outlined'],
      ['burin-fill', 'Burin Fill', 'filled'],
    ] as const) {
      const css = readFileSync(join(font, `${prefix}.css`), 'utf8')
      ok(existsSync(join(font, /url\("([^"]+\.woff2)"\)/.exec(css)?.[1] ?? 'none')))
      for (const icon of icons) {
        const code = new RegExp(`\\.${prefix}-${icon.name}::before \\{ content: "\\\\(e\\w+)" \\}`).exec(css)?.[1] ?? ''
        const shown = (text: string): string =>
          `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><text font-family="${family}" font-size="24" y="24">${text}</text></svg>`
        for (const text of [`&#x${code};`, icon.name]) {
          const typeset = new Resvg(shown(text), {
            fitTo: { mode: 'zoom', value: FINE },
            font: { fontFiles: [join(font, `${prefix}.ttf`)], loadSystemFonts: false, defaultFontFamily: family },
          }).render()
          const differing = differingPixels(
            typeset.pixels,
            renderPixels(icon.svg({ ...HOUSE_CUT, finish }), FINE).pixels,
          )
          ok(differing < 200, `${prefix} ${text}: ${differing} pixels differ`)
        }
      }
    }
  })

  it('burin-icons has VectorDrawables that are the drawings when they are drawn again', () => {
    for (const icon of icons)
      for (const finish of ['outlined', 'filled'] as const) {
        const name = `ic_burin_${icon.name.replaceAll('-', '_')}${finish === 'filled' ? '_filled' : ''}.xml`
        const xml = readFileSync(join(modules, 'burin-icons', 'android', 'drawable', name), 'utf8')
        equal(differenceOf(svgOfDrawable(xml), icon.svg({ ...HOUSE_CUT, finish })) < 2, true, name)
      }
  })
})

/** A VectorDrawable as SVG, by what Android reads: a root with its sides, paths with paint of their own. Throws for anything else. */
function svgOfDrawable(xml: string): string {
  const [, side = '', inside = ''] =
    /^<\?xml version="1.0" encoding="utf-8"\?>\n<vector xmlns:android="http:\/\/schemas.android.com\/apk\/res\/android"\s+android:width="(\d+)dp"\s+android:height="\1dp"\s+android:viewportWidth="\1"\s+android:viewportHeight="\1">\n(.*)<\/vector>\n$/s.exec(
      xml,
    ) ?? []
  const painted: Readonly<Record<string, string>> = {
    fillColor: 'fill',
    strokeColor: 'stroke',
    strokeWidth: 'stroke-width',
    strokeLineCap: 'stroke-linecap',
    strokeLineJoin: 'stroke-linejoin',
    pathData: 'd',
  }
  const paths = [...inside.matchAll(/ +<path((?:\s+android:\w+="[^"]*")+)\/>\n/g)]
  equal(paths.map(([whole]) => whole).join(''), inside, xml)
  const drawn = paths.map(([, attributes = '']) => {
    const own = [...attributes.matchAll(/android:(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => {
      ok(name in painted, name)
      // Android writes alpha first.
      return `${painted[name]}="${value.startsWith('#') ? `#${value.slice(3)}${value.slice(1, 3)}` : value}"`
    })
    return `<path ${own.join(' ')}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${drawn.join('')}</svg>`
}

function pixelsOf(svg: string): Buffer {
  return renderPixels(svg, 4).pixels
}

/** The greatest difference of a channel, 0 to 255. */
function differenceOf(one: string, other: string): number {
  const [a, b] = [pixelsOf(one), pixelsOf(other)]
  equal(a.length, b.length)
  return a.reduce((most, value, at) => Math.max(most, Math.abs(value - b[at]!)), 0)
}

/** How many pixels differ by more than the rounding of an edge does. */
function differingPixels(one: Uint8Array, other: Uint8Array): number {
  equal(one.length, other.length)
  return one.filter((value, at) => at % 4 === 3 && Math.abs(value - (other[at] ?? 0)) > 64).length
}
