/** The rooms of `src/` and the doors between them, as their tsconfig.json files say. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './source-file.ts'

/** Paths of all rooms, such as `src/drawing/model`. */
export const rooms: readonly string[] = globSync('src/**/tsconfig.json', { cwd: root }).map(dirname).sort()

/** Room → the rooms that it may import. */
export const doors: ReadonlyMap<string, readonly string[]> = new Map(rooms.map((room) => [room, doorsOf(room)]))

function doorsOf(room: string): string[] {
  const config: unknown = JSON.parse(readFileSync(join(root, room, 'tsconfig.json'), 'utf8'))
  const { references = [] } = config as { references?: { path: string }[] }
  return references.map(({ path }) => join(room, path))
}

/** The room of a file under `src/`; undefined when it lives in none. */
export function roomOf(path: string): string | undefined {
  return rooms.filter((room) => path.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0]
}
