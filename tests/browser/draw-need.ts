import type { Brief } from '../../src/author/author.ts'
import { attempt } from '../../src/studio/attempt.ts'
import type { Drawn } from '../../src/studio/drawn.ts'

const SHAPES = ['line 4,12 20,12', 'circle 12,12 9']
/** Off the pixel grid at the cut of the house, and on it at 16 px with a stroke of 3. */
const BARS = 'line 4,9 20,9\nline 4,12 20,12\nline 4,15 20,15'

/** What a need is drawn as: each idea another shape; `draft …` with a fault that the author found, `bars` with one of the checker at some cuts; `only …` has no second idea. */
export async function drawNeed({ prompt, cut, count }: Brief): Promise<Drawn> {
  const concept = (prompt ?? '').split(' ')[0]?.replaceAll(/[^a-z]/g, '') || 'icon'
  const items = SHAPES.slice(0, concept === 'only' ? 1 : count).map((shape, at) => {
    const isDraft = concept === 'draft'
    const finding = {
      rule: 'words',
      severity: 'error',
      message: 'Say what is to be seen: "bell" or "sun", with what "thing" adds.',
      at: null,
      measured: null,
      limit: null,
      span: null,
    } as const
    const program = `icon ${concept}\nkeyline sign\nwords ${(prompt ?? '').replaceAll(/[^a-z ]/g, '')}\n${concept === 'bars' ? BARS : shape}\n`
    const { svg, findings } = attempt({ program, intent: '', idea: '', findings: isDraft ? [finding] : [] }, cut)
    const index = at === 0 ? (0 as const) : (1 as const)
    return {
      index,
      svg,
      status: findings.some(({ severity }) => severity === 'error') ? ('draft' as const) : ('checked' as const),
      attempts: 1,
      intent: 'A thing.',
      program,
      findings: [...findings],
    }
  })
  return { concept, items, usage: null }
}
