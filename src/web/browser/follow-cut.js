/* Many icons of a page that follow the sliders of its cut. */

import { createCutter } from './cutter.js'

const NO_ANSWER = { pictures: [], fault: 'This could not be drawn.' }

/**
 * What draws icons at the newest cut, one after the other: whoever moves on while some are drawn gets the rest at the new one.
 * `entriesOf` gives them in the order in which they are drawn, each with the `cut` at which it was (null: not yet); `programOf` says what
 * of one is drawn, and `show` gets its picture ('' for none) and what is wrong.
 */
export function createFollower(engine, { entriesOf, programOf, cutOf, show }) {
  const cutter = createCutter(engine)
  let following = null

  async function followAll() {
    for (;;) {
      const cut = cutOf()
      const next = entriesOf().find((entry) => !isSameCut(entry.cut, cut))
      if (next === undefined) return
      const { pictures, fault } = (await cutter.draw(programOf(next), [cut], 'table')) ?? NO_ANSWER
      next.cut = cut
      show(next, pictures[0]?.svg ?? '', fault ?? pictures[0].problems[0]?.message ?? '')
    }
  }

  return {
    /** Resolves once all are shown at the cut of then. */
    follow: () => (following ??= followAll().finally(() => (following = null))),
    judge: cutter.judge,
  }
}

export function isSameCut(one, other) {
  return one !== null && ['size', 'stroke', 'radius', 'finish'].every((name) => one[name] === other[name])
}
