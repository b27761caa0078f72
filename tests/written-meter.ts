import type { Meter } from '../src/platform/meter.ts'

/** A meter that writes down what it is told, line by line: the name, the values of the labels, and by how much or which value. */
export function writtenMeter(): { readonly meter: Meter; readonly lines: string[]; look(): Promise<void> } {
  const lines: string[] = []
  const looks: (() => void | Promise<void>)[] = []
  const written = (name: string) => (labels: object, by?: number) =>
    void lines.push([name, ...Object.values(labels as Record<string, string>), by ?? 1].join(' '))
  const nothing = (): void => undefined
  const meter: Meter = {
    counter: ({ name }) => ({ add: written(name), bringTo: (total) => written(name)({}, total) }),
    histogram: ({ name }) => ({ observe: written(name) }),
    gauge: ({ name }) => ({ set: written(name), clear: nothing }),
    onLook: (read) => void looks.push(read),
  }
  return { meter, lines, look: async () => void (await Promise.all(looks.map(async (read) => read()))) }
}
