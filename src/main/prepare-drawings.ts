import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Workers } from '../platform/workers.ts'
import { createUrgency } from '../platform/workers/urgency.ts'
import type { PackedProgram } from '../studio/prepared.ts'
import { tableOf } from '../studio/prepared.ts'

/** What is to be drawn ahead, and by which engine. */
export interface Unprepared {
  readonly engine: string
  /** None where that is done already. */
  readonly programs: readonly string[]
}

/**
 * Draws all glyphs ahead and keeps that as a file, unless it is done: some minutes of a thread that stands back for everybody, one program after the other, once for
 * each engine. Where nothing can be written nothing is drawn. Threads that draw take the file as soon as it is there.
 */
export async function prepareDrawings(workers: Pick<Workers, 'run'>, file: string): Promise<void> {
  const { engine, programs } = await later<Unprepared>(workers, 'unprepared', null)
  if (programs.length === 0 || !(await canBeKept(file))) return
  const made: PackedProgram[] = []
  for (const program of programs) {
    const packed = await later<PackedProgram | null>(workers, 'prepare', program)
    if (packed !== null) made.push(packed)
  }
  // As a whole or not at all: others read it meanwhile.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, tableOf(made, engine))
  await rename(draft, file)
}

async function later<Result>(workers: Pick<Workers, 'run'>, name: string, task: unknown): Promise<Result> {
  return workers.run<Result>(name, task, { urgency: createUrgency('low') })
}

async function canBeKept(file: string): Promise<boolean> {
  try {
    await mkdir(dirname(file), { recursive: true })
    await access(dirname(file), constants.W_OK)
    return true
  } catch {
    return false
  }
}
