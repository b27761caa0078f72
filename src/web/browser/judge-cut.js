/* Many icons of a page that are judged at its cut, once they are drawn at it. */

import { isSameCut } from './follow-cut.js'

/**
 * What judges entries at the newest cut, one after the other: of two questions to the checker only the newer would be answered. `follower` draws
 * them, and `entriesOf` gives them, each with `judged`, the cut at which its `findings` were found (null: not yet); `judged` hears each that is
 * judged anew. `programOf` says what of one is judged, `heldOf` what is said of it at every cut.
 */
export function createJudge({ follower, entriesOf, programOf, cutOf, judged, heldOf = async () => [] }) {
  let judging = null

  async function judgeAll() {
    for (;;) {
      // Who moves on while some are judged sees the pictures follow first.
      await follower.follow()
      const cut = cutOf()
      const entry = entriesOf().find((one) => !isSameCut(one.judged, cut))
      if (entry === undefined) return
      const held = await heldOf(entry)
      const answer = await follower.judge(programOf(entry), cut)
      entry.judged = cut
      entry.findings = [...held, ...(answer?.findings ?? [])]
      judged(entry)
    }
  }

  /** Draws and judges all; resolves once they are judged at the cut of then. */
  return () => (judging ??= judgeAll().finally(() => (judging = null)))
}
