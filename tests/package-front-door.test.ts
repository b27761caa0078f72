import { deepEqual } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { frontDoor } from '../scripts/package/front-door.ts'

describe('the command of the package for users', () => {
  const folder = mkdtempSync(join(tmpdir(), 'burin-door-'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'command.js'), 'console.log(process.argv[2])\n')
  writeFileSync(join(folder, 'burin.js'), frontDoor('command.js'))
  after(() => rmSync(folder, { recursive: true }))

  const calledWith = (version: string): unknown[] => {
    const other = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
    const args = ['--import', `data:text/javascript,${encodeURIComponent(other)}`, join(folder, 'burin.js'), 'login']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    return [status, stdout, stderr]
  }

  it('says which Node it takes, and loads nothing, where that is older', () =>
    deepEqual(calledWith('20.11.1'), [
      1,
      '',
      'burin: this takes Node 22 or newer, and this is Node 20.11.1: update it, from https://nodejs.org or with your version manager\n',
    ]))
  it('goes on with any other', () => {
    for (const version of ['22.0.0', '26.10.0', '100.0.0']) deepEqual(calledWith(version), [0, 'login\n', ''])
  })
})
