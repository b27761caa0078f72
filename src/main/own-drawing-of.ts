import { cutName } from '../drawing/model/cut.ts'
import { sizeBoundCache } from '../platform/size-bound-cache.ts'
import type { Workers } from '../platform/workers.ts'
import type { DrawOwn, JudgedProgram, ProgramToDraw } from '../web/own-icons/draw-own.ts'
import type { LoadedStudio } from './icons-part-deps.ts'

/** Some thousand pictures: those that are looked at again and again, as shared sets are. */
const PICTURES_BYTES = 4 * 1024 * 1024

interface Picture {
  readonly svg: string
}

/** Draws on threads that stand back for draws. */
export function pooledOwnDrawing(workers: Workers): DrawOwn {
  return {
    pictures: async (programs) => workers.run<readonly string[]>('ownPictures', programs),
    judged: async (programs) => workers.run<readonly JudgedProgram[]>('judgedPrograms', programs),
  }
}

/** Draws what accounts keep, on the threads of the studio, or here where it has none; pictures are kept in memory for as long as there is room. */
export function ownDrawingOf(studio: () => Promise<LoadedStudio>): DrawOwn {
  const drawing = async (): Promise<DrawOwn> => (await studio()).ownDrawing ?? onThisThread()
  const kept = sizeBoundCache<Picture>(PICTURES_BYTES, ({ svg }) => 2 * svg.length)
  return {
    judged: async (programs) => (await drawing()).judged(programs),
    pictures: async (programs) => {
      const found = programs.map((one) => kept.get(nameOf(one)))
      const missing = programs.filter((_, at) => found[at] === undefined)
      const drawn = missing.length === 0 ? [] : await (await drawing()).pictures(missing)
      const made = new Map(missing.map((one, at) => [nameOf(one), { svg: drawn[at] ?? '' }]))
      for (const [name, picture] of made) kept.set(name, picture)
      return programs.map((one, at) => (found[at] ?? made.get(nameOf(one)))?.svg ?? '')
    },
  }
}

function nameOf({ program, cut }: ProgramToDraw): string {
  return `${cutName(cut)}\n${program}`
}

async function onThisThread(): Promise<DrawOwn> {
  const { judgedPrograms, ownPictures } = await import('./own-drawing-work.ts')
  return { pictures: async (programs) => ownPictures(programs), judged: async (programs) => judgedPrograms(programs) }
}
