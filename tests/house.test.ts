/** Holds the code to the rules of ARCHITECTURE.md that neither the type checker nor the linter sees. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, test } from 'node:test'
import { owners } from './house/owners.ts'
import { htmlComplaint, TRUSTING } from './house/html-complaint.ts'
import { doors, roomOf, rooms } from './house/rooms.ts'
import { lineAt, root, sourceFiles, treeOf, walk, type SourceFile, type TreeNode } from './house/source-file.ts'

const longestFile = 400
const shortFile = 16
const longestFunction = 70

const files = sourceFiles()
const own = files.filter(({ path, isTest }) => path.startsWith('src/') && !isTest)
const pure = own.filter(({ path }) => path.startsWith('src/drawing/'))
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
  devDependencies: Record<string, string>
}

/** Passes when no file has a complaint; otherwise shows all of them. */
function nobodyComplains(complaints: readonly string[]): void {
  assert.ok(complaints.length === 0, complaints.join('\n'))
}

describe('rooms', () => {
  test('the house test sees the code', () => {
    assert.ok(own.length > 5 && rooms.length > 5)
    nobodyComplains(files.flatMap(({ path, parsed }) => parsed.errors.map((error) => `${path}: ${error.message}`)))
  })

  test('every file of src lives in a room', () => {
    nobodyComplains(own.filter(({ path }) => roomOf(path) === undefined).map(({ path }) => path))
  })

  test('every import goes through a door', () => {
    nobodyComplains(own.flatMap(closedDoors))
  })

  test('every door is used', () => {
    const used = new Set(
      own.flatMap(({ path, imports }) =>
        imports.map(({ target }) => `${roomOf(path)} → ${target === null ? '' : roomOf(target)}`),
      ),
    )
    // The front door may grow into any part of the house.
    const held = rooms.filter((room) => room !== 'src/main')
    nobodyComplains(
      held.flatMap((room) => (doors.get(room) ?? []).map((to) => `${room} → ${to}`)).filter((door) => !used.has(door)),
    )
  })

  test('every room is a project of the root tsconfig.json', () => {
    const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
      references: { path: string }[]
    }
    assert.deepEqual(
      references
        .map(({ path }) => path)
        .filter((path) => path.startsWith('src/'))
        .sort(),
      rooms,
    )
  })
})

function closedDoors({ path, imports }: SourceFile): string[] {
  const from = roomOf(path) ?? ''
  return imports.flatMap(({ target }) => {
    if (target === null) return []
    const to = roomOf(target)
    if (to === undefined) return [`${path} imports ${target}, which is in no room`]
    return to === from || doors.get(from)?.includes(to) ? [] : [`${path}: ${from} has no door to ${to}`]
  })
}

describe('imports', () => {
  test('every npm package is imported by its owners only', () => {
    const complaints = own.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier, target }) => target === null && !specifier.startsWith('node:'))
        .map(({ specifier }) => packageOf(specifier))
        .filter((name) => !owners[name]?.includes(roomOf(path) ?? ''))
        .map((name) => `${path}: ${roomOf(path)} does not own ${name}`),
    )
    nobodyComplains(complaints)
  })

  test('every owner imports its package', () => {
    const used = new Set(
      own.flatMap(({ path, imports }) => imports.map(({ specifier }) => `${roomOf(path)}: ${packageOf(specifier)}`)),
    )
    const owned = Object.entries(owners).flatMap(([name, by]) => by.map((room) => `${room}: ${name}`))
    nobodyComplains(owned.filter((one) => !used.has(one)))
  })

  test('packages for development stay out of src: npm start and the tools run without them', () => {
    nobodyComplains(
      own.flatMap(({ path, imports }) =>
        imports
          .filter(({ specifier }) => packageOf(specifier) in manifest.devDependencies)
          .map(({ specifier }) => `${path}: ${specifier}`),
      ),
    )
  })

  test('relative imports name a file that exists, with its ending', () => {
    nobodyComplains(
      files.flatMap(({ path, imports }) =>
        imports
          .filter(({ target }) => target !== null && !existsSync(join(root, target)))
          .map(({ specifier }) => `${path}: ${specifier}`),
      ),
    )
  })

  test('no file imports itself, however long the way', () => {
    nobodyComplains(cycles())
  })

  test('no barrels', () => {
    const passesOnOnly = ({ path, imports, parsed }: SourceFile): boolean =>
      basename(path) === 'index.ts' ||
      (imports.some((one) => one.reExport) &&
        parsed.program.body.every((one) => one.type.startsWith('Export') && 'source' in one && one.source !== null))
    nobodyComplains(files.filter(passesOnOnly).map(({ path }) => path))
  })

  test('no default exports', () => {
    // A reporter of node:test must be one.
    const held = files.filter(({ path }) => path !== 'scripts/test-reporter.ts')
    const hasDefault = ({ parsed }: SourceFile): boolean =>
      parsed.module.staticExports.some(({ entries }) =>
        entries.some((entry) => `${entry.exportName.kind}` === 'Default'),
      )
    nobodyComplains(held.filter(hasDefault).map(({ path }) => path))
  })

  test('only the room config reads the environment, and for commands of users one file of cli', () => {
    const readers = own.filter(({ path }) => !/^src\/(config\/|cli\/read-environment\.ts$)/.test(path))
    nobodyComplains(readers.flatMap((file) => nodesWhere(file, readsEnvironment)))
  })
})

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Import cycles among files, types left out: those vanish before the code runs. */
function cycles(): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(' → '))
    if (way.includes(path) || done.has(path)) return
    for (const { target, typeOnly } of byPath.get(path)?.imports ?? []) {
      if (target !== null && !typeOnly) visit(target, [...way, path])
    }
    done.add(path)
  }
  for (const { path } of files) visit(path, [])
  return found
}

