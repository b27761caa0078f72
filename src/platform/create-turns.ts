import { BusyError } from './workers.ts'

export interface TurnsSettings {
  /** How much work is done at the same time. */
  readonly seats: number
  /** More waiting work than this is refused, of all and of one. */
  readonly mostWaiting: number
  readonly mostWaitingOfOne: number
  /** When to come back, for those who are refused: whole seconds. */
  readonly retrySeconds: number
}

/** A wish to do something heavy. */
export interface Turn {
  /** Whose it is: whoever has much waiting gets no more turns than whoever has little. */
  readonly who: string
  /** How many seats it takes. */
  readonly seats: number
  /** Gives up its place in the queue; what has begun is not stopped. */
  readonly signal: AbortSignal
}

export interface Turns {
  /**
   * Does the work when it is its turn; its seats are taken until the work has really ended. Rejects with a `BusyError` at
   * once when too much waits, and with the signal's reason when that aborts before the work has begun.
   */
  take<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>
  /** Seats that are taken, and work that waits. */
  figures(): { readonly taken: number; readonly waiting: number }
}

interface Ticket {
  readonly seats: number
  readonly enter: () => void
}

interface Hall extends TurnsSettings {
  free: number
  waiting: number
  /** Whose turn is next comes first; whoever has had one goes to the end. */
  readonly queues: Map<string, Set<Ticket>>
}

/** Lets a bounded amount of work be done at the same time, in turn among those whose it is. */
export function createTurns(settings: TurnsSettings): Turns {
  const hall: Hall = { ...settings, free: settings.seats, waiting: 0, queues: new Map() }
  return {
    async take(turn, work) {
      turn.signal.throwIfAborted()
      await seated(hall, turn)
      try {
        return await work()
      } finally {
        hall.free += turn.seats
        seatNext(hall)
      }
    },
    figures: () => ({ taken: hall.seats - hall.free, waiting: hall.waiting }),
  }
}

/** Resolves when the seats are taken. */
async function seated(hall: Hall, { who, seats, signal }: Turn): Promise<void> {
  const own = hall.queues.get(who) ?? new Set()
  if (hall.waiting > 0 || hall.free < seats) {
    if (hall.waiting >= hall.mostWaiting || own.size >= hall.mostWaitingOfOne)
      throw new BusyError('overload', hall.retrySeconds)
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const leave = (): void => {
    drop(hall, who, ticket)
    reject(signal.reason)
    // It may have been the one that the others waited behind.
    seatNext(hall)
  }
  const ticket: Ticket = {
    seats,
    enter() {
      signal.removeEventListener('abort', leave)
      resolve()
    },
  }
  signal.addEventListener('abort', leave)
  hall.queues.set(who, own.add(ticket))
  hall.waiting += 1
  seatNext(hall)
  return promise
}

/** Seats whoever is next, as long as there is room for them: nobody who needs less gets past them. */
function seatNext(hall: Hall): void {
  for (;;) {
    const [who = '', tickets] = hall.queues.entries().next().value ?? []
    const [ticket] = tickets ?? []
    if (tickets === undefined || ticket === undefined || ticket.seats > hall.free) return
    drop(hall, who, ticket)
    hall.queues.delete(who)
    if (tickets.size > 0) hall.queues.set(who, tickets)
    hall.free -= ticket.seats
    ticket.enter()
  }
}

function drop(hall: Hall, who: string, ticket: Ticket): void {
  const tickets = hall.queues.get(who)
  if (tickets?.delete(ticket) !== true) return
  hall.waiting -= 1
  if (tickets.size === 0) hall.queues.delete(who)
}
