import type { Grammar } from './grammar.ts'

/** The things that a glyph shows which is drawn for two of them: plane and globe of `globe-plane`. None of any other glyph. */
export function thingsOfScene(glyph: string, { scenes }: Grammar): string[] {
  const ways = [...scenes].filter(([, scene]) => scene === glyph).map(([way]) => way.split(' '))
  return [...new Set(ways.flatMap(([figure = '', , ground = '']) => [figure, ground]))]
}
