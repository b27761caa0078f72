import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { writeFileWhole } from './write-file-whole.ts'

const folder = mkdtempSync(join(tmpdir(), 'burin-whole-'))
after(() => rmSync(folder, { recursive: true }))

describe('a file written whole', () => {
  it('is new, or takes the place of the old text, and leaves nothing beside it', async () => {
    const path = join(folder, 'icon.svg')
    for (const text of ['one', 'two']) {
      await writeFileWhole(path, text, 0o644)
      equal(readFileSync(path, 'utf8'), text)
    }
    deepEqual(readdirSync(folder), ['icon.svg'])
    rmSync(path)
  })

  it('is written where a link leads, which stays a link', async () => {
    const [file, link] = [join(folder, 'file.svg'), join(folder, 'link.svg')]
    writeFileSync(file, 'old')
    symlinkSync(file, link)
    await writeFileWhole(link, 'new', 0o644)
    equal(readFileSync(file, 'utf8'), 'new')
    ok(lstatSync(link).isSymbolicLink())
  })

  it(
    'goes through a pipe, which stays one',
    { skip: process.platform === 'win32' && 'no pipes with names' },
    async () => {
      const pipe = join(folder, 'pipe')
      equal(spawnSync('mkfifo', [pipe]).status, 0)
      const [read] = await Promise.all([readFile(pipe, 'utf8'), writeFileWhole(pipe, 'through', 0o644)])
      equal(read, 'through')
      ok(lstatSync(pipe).isFIFO())
    },
  )

  it('is refused where a folder stands, and leaves nothing beside it', async () => {
    const inner = join(folder, 'inner')
    mkdirSync(join(inner, 'taken'), { recursive: true })
    await rejects(writeFileWhole(join(inner, 'taken'), 'text', 0o644), ({ code }: NodeJS.ErrnoException) =>
      /^E/.test(code ?? ''),
    )
    deepEqual(readdirSync(inner), ['taken'])
  })
})
