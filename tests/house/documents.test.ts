/** Holds the documents of the repository to what is promised of them. */
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { ERRORS } from '../../src/contract/error-object.ts'
import { rooms } from './rooms.ts'
import { root } from './source-file.ts'

describe('documents', () => {
  test('every room has a README of at most 15 lines, which ends with what the room may not do', () => {
    for (const room of rooms) {
      const file = join(root, room, 'README.md')
      assert.ok(existsSync(file), `${room} has no README.md`)
      const text = readFileSync(file, 'utf8').trimEnd()
      assert.ok(text.split('\n').length <= 15, `${file} is too long`)
      assert.match(text.split('\n\n').at(-1) ?? '', /^May not: /, file)
    }
  })

  test('ARCHITECTURE.md has less than 164 lines and names every room', () => {
    const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
    assert.ok(text.trimEnd().split('\n').length < 164)
    assert.deepEqual(
      rooms.filter((room) => !text.includes(`\`${room.replace('src/', '')}\``)),
      [],
    )
  })

  test('ARCHITECTURE.md names no file of a room that is not there', () => {
    const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
    const wings = [...new Set(rooms.map((room) => room.split('/')[1]))]
    const named = [...text.matchAll(new RegExp(`(?<![\\w/.-])(?:${wings.join('|')})/[\\w./-]*\\w`, 'g'))].map(
      ([path]) => path,
    )
    assert.ok(named.length > 50)
    assert.deepEqual(
      named.filter((path) => !['', '.ts'].some((end) => existsSync(join(root, 'src', path + end)))),
      [],
    )
  })

  test('every link within the repository leads somewhere', () => {
    const documents = globSync('{*.md,docs/**/*.md,src/**/*.md}', { cwd: root })
    assert.ok(documents.length > 5)
    assert.deepEqual(
      documents.flatMap((path) =>
        linksOf(readFileSync(join(root, path), 'utf8'))
          .filter((link) => !existsSync(join(root, dirname(path), link)))
          .map((link) => `${path}: ${link}`),
      ),
      [],
    )
  })

  test('README.md and the sheets of docs/lexicon count the glyphs as they are', () => {
    const glyphs = globSync('src/lexicon/glyphs/*/*.icon', { cwd: root }).length
    const said = ['README.md', 'docs/lexicon/README.md'].map((path) => {
      const count = /(\d+) glyphs/.exec(readFileSync(join(root, path), 'utf8'))?.[1]
      return `${path}: ${count} glyphs`
    })
    assert.deepEqual(said, [`README.md: ${glyphs} glyphs`, `docs/lexicon/README.md: ${glyphs} glyphs`])
  })

  test('docs/guides/errors.md tells every code with its status', () => {
    const guide = readFileSync(join(root, 'docs/guides/errors.md'), 'utf8')
    const untold = Object.entries(ERRORS).filter(
      ([code, { status }]) =>
        !guide.split('\n').some((line) => line.includes(`\`${code}\``) && line.includes(`${status}`)),
    )
    assert.deepEqual(
      untold.map(([code]) => code),
      [],
    )
  })

  /** Addresses elsewhere and anchors within a page are left out. */
  function linksOf(text: string): string[] {
    const all = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '')
    return all.filter((link) => !/^([a-z]+:|#)/.test(link)).map((link) => link.replace(/#.*$/, ''))
  }
})
