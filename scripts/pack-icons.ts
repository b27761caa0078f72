/**
 * Makes the npm packages of icons from the lexicon:
 *
 *   npm run -s pack-icons -- FOLDER [--only NAME,…] [--cut PATTERN]…
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { cutsLike } from '../src/tools/cut-of.ts'
import { stop } from '../src/tools/stop.ts'
import { drawIcons } from './icon-packages/draw-icons.ts'
import { iconsPackage } from './icon-packages/icons-package.ts'
import type { PackageFiles } from './icon-packages/package-files.ts'
import { PREPARED_CUTS } from './icon-packages/prepared-cuts.ts'
import { reactPackage } from './icon-packages/react-package.ts'
import { sveltePackage } from './icon-packages/svelte-package.ts'
import { vuePackage } from './icon-packages/vue-package.ts'

const HELP = `pack-icons: makes burin-icons, burin-react, burin-vue and burin-svelte

  npm run -s pack-icons -- FOLDER [--only NAME,NAME…] [--cut PATTERN…]

  FOLDER         gets a folder for each package; one of an earlier time is replaced
  --only NAMES   only these icons, such as bell,arrow-left
  --cut PATTERN  size/stroke/radius/finish, * for any: cuts that components have with them, in place of the usual
                 ${PREPARED_CUTS.length}; once for each

Then \`npm pack\` or \`npm publish\` in the folder of a package.
Exit code: 0 made, 2 wrong usage.`

const OPTIONS = {
  only: { type: 'string', multiple: true },
  cut: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const

/** Makes all packages below `folder`; gives a line about each. */
async function packIcons(folder: string, only: readonly string[], patterns: readonly string[]): Promise<string[]> {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
    readonly version: string
  }
  const cuts = patterns.length === 0 ? PREPARED_CUTS : [...new Set(patterns.flatMap(cutsLike))]
  const order = { icons: drawIcons(only), cuts, version }
  const packages: Readonly<Record<string, PackageFiles>> = {
    'burin-icons': await iconsPackage(order),
    'burin-react': reactPackage(order),
    'burin-vue': vuePackage(order),
    'burin-svelte': sveltePackage(order),
  }
  for (const name of Object.keys(packages)) makeRoom(join(folder, name), name)
  return Object.entries(packages).map(([name, files]) => {
    for (const [path, text] of files) {
      const file = join(folder, name, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
    return `${join(folder, name)}: ${order.icons.length} icons, ${files.size} files, ${(bytes / 1e6).toFixed(1)} MB`
  })
}

/** Takes away what an earlier time made; throws where the folder holds something else. */
function makeRoom(folder: string, name: string): void {
  if (!existsSync(folder)) return
  const manifest = join(folder, 'package.json')
  const found = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name?: string }) : {}
  if (found.name !== name) throw new Error(`${folder} holds something else: name another folder, or move it away`)
  rmSync(folder, { recursive: true })
}

try {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const [folder, other] = positionals
  if (values.help === true) process.stdout.write(`${HELP}\n`)
  else if (folder === undefined || other !== undefined)
    throw new Error('name one folder for the packages: npm run -s pack-icons -- FOLDER')
  else {
    const only = (values.only ?? []).flatMap((names) => names.split(',')).filter((name) => name !== '')
    process.stdout.write(`${(await packIcons(folder, only, values.cut ?? [])).join('\n')}\n`)
  }
} catch (error) {
  stop('pack-icons', error, Object.keys(OPTIONS))
}
