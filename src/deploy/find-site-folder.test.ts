import { equal } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { findSiteFolder } from './find-site-folder.ts'

describe('the folder that looks like a site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'burin-site-'))
  after(() => rmSync(folder, { recursive: true }))
  it('is none, where none has an index.html', () => {
    mkdirSync(join(folder, 'dist', 'index.html'), { recursive: true })
    writeFileSync(join(folder, 'build'), 'a file')
    equal(findSiteFolder(folder), null)
    equal(findSiteFolder(join(folder, 'gone')), null)
  })
  it('has an index.html', () => {
    mkdirSync(join(folder, '.output', 'public'), { recursive: true })
    writeFileSync(join(folder, '.output', 'public', 'index.html'), '')
    equal(findSiteFolder(folder), '.output/public')
    mkdirSync(join(folder, '_site'))
    writeFileSync(join(folder, '_site', 'index.html'), '')
    equal(findSiteFolder(folder), '_site')
  })
})
