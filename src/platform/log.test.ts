import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createLog } from './log.ts'

describe('createLog', () => {
  it('writes one JSON object a line', () => {
    const lines: string[] = []
    createLog(
      'info',
      () => 0,
      (line) => lines.push(line),
    ).warn('odd', { count: 2, gone: undefined })
    equal(lines.length, 1)
    ok(lines[0]?.endsWith('}\n'))
    deepEqual(JSON.parse(lines[0] ?? ''), { time: '1970-01-01T00:00:00.000Z', level: 'warn', event: 'odd', count: 2 })
  })
  it('leaves out what is below its level', () => {
    const lines: string[] = []
    const log = createLog(
      'warn',
      () => 0,
      (line) => lines.push(line),
    )
    log.debug('a')
    log.info('b')
    log.warn('c')
    log.error('d')
    deepEqual(
      lines.map((line) => (JSON.parse(line) as { event: string }).event),
      ['c', 'd'],
    )
    createLog(
      'silent',
      () => 0,
      (line) => lines.push(line),
    ).error('e')
    equal(lines.length, 2)
  })
  it('keeps no key', () => {
    const lines: string[] = []
    createLog(
      'info',
      () => 0,
      (line) => lines.push(line),
    ).info('odd', {
      problem: 'at /x?key=svc_live_abc123 svc_test_xyz burin_session_uvw burin_token_rst',
      header: 'Bearer abc.def',
    })
    const text = lines.join('')
    for (const secret of ['abc123', 'xyz', 'uvw', 'rst', 'abc.def']) ok(!text.includes(secret), text)
  })
})