function nodesWhere(file: SourceFile, fits: (node: TreeNode, parent: TreeNode | null) => string | undefined): string[] {
  const complaints: string[] = []
  walk(treeOf(file), (node, parent) => {
    const complaint = fits(node, parent)
    if (complaint !== undefined) complaints.push(`${file.path}:${lineAt(file, node.start)}: ${complaint}`)
  })
  return complaints
}

function readsEnvironment(node: TreeNode): string | undefined {
  if (isMember(node, 'process', 'env')) return 'process.env'
  const isProcess = node.type === 'ImportDeclaration' && (node['source'] as TreeNode)['value'] === 'node:process'
  return isProcess ? 'imports node:process' : undefined
}

function isMember(node: TreeNode, object: string, property: string): boolean {
  if (node.type !== 'MemberExpression') return false
  return (
    isNamed(node['object'], object) &&
    (isNamed(node['property'], property) || (node['property'] as TreeNode)['value'] === property)
  )
}

function isNamed(node: unknown, name: string): boolean {
  return (node as TreeNode).type === 'Identifier' && (node as TreeNode)['name'] === name
}

describe('the pure wing', () => {
  const worldly = [
    'Date',
    'process',
    'globalThis',
    'performance',
    'crypto',
    'fetch',
    'setTimeout',
    'setInterval',
    'queueMicrotask',
    'console',
    'eval',
    'Intl',
  ]

  test('src/drawing knows no clock, no chance, no input or output', () => {
    nobodyComplains([
      ...pure.flatMap(({ path, imports }) =>
        imports.filter(({ target }) => target === null).map(({ specifier }) => `${path}: ${specifier}`),
      ),
      ...pure.flatMap((file) => nodesWhere(file, touchesTheWorld)),
    ])
  })

  test('src/drawing answers at once: nothing is async', () => {
    const waits = (node: TreeNode): string | undefined =>
      node.type === 'AwaitExpression' || node['async'] === true || isNamed(node, 'Promise') ? 'async' : undefined
    nobodyComplains(pure.flatMap((file) => nodesWhere(file, waits)))
  })

  function touchesTheWorld(node: TreeNode, parent: TreeNode | null): string | undefined {
    if (isMember(node, 'Math', 'random')) return 'Math.random'
    if (node.type !== 'Identifier' || !worldly.includes(String(node['name']))) return undefined
    const isOnlyAName =
      parent !== null &&
      !parent['computed'] &&
      (parent['property'] === node || (parent['key'] === node && !parent['shorthand']))
    return isOnlyAName ? undefined : String(node['name'])
  }
})

