import { deepEqual, ok } from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { it } from 'node:test'
import { writtenMeter } from '../../tests/written-meter.ts'
import { measureDisk } from './measure-disk.ts'

it('the room of disks is known at once, and nothing is said of a folder that is not there', async () => {
  const { meter, lines } = writtenMeter()
  await measureDisk(meter, { data: tmpdir(), contents: '/there-is-no-such-folder' })
  deepEqual(
    lines.map((line) => line.replace(/ \d+$/, '')),
    ['burin_disk_free_bytes data', 'burin_disk_size_bytes data'],
  )
  const [free = 0, size = 0] = lines.map((line) => Number(line.split(' ')[2]))
  ok(free > 0 && size > free, `${free} of ${size}`)
})
