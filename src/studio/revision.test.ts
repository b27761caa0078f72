import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Author, Draft } from '../author/author.ts'
import { attempt } from './attempt.ts'
import { createStudio } from './draw.ts'
import { revisionOf } from './revision.ts'

function withSource(work: (source: string, put: (path: string, text: string) => void) => void): void {
  const source = mkdtempSync(join(tmpdir(), 'revision-'))
  try {
    for (const room of ['drawing', 'lexicon', 'author', 'studio', 'icons']) mkdirSync(join(source, room))
    work(source, (path, text) => writeFileSync(join(source, path), text))
  } finally {
    rmSync(source, { recursive: true })
  }
}

test('a revision names the content of the drawing rooms, and nothing else', () => {
  withSource((source, put) => {
    put('drawing/a.ts', '1')
    put('lexicon/cloud.icon', 'icon cloud')
    const before = revisionOf(null, source)
    assert.match(before, /^r-[0-9a-f]{12}$/)
    assert.equal(revisionOf(null, source), before)
    put('drawing/a.test.ts', 'a test')
    put('lexicon/README.md', 'words')
    put('icons/route.ts', 'another room')
    assert.equal(revisionOf(null, source), before)
    put('lexicon/cloud.icon', 'icon cloud\n')
    const after = revisionOf(null, source)
    assert.notEqual(after, before)
    put('author/b.ts', '')
    const more = revisionOf(null, source)
    assert.notEqual(more, after)
    renameSync(join(source, 'author/b.ts'), join(source, 'author/c.ts'))
    assert.notEqual(revisionOf(null, source), more)
  })
})

test('a revision names the author too, where more than these files decides its drafts', () => {
  const names = [null, 'model-1, temperature 0', 'model-2, temperature 0'].map((author) => revisionOf(author))
  assert.equal(new Set(names).size, 3)
  assert.equal(names[0], revisionOf())
})

test('a studio has the revision of its author', () => {
  const author: Author = {
    concept: () => 'x',
    isDeterministic: false,
    revision: 'model-1',
    *propose(): Generator<Draft, null> {
      yield* []
      return null
    },
  }
  assert.equal(createStudio({ author, judge: attempt }).revision, revisionOf('model-1'))
})

test('our own revision can be taken', () => {
  assert.match(revisionOf(), /^r-[0-9a-f]{12}$/)
})
