import { deepEqual, equal } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, describe, it } from 'node:test'
import { openHashCache } from './hash-cache-file.ts'

const base = mkdtempSync(join(tmpdir(), 'burin-cache-'))
after(() => rmSync(base, { recursive: true }))
const [one, two] = ['a'.repeat(64), 'b'.repeat(64)]
let cacheFolder = ''
beforeEach(() => {
  cacheFolder = mkdtempSync(join(base, 'x-'))
})

const open = async (folder = '/site'): ReturnType<typeof openHashCache> => openHashCache(cacheFolder, folder)
const file = (): string => join(cacheFolder, 'hashes', readdirSync(join(cacheFolder, 'hashes'))[0] ?? '')

async function learn(hashes: Readonly<Record<string, string>>): Promise<void> {
  const cache = await open()
  for (const [stamp, sha256] of Object.entries(hashes)) cache.hashes.set(stamp, sha256)
  await cache.save(true)
}

async function known(...stamps: string[]): Promise<(string | undefined)[]> {
  const { hashes } = await open()
  return stamps.map((stamp) => hashes.get(stamp))
}

describe('the cache of hashes', () => {
  it('is kept for a folder, for nobody else to read', async () => {
    await learn({ '1': one, '2': two })
    deepEqual(await known('1', '2', '3'), [one, two, undefined])
    equal((await open('/other')).hashes.get('1'), undefined)
    equal(statSync(file()).mode & 0o077, 0)
  })
  it('forgets what nobody asked for, once all files were seen', async () => {
    await learn({ '1': one, '2': two })
    const part = await open()
    part.hashes.set('3', one)
    await part.save(false)
    deepEqual(await known('1', '2', '3'), [one, two, one])
    const whole = await open()
    whole.hashes.get('2')
    await whole.save(true)
    deepEqual(await known('1', '2', '3'), [undefined, two, undefined])
  })
  it('is written when something changed, and only then', async () => {
    await learn({ '1': one })
    const before = statSync(file()).ino
    const same = await open()
    same.hashes.get('1')
    await same.save(true)
    equal(statSync(file()).ino, before)
  })
  it('is empty when it was cleared', async () => {
    await learn({ '1': one })
    const cache = await open()
    cache.hashes.clear()
    equal(cache.hashes.get('1'), undefined)
    await cache.save(true)
    deepEqual(await known('1'), [undefined])
  })
  it('counts as none when it is not what was written', async () => {
    await learn({ '1': one })
    const good = readFileSync(file(), 'utf8')
    for (const bad of [
      '',
      good.slice(0, -20),
      good.replace('aaaa', 'aaab'),
      good.slice(65),
      'x\n{}\n',
      '\u0000'.repeat(100),
    ]) {
      writeFileSync(file(), bad)
      deepEqual(await known('1'), [undefined], bad)
    }
    writeFileSync(file(), good)
    deepEqual(await known('1'), [one])
    const path = file()
    rmSync(path)
    mkdirSync(path)
    deepEqual(await known('1'), [undefined])
  })
  it('is done without where it cannot be written', async () => {
    writeFileSync(join(cacheFolder, 'hashes'), 'a file in its place')
    await learn({ '1': one })
    deepEqual(await known('1'), [undefined])
  })
  it('is whole though two write it at once', async () => {
    const [first, second] = [await open(), await open()]
    first.hashes.set('1', one)
    second.hashes.set('2', two)
    await Promise.all([first.save(true), second.save(true)])
    equal((await known('1', '2')).filter((sha256) => sha256 !== undefined).length, 1)
    equal(readdirSync(join(cacheFolder, 'hashes')).length, 1)
  })
})
