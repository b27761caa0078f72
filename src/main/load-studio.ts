import type { Drawn, Studio } from '../icons/studio-port.ts'

/** Stand-in until the studio is there. */
export async function loadStudio(): Promise<Studio> {
  return {
    revision: 'stand-in',
    draw: async (brief): Promise<Drawn> => ({
      concept: brief.concept ?? 'icon',
      items: Array.from({ length: brief.count }, (_, index) => ({
        index,
        svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${brief.cut.size}" height="${brief.cut.size}" viewBox="0 0 ${brief.cut.size} ${brief.cut.size}"><path d="M2 2h4" stroke="currentColor"/></svg>`,
        status: 'draft' as const,
        attempts: 1,
        intent: 'A stand-in.',
        program: 'icon stand-in',
        findings: [],
      })),
    }),
  }
}
