import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import { stop } from '../../src/tools/stop.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Values<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known }>>['values']

/**
 * Runs a benchmark as a command: `measure` gets its options, and gives what is to be printed. `help` begins with the
 * benchmark's name; `--help` prints it. An option that is wrong, or whatever else is thrown, ends with a line on stderr and 2.
 */
export async function runBench<const Known extends Options>(
  help: string,
  options: Known,
  measure: (values: Values<Known>) => string | Promise<string>,
): Promise<void> {
  const known = { ...options, help: { type: 'boolean', short: 'h' } } as const
  try {
    const { values } = parseArgs({ options: known })
    const wantsHelp = 'help' in values && values.help === true
    process.stdout.write(`${wantsHelp ? help : await measure(values)}\n`)
  } catch (error) {
    stop(`bench ${help.slice(0, help.indexOf(':'))}`, error, Object.keys(known))
  }
}
