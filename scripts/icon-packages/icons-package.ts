import { ICON_SETS } from '../../src/catalogue/icon-sets.ts'
import type { IconSet } from '../../src/catalogue/icon-sets.ts'
import { cutName } from '../../src/drawing/model/cut.ts'
import { iconData } from '../../src/web/iconify/icon-data.ts'
import { componentName } from './drawn-icon.ts'
import type { DrawnIcon } from './drawn-icon.ts'
import { iconFont } from './icon-font.ts'
import { packageFiles } from './package-files.ts'
import type { PackageFiles, PackageOrder } from './package-files.ts'
import { sprite } from './sprite.ts'
import { drawableName, vectorDrawable } from './vector-drawable.ts'

/** The cuts for which files are written, by their folders: `24`, `24-fill`, `20`, … */
const SETS: readonly (IconSet & { readonly folder: string })[] = ICON_SETS.map((set) => ({
  ...set,
  folder: `${set.cut.size}${set.cut.finish === 'filled' ? '-fill' : ''}`,
}))

/** `burin-icons`: files for whoever has no framework, or another. */
export async function iconsPackage({ icons, version }: Omit<PackageOrder, 'cuts'>): Promise<PackageFiles> {
  const manifest = {
    name: 'burin-icons',
    version,
    description: 'The icons of Burin: SVG files, sprites, fonts, JSON with tags, sets for Iconify, VectorDrawables.',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      ...Object.fromEntries(
        ['svg', 'sprite', 'font', 'iconify', 'android'].map((folder) => [`./${folder}/*`, `./${folder}/*`]),
      ),
      './icons.json': './icons.json',
      './package.json': './package.json',
    },
  }
  const files = await Promise.all(SETS.map(async (set) => setFiles(set, icons, version)))
  return packageFiles(manifest, readme(icons.length), [
    ['icons.json', `${JSON.stringify(listOf(icons))}\n`],
    ['index.js', `export const ICON_NAMES = ${JSON.stringify(icons.map(({ name }) => name))}\n`],
    ['index.d.ts', types(icons)],
    ...files.flat(),
  ])
}

async function setFiles(
  set: (typeof SETS)[number],
  icons: readonly DrawnIcon[],
  version: string,
): Promise<[string, string | Uint8Array][]> {
  const { folder, prefix, cut } = set
  const drawings = icons.map(({ name, svg }) => [name, svg(cut)] as const).filter(([, svg]) => svg !== '')
  const data = drawings.map(([name, svg]) => [name, { body: iconData(svg).body }] as const)
  const iconifySet = { prefix, icons: Object.fromEntries(data), width: cut.size, height: cut.size }
  const { woff2, ttf, css } = await iconFont(set, drawings, version)
  const isFilled = cut.finish === 'filled'
  return [
    ...drawings.map(([name, svg]): [string, string] => [`svg/${folder}/${name}.svg`, `${svg}\n`]),
    [`sprite/${folder}.svg`, sprite(drawings)],
    [`iconify/${prefix}.json`, `${JSON.stringify(iconifySet)}\n`],
    [`font/${prefix}.woff2`, woff2],
    [`font/${prefix}.ttf`, ttf],
    [`font/${prefix}.css`, css],
    ...(cut.size === 24 ? drawings : []).map(([name, svg]): [string, string] => [
      `android/drawable/${drawableName(name, isFilled)}.xml`,
      vectorDrawable(svg),
    ]),
  ]
}

/** What programs want to know of all icons, to search them. */
function listOf(icons: readonly DrawnIcon[]): object {
  return {
    cuts: Object.fromEntries(SETS.map(({ folder, cut }) => [folder, cut])),
    icons: icons.map(({ name, glyph, category, words }) => ({
      name,
      component: componentName(name),
      glyph,
      category,
      tags: words,
    })),
  }
}

function types(icons: readonly DrawnIcon[]): string {
  return `/** The name of an icon, which is that of its files. */
export type IconName =
${icons.map(({ name }) => `  | '${name}'\n`).join('')}
/** The folders of \`svg\`, and the files of \`sprite\`. */
export type IconFolder = ${SETS.map(({ folder }) => `'${folder}'`).join(' | ')}

/** One of the \`icons\` of \`icons.json\`. */
export interface IconInfo {
  name: IconName
  /** Its name in the packages of components. */
  component: string
  /** The glyph that it shows, at some value of its parameter. */
  glyph: string
  category: string
  /** English words and phrases that mean it. */
  tags: string[]
}

export declare const ICON_NAMES: readonly IconName[]
`
}

function readme(count: number): string {
  return `# burin-icons

${count} icons of one family, drawn by [Burin](https://www.npmjs.com/package/burin), as files.

| | |
|---|---|
| \`svg/<cut>/<name>.svg\` | one file an icon, in \`currentColor\` |
| \`sprite/<cut>.svg\` | all of a cut, each a symbol: \`<svg width="24" height="24"><use href="…/sprite/24.svg#bell"/></svg>\` |
| \`font/<prefix>.css\` | a font of a cut, WOFF2 and TTF, strokes as areas: \`<i class="burin burin-bell"></i>\`, or the name itself in that font |
| \`icons.json\` | names, tags, categories, names of components |
| \`iconify/<prefix>.json\` | sets for tools that read Iconify's form: \`addCollection(set)\`, UnoCSS, Tailwind |
| \`android/drawable/ic_burin_<name>.xml\` | VectorDrawables of 24 dp, black, outlined and \`_filled\`: tint them |
| \`index.js\` | \`ICON_NAMES\`, and the types \`IconName\`, \`IconFolder\`, \`IconInfo\` |

The cuts (size/stroke/radius finish): ${SETS.map(({ folder, cut }) => `\`${folder}\` is ${cutName(cut)}`).join(', ')}.
Components: \`burin-react\`, \`burin-vue\`, \`burin-svelte\`.
`
}
