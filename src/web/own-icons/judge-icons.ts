import type { Cut } from '../../drawing/model/cut.ts'
import type { OwnIcon } from '../../own-icons/own-icon.ts'
import type { DrawOwn } from './draw-own.ts'

/** What is said of an icon whose author had doubts that no checker can find again. */
export const AUTHORS_DOUBT = 'It was drawn as a draft, whatever the cut: look before you use it.'

export interface JudgedIcon extends OwnIcon {
  /** At the cut that was asked for; '' for a program that draws nothing. */
  readonly svg: string
  readonly isDraft: boolean
  readonly isAuthorsDraft: boolean
}

/** Icons drawn and judged at a cut, in their order. What its author drew as a draft is one at every cut. */
export async function judgeIcons(
  drawOwn: DrawOwn,
  icons: readonly OwnIcon[],
  cut: Cut,
): Promise<readonly JudgedIcon[]> {
  const [judged, authors] = await Promise.all([
    drawOwn.judged(icons.map(({ program }) => ({ program, cut }))),
    authorsDrafts(drawOwn, icons),
  ])
  return icons.map((icon, at) => {
    const { svg, isDraft } = judged[at] ?? { svg: '', isDraft: true }
    const isAuthorsDraft = authors.has(icon.id)
    return { ...icon, svg, isDraft: isDraft || isAuthorsDraft, isAuthorsDraft }
  })
}

/** The ids of icons that are kept as drafts though the checker finds no fault in them at their own cut. */
export async function authorsDrafts(drawOwn: DrawOwn, icons: readonly OwnIcon[]): Promise<ReadonlySet<string>> {
  const drafts = icons.filter(({ isDraft }) => isDraft)
  const judged = await drawOwn.judged(drafts)
  return new Set(drafts.filter((_, at) => judged[at]?.isDraft === false).map(({ id }) => id))
}
