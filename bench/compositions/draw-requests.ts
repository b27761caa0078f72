import { createHash } from 'node:crypto'
import { embeddedAuthor } from '../../src/author/embedded/embedded-author.ts'
import type { Cut } from '../../src/drawing/model/cut.ts'
import type { Finding } from '../../src/drawing/model/finding.ts'
import { loadLexicon } from '../../src/lexicon/load.ts'
import { attempt } from '../../src/studio/attempt.ts'
import { createStudio } from '../../src/studio/draw.ts'
import type { CutKey, JudgedRequest } from './judged-requests.ts'
import { CUTS } from './judged-requests.ts'

export interface Picture {
  readonly svg: string
  readonly hash: string
  readonly findings: readonly Finding[]
  readonly isChecked: boolean
}

export interface Shown {
  readonly request: JudgedRequest
  readonly pictures: Readonly<Record<CutKey, Picture>>
}

/** Draws each request at the cuts that are judged, as the service does. */
export async function drawRequests(requests: readonly JudgedRequest[]): Promise<Shown[]> {
  const studio = createStudio({ author: embeddedAuthor(loadLexicon()), judge: attempt, revision: 'judged' })
  const draw = async (prompt: string, cut: Cut): Promise<Picture> => {
    const { items } = await studio.draw({ concept: null, prompt, images: [], cut, count: 1 })
    const [item] = items
    if (item === undefined) throw new Error(`nothing was drawn for "${prompt}"`)
    const { svg, findings, status } = item
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
    return { svg, hash, findings, isChecked: status === 'checked' }
  }
  const shown: Shown[] = []
  for (const request of requests) {
    const [outlined, filled, small] = CUTS.map(({ cut }) => draw(request.text, cut))
    shown.push({ request, pictures: { '24/2': await outlined!, filled: await filled!, '16/2': await small! } })
  }
  return shown
}
