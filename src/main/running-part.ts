import type { ShowStep } from './show-steps.ts'

/** One of the parts that `BURIN_PARTS` names, as it listens. Disposing of it lets requests in work end. */
export interface RunningPart extends AsyncDisposable {
  /** Its public origin, without a slash at its end. */
  readonly baseUrl: string
  /** Where it really listens, such as `http://127.0.0.1:3000`. */
  readonly listensOn: string
  /**
   * Loads what the first request needs, so that its caller need not wait for it. When that fails the log says so, and the part
   * stays up. Each step runs through `show`.
   */
  ready(show: ShowStep): Promise<void>
}
