/**
 * Makes the package for users, when somebody types `npm pack`: the command `burin` and the typed clients as JavaScript with types, in
 * `dist/`, and for the time of the packing a package.json that is about that alone.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { ancestorPid } from './package/ancestor-pid.ts'
import { bundleForUsers } from './package/bundle-for-users.ts'
import { frontDoor, OLDEST_NODE } from './package/front-door.ts'
import { writeNotices } from './package/write-notices.ts'
import { writeTypes } from './package/write-types.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const manifest = join(root, 'package.json')
/** Puts the project's own manifest back from `kept`. */
const ownManifest = join(root, 'scripts', 'package', 'own-manifest.mjs')
const kept = join(root, '.cache', 'package.json.own')

/** What can be imported from where: files of `src` with what they export. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  index: [
    'client/create-client',
    'client/picture-of',
    'client/api-problem',
    'client/answer-problem',
    'client/create-hosting-client',
    'client/hosting-problem',
    'client/hosting-calls',
    'client/sending',
  ],
  deploy: ['deploy/deploy-folder', 'deploy/deploy-problem'],
}
/** Nouns that the clients take and give: only types, and of each name one. */
const NOUNS: readonly string[] = [
  ...['draw-object', 'draw-request', 'draw-event', 'model-object', 'glyph-object'].map((name) => `contract/${name}`),
  ...readdirSync(join(root, 'src/hosting/contract'))
    .filter((name) => name.endsWith('-object.ts'))
    .map((name) => `hosting/contract/${name.slice(0, -3)}`),
]
/** The value of each that has one; types come all. */
const EXPORTS: Readonly<Record<string, string>> = {
  'client/create-client': 'createClient',
  'client/picture-of': 'pictureOf',
  'client/api-problem': 'ApiProblem',
  'client/answer-problem': 'AnswerProblem',
  'client/create-hosting-client': 'createHostingClient',
  'client/hosting-problem': 'HostingProblem',
  'deploy/deploy-folder': 'deployFolder',
  'deploy/deploy-problem': 'DeployProblem',
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
}

async function prepack(): Promise<void> {
  // One that was ended by force, together with its guard, may have left it away.
  execFileSync(process.execPath, [ownManifest])
  const own = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist)
  await writeCode(own.version)
  writeTypes(root, [...Object.values(ENTRIES).flat(), ...NOUNS], join(dist, 'types'))
  for (const [name, files] of Object.entries(ENTRIES)) {
    const nouns = name === 'index' ? NOUNS : []
    const lines = [
      ...files.flatMap((file) =>
        EXPORTS[file] === undefined ? [] : [`export { ${EXPORTS[file]} } from './types/${file}.js'\n`],
      ),
      ...[...files, ...nouns].map((file) => `export type * from './types/${file}.js'\n`),
    ]
    writeFileSync(join(dist, `${name}.d.ts`), lines.join(''))
  }
  swapManifest(own)
}

async function writeCode(version: string): Promise<void> {
  const temporary = join(root, '.cache', 'package')
  mkdirSync(temporary, { recursive: true })
  for (const [name, files] of Object.entries(ENTRIES)) {
    const lines = files.flatMap((file) =>
      EXPORTS[file] === undefined ? [] : [`export { ${EXPORTS[file]} } from '../../src/${file}.ts'\n`],
    )
    writeFileSync(join(temporary, `${name}.ts`), lines.join(''))
  }
  const entries = {
    ...Object.fromEntries(Object.keys(ENTRIES).map((name) => [name, join(temporary, `${name}.ts`)])),
    command: join(root, 'src/cli/burin.ts'),
  }
  const inputs = await bundleForUsers(root, { entries, outputFolder: dist, version })
  writeNotices(root, inputs, join(dist, 'THIRD-PARTY.txt'))
  const door = join(dist, 'burin.js')
  writeFileSync(door, frontDoor('command.js'))
  chmodSync(door, 0o755)
}

/** From here on, `own-manifest.mjs` waits for npm to end, in whatever way. */
function swapManifest({ name, version, license }: Manifest): void {
  const entry = (file: string): object => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` })
  const forUsers = {
    name,
    version,
    description: 'The command burin, which deploys sites and draws icons, and typed clients of its services.',
    license,
    type: 'module',
    engines: { node: `>=${OLDEST_NODE}` },
    bin: { burin: 'dist/burin.js' },
    exports: { '.': entry('index'), './deploy': entry('deploy'), './package.json': './package.json' },
    files: ['dist'],
  }
  mkdirSync(dirname(kept), { recursive: true })
  const temporary = `${kept}.new`
  writeFileSync(temporary, `${JSON.stringify(forUsers, null, 2)}\n`)
  const npm = ancestorPid(process.ppid)
  copyFileSync(manifest, `${kept}.copy`)
  renameSync(`${kept}.copy`, kept)
  spawn(process.execPath, [ownManifest, String(npm ?? process.ppid)], { detached: true, stdio: 'ignore' }).unref()
  renameSync(temporary, manifest)
}

await prepack()
