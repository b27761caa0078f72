import type { Grammar } from './grammar.ts'

/** The things that a glyph shows which is drawn for two of them: plane and globe of `globe-plane`. None of any other glyph. */
export function thingsOfScene(glyph: string, { scenes }: Grammar): string[] {
  const things = new Set<string>()
  // Asked of each thing of each reading: the table is not copied for it.
  for (const [way, scene] of scenes)
    if (scene === glyph) {
      const [figure = '', , ground = ''] = way.split(' ')
      things.add(figure).add(ground)
    }
  return [...things]
}
