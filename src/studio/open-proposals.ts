import type { AuthorFailure, Draft, Proposals, Report, Session, Verdict } from '../author/author.ts'

/** What ends the work of an author from outside. */
export interface Bounds {
  /** Aborts when nobody wants the drawing any more. */
  readonly signal: AbortSignal | undefined
  /** Aborts when the author has had all the time it gets. */
  readonly deadline: AbortSignal | undefined
}

/** An author at work on one item; leaving it ends what it has under way. */
export interface OpenProposals extends Disposable {
  /**
   * The next draft, for the verdict on the last one; null asks for the first. Waits for the author no longer than the bounds
   * allow: rejects with the signal's reason; out of time is a failure.
   */
  next(verdict: Verdict | null): Promise<Step>
}

type Step = IteratorResult<Draft, AuthorFailure | null>

/** Who ran out of time may find the author quicker in a moment. */
const LATE: AuthorFailure = { kind: 'unavailable', retryAfterSeconds: 5 }

/** Why an author ends whose drafts are wanted no more; made once, because an error takes its trace when it is made. */
const LEFT = new DOMException('No further draft is wanted.', 'AbortError')

/** Lets an author begin; `hear` is told what it reports until it is left. */
export function openProposals(
  propose: (session: Session) => Proposals,
  { signal, deadline }: Bounds,
  hear: (report: Report) => void,
): OpenProposals {
  const over = Promise.withResolvers<Step>()
  const ending = new AbortController()
  const cancel = (): void => {
    over.reject(signal?.reason)
    ending.abort(signal?.reason)
  }
  const expire = (): void => {
    over.resolve({ done: true, value: LATE })
    ending.abort(deadline?.reason)
  }
  // Nobody may be waiting just then.
  over.promise.catch(() => undefined)
  signal?.addEventListener('abort', cancel)
  deadline?.addEventListener('abort', expire)
  if (signal?.aborted === true) cancel()
  else if (deadline?.aborted === true) expire()
  const report = (news: Report): void => (ending.signal.aborted ? undefined : hear(news))
  const proposals = propose({ signal: ending.signal, report })
  return {
    async next(verdict) {
      if (ending.signal.aborted) return over.promise
      const step = verdict === null ? proposals.next() : proposals.next(verdict)
      return Promise.race([step, over.promise])
    },
    [Symbol.dispose]() {
      signal?.removeEventListener('abort', cancel)
      deadline?.removeEventListener('abort', expire)
      ending.abort(LEFT)
      void leave(proposals)
    },
  }
}

/** Its drafts are judged already: what an author throws on its way out, or how long that takes, changes nothing. */
async function leave(proposals: Proposals): Promise<void> {
  try {
    await proposals.return(null)
  } catch {
    // See above.
  }
}
