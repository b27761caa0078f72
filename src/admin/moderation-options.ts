import { userInfo } from 'node:os'
import { CliProblem } from '../cli/cli-problem.ts'
import type { CommandOption } from '../cli/command.ts'
import { TAKE_DOWN_REASONS } from '../hosting/contract/take-down-reason.ts'
import type { TakeDownReason } from '../hosting/contract/take-down-reason.ts'
import type { Operator } from '../hosting/moderation/operator-act.ts'

type Options = Readonly<Record<string, string | undefined>>

export const NOTE: CommandOption = { value: 'TEXT', about: 'more about it, for the log; nobody else sees it' }
export const REASON: CommandOption = { value: 'REASON', about: `why: ${TAKE_DOWN_REASONS.join(', ')}` }

/** Who calls, as this machine knows them, with the note of the options. */
export function operatorHere(options: Options): Operator {
  const note = options['note']?.trim() ?? ''
  if (note.length > MOST_NOTE) throw new CliProblem(`--note has at most ${MOST_NOTE} characters`, 2)
  return { operator: nameHere(), note: note === '' ? null : note }
}

const MOST_NOTE = 1000

/** A process in a container may have a user without a name. */
function nameHere(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}

/** The reason of the options; a `CliProblem` names those there are. */
export function reasonOf(options: Options): TakeDownReason {
  const given = options['reason'] ?? ''
  const reason = TAKE_DOWN_REASONS.find((one) => one === given)
  if (reason !== undefined) return reason
  throw new CliProblem(`say why with --reason; it is one of ${TAKE_DOWN_REASONS.join(', ')}`, 2)
}

const MOST_REASON = 300

/** The reason of the options as a sentence that somebody else reads; null where none was given. */
export function sentenceOf(options: Options): string | null {
  const reason = options['reason']?.trim() ?? ''
  if (reason.length > MOST_REASON || /\p{Cc}/u.test(reason))
    throw new CliProblem(`--reason is one line of at most ${MOST_REASON} characters`, 2)
  return reason === '' ? null : reason
}
