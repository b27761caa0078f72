import { CliProblem } from './cli-problem.ts'
import type { Call, CommandOption } from './command.ts'

/** The option of every command that asks before it does something. */
export const YES_OPTION: CommandOption = { value: null, about: 'does it without asking' }

/** Asks before something that others see or that cannot be undone. A `CliProblem` where nobody says yes, or nobody can be asked. */
export async function confirm(
  { options, terminal }: Pick<Call, 'options' | 'terminal'>,
  {
    question,
    expected = null,
  }: { readonly question: string; /** What has to be typed; null: y. */ readonly expected?: string | null },
): Promise<void> {
  if (options['yes'] !== undefined) return
  if (!terminal.isInteractive) throw new CliProblem(`${question} Nobody can be asked here; say --yes to do it`, 2)
  const answer = await terminal.ask(expected === null ? `${question} [y/N]` : `${question} Type ${expected} to do it:`)
  const isMeant = expected === null ? /^y(es)?$/i.test(answer) : answer === expected
  if (!isMeant) throw new CliProblem('nothing was changed', 1)
}
