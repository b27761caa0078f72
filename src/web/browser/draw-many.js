/* Draws many needs by the service's own draw route: four at once, as its limits and walls allow. */

const AT_ONCE = 4
/** A longer wait is a wall: nobody sits it out. In seconds. */
const LONGEST_WAIT = 120
/** So often a need is asked for again when the service says that it has no time. */
const MOST_TRIES = 5

/**
 * Asks for one draw: `{ kind: 'drawn', draw }`, `refused` (the need itself is no good), `failed` (try again), `wait` (so many `seconds`), or `wall`:
 * the next need would meet it too. Each has a `message` for people; `pause` is how many seconds there is nothing left of the limit.
 */
async function askForDraw({ key, body, isKept }) {
  await isKept
  let response
  let answer
  try {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    response = await fetch('/api/v1/icons', { method: 'POST', headers, body })
    answer = await response.json()
  } catch {
    return { kind: 'wall', wall: 'connection', message: 'The connection to the service is lost.', pause: 0 }
  }
  const pause = pauseOf(response.headers.get('ratelimit') ?? '')
  if (response.ok) return { kind: 'drawn', draw: answer, pause }
  return { ...refusalOf(response, answer), pause }
}

/** `"member";r=0;t=18` leaves nothing for 18 seconds. */
function pauseOf(limit) {
  const [, left, seconds] = /;r=(\d+);t=(\d+)/.exec(limit) ?? []
  return left === '0' ? Number(seconds) : 0
}

function refusalOf({ status, headers }, { message = 'The service failed at this.', code }) {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  if (status === 401) return { kind: 'wall', wall: 'sign-in', message }
  if (status === 402) return { kind: 'wall', wall: 'credits', message }
  if (status === 429 || status === 503)
    return seconds <= LONGEST_WAIT ? { kind: 'wait', seconds, message } : { kind: 'wall', wall: 'limit', message }
  if (code === 'invalid_request' || status < 500) return { kind: 'refused', message }
  return { kind: 'failed', message }
}

/** What keeps all from asking for a while: the longest wait that was begun counts; after `end` there is none any more. */
function createPause(waits) {
  let current = null
  let isEnded = false

  function begin(seconds) {
    const until = Date.now() + seconds * 1000
    if (isEnded || (current !== null && current.until >= until)) return
    current?.finish()
    const own = { until }
    own.over = new Promise((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000)
      own.finish = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    current = own
    waits(until)
    void own.over.then(() => {
      if (current !== own) return
      current = null
      waits(null)
    })
  }

  async function over() {
    if (current === null || isEnded) return
    await current.over
    await over()
  }

  return {
    begin,
    over,
    end: () => {
      isEnded = true
      current?.finish()
    },
  }
}

/**
 * Draws rows as long as `next` gives one, `{ key, body, isKept }`, sent once `isKept` resolves; `done` gets what came of each, and is waited for. `waits` hears until when nothing
 * is asked, in milliseconds since 1970, and null when it goes on. `finished` resolves to the wall that stopped it, else to null; after `stop`
 * nothing more is asked for, and what is at work comes to its end.
 */
export function drawMany({ next, done, waits }) {
  let wall = null
  let isStopped = false
  const pause = createPause(waits)

  async function drawOne(row) {
    for (let tries = 1; ; tries += 1) {
      await pause.over()
      if (isStopped || wall !== null) return done(row, { kind: 'left' })
      const answer = await askForDraw(row)
      if (answer.kind === 'wait' && tries < MOST_TRIES) {
        pause.begin(Math.max(1, answer.seconds))
        continue
      }
      if (answer.pause > LONGEST_WAIT)
        wall ??= { wall: 'limit', message: 'This was the last draw that the limit allows for now.' }
      else if (answer.pause > 0) pause.begin(answer.pause)
      if (answer.kind === 'wall') {
        wall ??= answer
        // Whoever waits would meet it too.
        pause.end()
        return done(row, { kind: 'left' })
      }
      return done(row, answer.kind === 'wait' ? { ...answer, kind: 'failed' } : answer)
    }
  }

  async function work() {
    for (;;) {
      await pause.over()
      const row = isStopped || wall !== null ? undefined : next()
      if (row === undefined) return
      await drawOne(row)
    }
  }

  return {
    finished: Promise.all(Array.from({ length: AT_ONCE }, work)).then(() => {
      pause.end()
      return wall
    }),
    stop: () => {
      isStopped = true
      pause.end()
    },
  }
}
