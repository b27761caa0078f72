import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import sharp from 'sharp'

const folder = mkdtempSync(join(tmpdir(), 'sheet-'))
const tool = join(import.meta.dirname, 'sheet.ts')

function sheet(...args: string[]): {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
} {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** How many pixels are clearly red: the frame of a cell with errors. */
async function redPixels(path: string): Promise<number> {
  const { data, info } = await sharp(readFileSync(path)).raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at] ?? 0) > 180 && (data[at + 1] ?? 255) < 90 && (data[at + 2] ?? 255) < 90) count++
  }
  return count
}

describe('sheet', () => {
  after(() => rmSync(folder, { recursive: true }))

  test('shows every cut of a file, and no sheet is wider than asked', async () => {
    const icon = join(folder, 'box.icon')
    const out = join(folder, 'box.png')
    writeFileSync(icon, 'icon box\nbox 3,3 18x18\n')
    const { status, stdout } = sheet(icon, '--out', out, '--size', 'all', '--width', '900', '--quiet')
    assert.equal(status, 0)
    assert.match(stdout, /1 icon × 6 cuts/)
    const { width, height } = await sharp(out).metadata()
    assert.ok(width > 400 && width <= 900 && height > 200, `${width} × ${height}`)
  })

  test('frames a program with problems in red and prints them', async () => {
    const icon = join(folder, 'bad.icon')
    const out = join(folder, 'bad.png')
    writeFileSync(icon, 'icon bad\nbocks 3,3 18x18\n')
    const { status, stdout, stderr } = sheet(icon, '--out', out, '--cut', '24/2/3')
    assert.equal(status, 1)
    // Once, not once a cut.
    assert.equal(stderr.split('\n').length, 2, stderr)
    assert.ok(stderr.startsWith(`${icon}:2:1: `), stderr)
    assert.doesNotMatch(stdout, /bocks/)
    assert.ok((await redPixels(out)) > 200)
  })

  test('a blind sheet numbers the icons and puts their names into the key', () => {
    const key = join(folder, 'key.tsv')
    const out = join(folder, 'blind.png')
    const { status, stdout } = sheet('bell', 'lock', 'car', '--house', '--blind', '3', '--key', key, '--out', out)
    assert.equal(status, 0)
    assert.doesNotMatch(stdout, /lock/)
    const rows = readFileSync(key, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))
    assert.deepEqual(
      rows.map(([number]) => number),
      ['1', '2', '3'],
    )
    assert.deepEqual(new Set(rows.map(([, name]) => name)), new Set(['bell', 'car', 'lock']))
  })

  test('says what is wrong with the wish', () => {
    assert.match(sheet('no-such-glyph').stderr, /no glyph "no-such-glyph"/)
    assert.match(sheet('hearts').stderr, /no glyph "hearts".*; did you mean heart\?/)
    assert.match(sheet('heart', '--out', 'sheet.txt').stderr, /ends with \.png/)
    assert.match(sheet('--sise', '16').stderr, /^sheet: there is no option --sise; did you mean --size\?\n$/)
    assert.match(sheet('--size', '17').stderr, /allowed are 16, 20, 24/)
    assert.equal(sheet('--scale', '0').status, 2)
  })

  test('prints its help', () => {
    const { status, stdout } = sheet('--help')
    assert.equal(status, 0)
    assert.match(stdout, /npm run -s sheet/)
  })
})
