import type { Inspect } from '../icons/mcp/mcp-tool.ts'
import type { Draft } from '../author/author.ts'
import type { Attempt } from '../studio/attempt.ts'
import type { Workers } from '../platform/workers.ts'
import type { LoadedStudio } from './icons-part-deps.ts'

/** Draws and measures on threads that stand back for draws. */
export function pooledInspect(workers: Workers): Inspect {
  return {
    recut: async ({ program, cut }) => workers.run<Attempt>('attempt', { draft: draftOf(program), cut }),
    checkSvg: async (svg) => workers.run('checkSvg', svg),
  }
}

/** Draws and measures on the threads of the studio, or here where it has none. */
export function inspectOf(studio: () => Promise<LoadedStudio>): Inspect {
  const inspect = async (): Promise<Inspect> => (await studio()).inspect ?? onThisThread()
  return {
    recut: async (task) => (await inspect()).recut(task),
    checkSvg: async (svg) => (await inspect()).checkSvg(svg),
  }
}

async function onThisThread(): Promise<Inspect> {
  const [{ attempt }, { checkSvg }] = await Promise.all([import('../studio/attempt.ts'), import('./check-svg.ts')])
  return {
    recut: async ({ program, cut }) => attempt(draftOf(program), cut),
    checkSvg: async (svg) => checkSvg(svg),
  }
}

function draftOf(program: string): Draft {
  return { program, intent: '', findings: [], idea: 'recut' }
}
