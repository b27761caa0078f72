import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { DeployProgress } from '../deploy/deploy-folder.ts'
import { counted, deployBars, lineOf } from './deploy-bars.ts'

const hashing: DeployProgress = { step: 'hashing', doneFiles: 450, files: 1000, doneBytes: 9e6, bytes: 20e6 }
const uploading: DeployProgress = { step: 'uploading', doneBytes: 5e6, bytes: 20e6 }
const waiting: DeployProgress = { step: 'waiting', problem: new TypeError('fetch failed'), ms: 3500 }
const all: DeployProgress[] = [hashing, uploading, waiting, { step: 'finalizing' }]

describe('a bar of a deploy', () => {
  it('says how far it is', () => {
    equal(lineOf(hashing, null, 80), 'Reading  45% [##############................]  450 of 1,000 files')
    equal(
      lineOf(uploading, 2_300_000, 80),
      'Sending  25% [######..................]  4.8 MiB of 19 MiB  2.2 MiB/s  7 s left',
    )
    match(lineOf(waiting, null, 80), /again in 4 s \(fetch failed\)/)
  })
  it('leaves out what a narrow terminal has no room for, and keeps to its columns', () => {
    equal(lineOf(uploading, 2_300_000, 40), 'Sending  25%  4.8 MiB of 19 MiB')
    equal(lineOf(uploading, 2_300_000, 14), 'Sending  25%')
    for (const progress of all)
      for (let columns = 20; columns < 200; columns += 1) {
        const { length } = lineOf(progress, 1e5, columns)
        ok(length < columns || progress.step === 'waiting', `${progress.step} ${columns}: ${length}`)
      }
  })
  it('is full at the end, and never fuller', () => {
    const more = { ...uploading, doneBytes: 21e6 }
    match(lineOf(more, null, 80), /100% \[#+\] /)
    match(lineOf({ ...uploading, doneBytes: -5 }, null, 80), /  0% \[\.+\]  0 B/)
    match(lineOf({ ...uploading, doneBytes: 0, bytes: 0 }, null, 80), /100%/)
  })
  it('is drawn now and then, and at every new step', () => {
    let at = 0
    const lines: (string | null)[] = []
    const terminal = {
      columns: 80,
      live: (line: string | null) => void lines.push(line),
      paint: (_: string, t: string) => t,
    }
    const bars = deployBars(terminal, () => at)
    for (; at < 1000; at += 1) bars.show(hashing)
    equal(lines.length, 13)
    bars.show(uploading)
    bars.show({ step: 'finalizing' })
    bars.end()
    deepEqual(lines.slice(-2), ['Finalizing…', null])
  })
  it('has the rate of the last seconds', () => {
    let at = 0
    const lines: (string | null)[] = []
    const terminal = {
      columns: 80,
      live: (line: string | null) => void lines.push(line),
      paint: (_: string, t: string) => t,
    }
    const bars = deployBars(terminal, () => at)
    // A second at 1 MB/s, then slower.
    for (; at <= 20_000; at += 100) {
      const doneBytes = at < 1000 ? at * 1000 : 1e6 + (at - 1000) * 50
      bars.show({ step: 'uploading', doneBytes, bytes: 5e6 })
    }
    ok(!(lines[3] ?? '').includes('/s'))
    match(lines[9] ?? '', /977 KiB\/s/)
    match(lines.at(-1) ?? '', /49 KiB\/s  (61 s|2 min) left/)
  })
})

describe('numbers for people', () => {
  it('are short', () => {
    equal(counted(20_000), '20,000')
  })
})
