import { CliProblem } from '../cli/cli-problem.ts'
import { BucketRefusal, storeTroubleOf } from '../platform/blobs/store-trouble.ts'

/** An error as what the operator can mend, where it is of the store of contents or of a disk; any other as it is. */
export function storeProblem(error: unknown): unknown {
  const trouble = storeTroubleOf(error)
  if (trouble === null && !(error instanceof BucketRefusal)) return error
  const { message } = error as Error
  const advice =
    trouble === 'full'
      ? 'there is no room; make some, and try again'
      : trouble === 'away'
        ? 'the store of contents does not answer; try again later'
        : 'check BURIN_BLOBS and the keys of the bucket'
  return new CliProblem(`${message}: ${advice}`, 1, { cause: error })
}
