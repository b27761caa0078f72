import type { Call, Outcome } from './command.ts'

/** Prints a result that programs read, such as SVG, as it is: at a terminal too no line of it is broken. With `--json` that stands for it. */
export function printed(
  { asJson, terminal }: Pick<Call, 'asJson' | 'terminal'>,
  texts: readonly string[],
  outcome: Omit<Outcome, 'lines'>,
): Outcome {
  if (!asJson) for (const text of texts) terminal.print(text)
  return { ...outcome, lines: [] }
}
