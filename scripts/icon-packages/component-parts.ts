import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { cutName } from '../../src/drawing/model/cut.ts'
import type { Cut } from '../../src/drawing/model/cut.ts'
import { preparedCut } from './prepared-form.ts'

const runtime = join(import.meta.dirname, 'runtime')

/** A file of `runtime/` as packages have it: JavaScript without its types. */
export function runtimeFile(name: string): readonly [string, string] {
  const { code } = transformSync(readFileSync(join(runtime, `${name}.ts`), 'utf8'), { loader: 'ts', target: 'es2022' })
  return [`${name}.js`, code.replace(/(from "\.[^"]*)\.ts"/g, '$1.js"')]
}

/** The component of Svelte, which its compiler takes as it is. */
export function svelteFile(): readonly [string, string] {
  return ['svelte-icon.svelte', readFileSync(join(runtime, 'svelte-icon.svelte'), 'utf8')]
}

/** The cuts that all icons of a package are prepared at, in the order of their drawings. */
export function cutsFile(cuts: readonly Cut[]): readonly [string, string] {
  return ['cuts.js', `export const CUTS = ${JSON.stringify(cuts.map(preparedCut))}\n`]
}

/** What the packages of all frameworks say of their icons. */
export function choiceTypes(cuts: readonly Cut[]): string {
  return `/** What can be chosen of an icon. Drawings are prepared at ${cuts.map(cutName).join(', ')}: the nearest is shown. */
export interface IconChoice {
  /** Px, or a length of CSS such as \`1em\`; 24 where nobody says. Drawn for the largest prepared size that is not above it. */
  size?: number | string | undefined
  /** Width of lines, at the size that was drawn; what is usual there where nobody says. */
  stroke?: number | string | undefined
  /** Corners, 0 to 3 in units of a grid of 24; 3 where nobody says. */
  radius?: number | string | undefined
  /** \`outlined\` where nobody says. */
  finish?: 'outlined' | 'filled' | undefined
  /** Read aloud; without a name an icon is hidden from programs that read aloud. */
  title?: string | undefined
}
`
}

/** The README of a package of components; `example` is how it is used. */
export function componentReadme(
  name: string,
  example: string,
  { icons, cuts }: { icons: number; cuts: readonly Cut[] },
): string {
  return `# ${name}

${icons} icons of one family, drawn by [Burin](https://www.npmjs.com/package/burin). One module an icon: what is not imported is not in your bundle.

${example}
| property | | without it |
|---|---|---|
| \`size\` | px, or a length of CSS such as \`1em\` | 24 |
| \`stroke\` | width of lines, in px of the size that was drawn | what is usual at the size: ${usualStrokes(cuts)} |
| \`radius\` | corners, 0 to 3 in units of a grid of 24 | 3 |
| \`finish\` | \`outlined\` or \`filled\` | \`outlined\` |
| \`title\` | read aloud | hidden from programs that read aloud, unless it has an \`aria-label\` |

Everything else goes to the \`<svg>\`; it is drawn in \`currentColor\`.

Drawings are prepared at these cuts (size/stroke/radius finish): ${cuts.map(cutName).join(', ')}.
Any other is shown by the nearest: of the same finish, of the largest size that is not above yours (so 32 px is the drawing for
24, enlarged, its lines with it), with the nearest stroke, then the nearest radius. Lines get the stroke that you say, where the nearest drawing
has them; areas and corners stay those of the nearest. Where only the cut itself will do, the service draws all 120, and
\`npm run -s pack-icons -- FOLDER --cut 24/1/2\` in its repository makes packages with other cuts.
`
}

function usualStrokes(cuts: readonly Cut[]): string {
  const sizes = [...new Set(cuts.map(({ size }) => size))]
  return sizes.map((size) => `${cuts.find((cut) => cut.size === size)?.stroke} at ${size}`).join(', ')
}
