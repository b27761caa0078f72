import { cutName } from '../drawing/model/cut.ts'
import { sizeBoundCache } from '../platform/size-bound-cache.ts'
import type { Workers } from '../platform/workers.ts'
import type { DrawOwn, JudgedProgram, ProgramToDraw } from '../web/own-icons/draw-own.ts'
import type { LoadedStudio } from './icons-part-deps.ts'

/** Some thousand pictures: those that are looked at again and again, as shared sets are. */
const PICTURES_BYTES = 4 * 1024 * 1024

/** Draws on threads that stand back for draws. */
export function pooledOwnDrawing(workers: Workers): DrawOwn {
  return {
    pictures: async (programs) => workers.run<readonly string[]>('ownPictures', programs),
    judged: async (programs) => workers.run<readonly JudgedProgram[]>('judgedPrograms', programs),
  }
}

/** Draws what accounts keep, on the threads of the studio, or here where it has none; what was drawn is kept in memory for as long as there is room. */
export function ownDrawingOf(studio: () => Promise<LoadedStudio>): DrawOwn {
  const drawing = async (): Promise<DrawOwn> => (await studio()).ownDrawing ?? onThisThread()
  const pictures = remembered<{ readonly svg: string }>(async (programs) => {
    const drawn = await (await drawing()).pictures(programs)
    return drawn.map((svg) => ({ svg }))
  })
  return {
    judged: remembered(async (programs) => (await drawing()).judged(programs)),
    pictures: async (programs) => (await pictures(programs)).map(({ svg }) => svg),
  }
}

/** Asks for what is not known yet alone. */
function remembered<Made extends { readonly svg: string }>(
  make: (programs: readonly ProgramToDraw[]) => Promise<readonly Made[]>,
): (programs: readonly ProgramToDraw[]) => Promise<readonly Made[]> {
  const kept = sizeBoundCache<Made>(PICTURES_BYTES, ({ svg }) => 2 * svg.length)
  return async (programs) => {
    const found = programs.map((one) => kept.get(nameOf(one)))
    const missing = programs.filter((_, at) => found[at] === undefined)
    const drawn = missing.length === 0 ? [] : await make(missing)
    const made = new Map(missing.flatMap((one, at) => (drawn[at] === undefined ? [] : [[nameOf(one), drawn[at]]])))
    for (const [name, one] of made) kept.set(name, one)
    return programs.flatMap((one, at) => found[at] ?? made.get(nameOf(one)) ?? [])
  }
}

function nameOf({ program, cut }: ProgramToDraw): string {
  return `${cutName(cut)}\n${program}`
}

async function onThisThread(): Promise<DrawOwn> {
  const { judgedPrograms, ownPictures } = await import('./own-drawing-work.ts')
  return { pictures: async (programs) => ownPictures(programs), judged: async (programs) => judgedPrograms(programs) }
}
