import { equal, match, ok } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { BOMBS, damagedPictures } from './hostile-pictures.ts'
import type { HostilePicture } from './hostile-pictures.ts'
import { runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'

interface Answer {
  readonly code?: string
  readonly param?: string
  readonly images?: number
}

describe('a hostile picture', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())

  /** Drawn, or refused with its name; gives how it was answered. */
  const answered = async ({ name, mime, bytes }: HostilePicture): Promise<'drawn' | 'refused'> => {
    const response = await service.draw({ images: [{ base64: bytes.toString('base64'), mime }] })
    const answer = (await response.json()) as Answer
    if (response.status === 200) return 'drawn'
    equal(response.status, 400, name)
    match(answer.param ?? '', /^images\[0\]\.(?:base64|mime)$/, name)
    return 'refused'
  }

  it('is refused with its name, or drawn, however it is damaged', async () => {
    const counts = { drawn: 0, refused: 0 }
    for await (const picture of damagedPictures(120)) counts[await answered(picture)] += 1
    ok(counts.drawn > 10 && counts.refused > 60, JSON.stringify(counts))
  })

  it('costs no more than its place allows, whatever its head promises', async () => {
    const refused: string[] = []
    for (const [name, make] of Object.entries(BOMBS))
      if ((await answered({ ...make(1 / 64), name })) === 'refused') refused.push(name)
    for (const name of ['scans without end', 'a packed profile', 'more pixels than are allowed'])
      ok(refused.includes(name), name)
  })
})
