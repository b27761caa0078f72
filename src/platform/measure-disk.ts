import { statfs } from 'node:fs/promises'
import type { Meter } from './meter.ts'

/**
 * Shows operators how much room the file systems of some folders have (what is in it → its path), as of the last time that somebody looked: a
 * disk that does not answer holds nobody up. Resolves when that is known for the first time; never rejects.
 */
export async function measureDisk(
  meter: Pick<Meter, 'gauge' | 'onLook'>,
  folders: Readonly<Record<string, string>>,
): Promise<void> {
  const free = meter.gauge({
    name: 'burin_disk_free_bytes',
    help: 'Room that is left for the service on the file system of a folder.',
    labels: ['of'],
  })
  const size = meter.gauge({
    name: 'burin_disk_size_bytes',
    help: 'How large the file system of a folder is.',
    labels: ['of'],
  })
  const measureOne = async ([of, folder]: readonly [string, string]): Promise<void> => {
    const found = await statfs(folder).catch(() => null)
    // There is no folder, so nothing is kept in it yet.
    if (found === null) return
    free.set({ of }, found.bavail * found.bsize)
    size.set({ of }, found.blocks * found.bsize)
  }
  let measuring: Promise<unknown> | null = null
  const measure = (): Promise<unknown> =>
    (measuring ??= Promise.all(Object.entries(folders).map(measureOne)).finally(() => (measuring = null)))
  meter.onLook(() => void measure())
  await measure()
}
