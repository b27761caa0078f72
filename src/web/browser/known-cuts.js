/* What the engine has answered, for as many programs as a page shows: who moves a slider to and fro waits for none of it twice. */

import { cutName } from './cut-controls.js'

/** Two ideas are shown beside one another. */
const MOST_PROGRAMS = 2

/** Keeps answers to questions `{ want, text, cuts }`. */
export function createKnown() {
  /** Program → the name of a cut → `{ picture, findings }`, either of which may be missing; the program that came last at the end. */
  const programs = new Map()
  const has = {
    pictures: ({ picture }) => picture !== undefined,
    findings: ({ findings }) => findings !== undefined,
  }

  return {
    /** Null unless all of it is known. */
    find: ({ want, text, cuts }) => {
      const all = cuts.map((cut) => programs.get(text)?.get(cutName(cut)) ?? {})
      if (all.length === 0 || !all.every(has[want])) return null
      return { pictures: all.map(({ picture }) => picture), findings: all[0].findings ?? [], fault: null }
    },
    keep: ({ want, text, cuts }, { pictures, findings }) => {
      if (!programs.has(text)) programs.set(text, new Map())
      if (programs.size > MOST_PROGRAMS) programs.delete(programs.keys().next().value)
      const own = programs.get(text)
      const put = (cut, what) => own.set(cutName(cut), { ...own.get(cutName(cut)), ...what })
      for (const [at, picture] of pictures.entries()) put(cuts[at], { picture })
      if (want === 'findings') put(cuts[0], { findings })
    },
    forget: () => programs.clear(),
  }
}
