/** Holds the documents of the repository to what is promised of them. */
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
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

  /** Addresses elsewhere and anchors within a page are left out. */
  function linksOf(text: string): string[] {
    const all = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '')
    return all.filter((link) => !/^([a-z]+:|#)/.test(link)).map((link) => link.replace(/#.*$/, ''))
  }
})
