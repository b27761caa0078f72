import type { Crash } from './drawn.ts'
import type { Studio } from './draw.ts'

/**
 * A studio that reports each crash of the engine once, and hands out drawings without them: they are ours, not the caller's.
 * It stands before whatever keeps drawings, where an answer that is given again would report them again.
 */
export function reportingStudio(studio: Studio, report: (crash: Crash) => void): Studio {
  return {
    ...studio,
    async draw(brief, ...circumstances) {
      const { crashes = [], ...drawn } = await studio.draw(brief, ...circumstances)
      crashes.forEach(report)
      return drawn
    },
  }
}