describe('style', () => {
  test('names of files and folders are kebab-case and say what is in them', () => {
    const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.test)?(\.ts)?$/
    const empty = /^(utils?|helpers?|common|managers?|base|services?|misc)(\.ts)?$/
    const wrong = (part: string): boolean => !name.test(part) || empty.test(part)
    nobodyComplains(files.filter(({ path }) => path.split('/').some(wrong)).map(({ path }) => path))
  })

  test(`a file has at most ${longestFile} lines, or its first comment says why not`, () => {
    const excused = ({ parsed }: SourceFile): boolean => parsed.comments[0]?.value.includes('Long because') ?? false
    nobodyComplains(
      files
        .filter((file) => file.lines.length > longestFile + 1 && !excused(file))
        .map(({ path, lines }) => `${path}: ${lines.length} lines`),
    )
  })

  test(`at most one file of src in ten has less than ${shortFile} lines: a reader opens each`, () => {
    const short = own.filter(({ text }) => text.split('\n').length - 1 < shortFile).map(({ path }) => path)
    assert.ok(short.length * 10 <= own.length, [`${short.length} of ${own.length}`, ...short].join('\n'))
  })

  test(`a function has at most ${longestFunction} lines`, () => {
    const tooLong =
      (file: SourceFile) =>
      (node: TreeNode): string | undefined => {
        if (!/Function(Expression|Declaration)$/.test(node.type)) return undefined
        const lines = lineAt(file, node.end) - lineAt(file, node.start) + 1
        return lines > longestFunction ? `${lines} lines` : undefined
      }
    // A group of tests is a function only by its form.
    nobodyComplains(files.filter(({ isTest }) => !isTest).flatMap((file) => nodesWhere(file, tooLong(file))))
  })

  test('HTML is made by html`…` alone, and few say of a text that it is HTML', () => {
    const held = own.filter(({ path }) =>
      /^src\/(pages|web|icons|api|draws|hosting\/pages)\/(?!html\/html\.ts)/.test(path),
    )
    nobodyComplains(held.flatMap((file) => nodesWhere(file, htmlComplaint)))
    assert.deepEqual(
      held.filter(({ text }) => /\btrusted\(/.test(text)).map(({ path }) => path),
      TRUSTING,
    )
  })

  test('rows of the database are checked by their form where they are read', () => {
    const asked = own.filter(({ path }) => /^src\/(accounts|admin|web|draws|hosting|sites|main)\//.test(path))
    nobodyComplains(
      asked.filter(({ text }) => /\.query</.test(text)).map(({ path }) => `${path}: rows that are believed`),
    )
  })

  test('no classes but errors and resources to close', () => {
    const isClass = (node: TreeNode): string | undefined =>
      /^Class(Declaration|Expression)$/.test(node.type) ? classComplaint(node) : undefined
    nobodyComplains(own.flatMap((file) => nodesWhere(file, isClass)))
  })

  function classComplaint(node: TreeNode): string | undefined {
    return node['superClass'] !== null && isNamed(node['superClass'], 'Error') ? undefined : 'a class'
  }
})

describe('lists', () => {
  test('each rule of the checker is in rules.ts and has cases that fire and that pass', () => {
    const folder = 'src/drawing/checker/rules'
    nobodyComplains([
      ...missingFrom('src/drawing/checker/rules.ts', folder),
      ...namesIn(folder).flatMap((rule) =>
        ['fires-', 'passes-']
          .filter((start) => !hasCase(`corpus/checker/${rule}`, start))
          .map((start) => `corpus/checker/${rule}/${start}…`),
      ),
    ])
  })

  test('each statement of the language is in statements.ts and has a corpus folder', () => {
    const folder = 'src/drawing/language/statements'
    nobodyComplains([
      ...missingFrom('src/drawing/language/statements.ts', folder),
      ...namesIn(folder)
        .filter((statement) => !hasCase(`corpus/language/${statement}`, ''))
        .map((statement) => `corpus/language/${statement}/`),
    ])
  })

  test('each route is in routes.ts', () => {
    nobodyComplains(missingFrom('src/icons/routes.ts', 'src/icons/routes'))
  })

  test('each document is in documents.ts of the web site', () => {
    nobodyComplains(missingFrom('src/web/documents.ts', 'src/web/documents'))
  })

  test('each page and form is in routes.ts of the web site', () => {
    nobodyComplains(missingFrom('src/web/routes.ts', 'src/web/routes'))
    nobodyComplains(missingFrom('src/hosting/pages/routes.ts', 'src/hosting/pages/routes'))
  })

  test('each guide is in site.ts', () => {
    const guides = readdirSync(join(root, 'docs/guides')).map((name) => name.replace(/\.md$/, ''))
    const site = readFileSync(join(root, 'src/pages/site.ts'), 'utf8')
    nobodyComplains(
      guides
        .filter((guide) => !new RegExp(`guide(?:To\\w+)?\\(\\s*'${guide}'`).test(site))
        .map((guide) => `src/pages/site.ts does not name docs/guides/${guide}.md`),
    )
  })

  test('migrations are numbered from 0001 without a hole, each once', () => {
    const numbers = readdirSync(join(root, 'src/database/migrations')).map((name) => Number(name.slice(0, 4)))
    assert.deepEqual(
      numbers.sort((a, b) => a - b),
      numbers.map((_, index) => index + 1),
    )
  })

  test('each script of package.json runs a file that exists', () => {
    const targets = Object.values(manifest.scripts).flatMap((line) => /scripts\/run\.mjs (\S+)/.exec(line)?.[1] ?? [])
    assert.ok(targets.length > 3)
    nobodyComplains(targets.filter((target) => !existsSync(join(root, target))))
  })
})

/** The files of a folder without their ending, tests left out. */
function namesIn(folder: string): string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path)
    .filter((name) => /^[a-z0-9-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -3))
    .sort()
}

/** What stands in the folder but is not imported by the list. */
function missingFrom(list: string, folder: string, names: readonly string[] = namesIn(folder)): string[] {
  const imported = new Set(files.find(({ path }) => path === list)?.imports.map(({ target }) => target))
  return names
    .map((name) => `${folder}/${name}.ts`)
    .filter((path) => !imported.has(path))
    .map((path) => `${list} does not name ${path}`)
}

function hasCase(folder: string, start: string): boolean {
  const path = join(root, folder)
  return existsSync(path) && readdirSync(path).some((name) => name.startsWith(start))
}
