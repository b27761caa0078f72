import type { Command } from './command.ts'

/** The help of some commands that begin with the same words. */
export function helpOfGroup(words: readonly string[], commands: readonly Command[]): string {
  const rows = commands.map((command) => [usageOf(command), command.about] as const)
  return `${['burin', ...words].join(' ')}: commands for operators\n\n${lineUp(rows)}\n\nEach says more with --help.`
}

/** The help of one command. */
export function helpOf(command: Command): string {
  const options: readonly (readonly [string, string])[] = [
    ...Object.entries(command.options).map(
      ([name, { value, about }]) => [value === null ? `--${name}` : `--${name} ${value}`, about] as const,
    ),
    ['--json', 'the outcome as JSON'],
    ['--help', 'this help'],
  ]
  return `burin ${command.words.join(' ')}: ${command.about}\n\n  ${usageOf(command)} [options]\n\n${lineUp(options)}`
}

/** Such as `burin admin credits show <email>`. */
export function usageOf({ words, arguments: names }: Command): string {
  return ['burin', ...words, ...names.map((name) => `<${name}>`)].join(' ')
}

function lineUp(rows: readonly (readonly [name: string, about: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`).join('\n')
}
