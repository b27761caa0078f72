import { resolve } from 'node:path'
import { CliProblem } from './cli-problem.ts'
import type { Call, Outcome } from './command.ts'
import { writeFileWhole } from './write-file-whole.ts'

/** Writes a result to the file of `--out`, from where the command was called, and says so. A `CliProblem` where that cannot be. */
export async function writtenTo(
  { folder }: Pick<Call, 'folder'>,
  { file, text }: { readonly file: string; readonly text: string },
  outcome: Omit<Outcome, 'lines'>,
): Promise<Outcome> {
  try {
    await writeFileWhole(resolve(folder, file), text, 0o644)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CliProblem(`${file} cannot be written (${code}); say another --out`, 1, { cause: error })
  }
  return { ...outcome, lines: [`Wrote ${file}.`] }
}
