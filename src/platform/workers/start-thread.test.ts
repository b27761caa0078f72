import { equal, ok } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'

const WORK = new URL('../../../tests/sample-work.ts', import.meta.url).href
const KEEP_COMPILED = new URL('../../config/keep-compiled.ts', import.meta.url).href
const START_THREAD = new URL('start-thread.ts', import.meta.url).href

describe('what Node makes of the code of a thread', () => {
  it('is kept where its process keeps its own', () => {
    const folder = mkdtempSync(join(tmpdir(), 'burin-kept-'))
    const program = `
      import { keepCompiled } from '${KEEP_COMPILED}'
      import { startThread } from '${START_THREAD}'
      keepCompiled(process.argv[1])
      await startThread(new URL('${WORK}'), { heapMib: 128, niceness: 0 }).loaded
      // Without the goodbye in which the process itself would write.
      process.kill(process.pid, 'SIGKILL')`
    const env: Record<string, string> = { PATH: process.env['PATH'] ?? '' }
    const { stderr } = spawnSync(process.execPath, ['--eval', program, folder], { env })
    equal(stderr.toString(), '')
    const kept = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    rmSync(folder, { recursive: true })
    ok(kept.length > 0)
  })
})
