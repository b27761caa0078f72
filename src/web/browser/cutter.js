/* Asks the engine for pictures and findings: in a worker where there is one, else on the page, and never for more than one at a time. */

import { createKnown } from './known-cuts.js'

/** A program that takes longer is not waited for: the worker is ended, and another one begun. */
const PATIENCE_MS = 4000
/** Kinds of question, the most urgent first. */
const KINDS = ['picture', 'findings', 'table', 'ahead']
/** What is asked ahead; whoever asks for something else waits for no more than so many. */
const AHEAD = [
  { want: 'pictures', atOnce: 6 },
  { want: 'findings', atOnce: 1 },
]
const TOO_LONG = 'This program took too long and was stopped. Make it simpler, or undo the last change.'

/**
 * What asks the engine at an address. Of each kind of question only the newest waits, an older one is answered with null. Answers are
 * `{ pictures, findings, fault }`; a fault is a sentence for people.
 */
export function createCutter(firstAddress) {
  let address = firstAddress
  const waiting = new Map(KINDS.map((kind) => [kind, null]))
  let engine = null
  let running = null
  let turn = 0
  const known = createKnown()

  function ask(kind, question) {
    waiting.get(kind)?.resolve(null)
    waiting.set(kind, null)
    const answer = known.find(question)
    // What is drawn just now was asked for before this, and would come after it.
    if (answer !== null && running?.kind === kind) running.isOld = true
    if (answer !== null) return Promise.resolve(answer)
    return new Promise((resolve) => {
      waiting.set(kind, { kind, question: { ...question, turn: ++turn }, resolve })
      next()
    })
  }

  function next() {
    if (running !== null) return
    const found = [...waiting].find(([, asked]) => asked !== null)
    if (found === undefined) return
    const [kind, asked] = found
    waiting.set(kind, null)
    running = asked
    if (engine?.address !== address) {
      engine?.end()
      engine = startEngine(address, renew)
    }
    void answer(asked)
  }

  /** Another engine than before is begun with the next question, and what the one before answered is not known any more. */
  async function renew() {
    const now = await addressNow().catch(() => address)
    if (now !== address) known.forget()
    return (address = now)
  }

  async function answer(asked) {
    const { said, isLost } = await answerBy(engine, asked.question)
    if (isLost) engine = null
    settle(asked, said)
  }

  function settle(asked, said) {
    running = null
    if (said.fault === null && engine?.address === address) known.keep(asked.question, said)
    asked.resolve(asked.isOld === true ? null : spoken(said))
    next()
  }

  return {
    /** Resolves to the pictures of a program at some cuts. */
    draw: (text, cuts, kind = 'picture') => ask(kind, { want: 'pictures', text, cuts }),
    /** Resolves to what the checker finds at a cut. */
    judge: (text, cut) => ask('findings', { want: 'findings', text, cuts: [cut] }),
    /** Draws and judges a program at cuts that may be wanted next, while nothing else is asked; until it is called again. */
    ahead: (text, cuts) => askAhead({ ask, known }, text, cuts),
    /** Resolves to whether the service has another engine than before: what is shown was drawn by an older one. */
    isRenewed: async (before = address) => (await renew()) !== before,
  }
}

/** All pictures come first: they are what somebody sees follow, and drawn in a fraction of what judging them takes. */
async function askAhead({ ask, known }, text, cuts) {
  for (const { want, atOnce } of AHEAD) {
    const left = cuts.filter((cut) => known.find({ want, text, cuts: [cut] }) === null)
    for (let at = 0; at < left.length; at += atOnce) {
      const answer = await ask('ahead', { want, text, cuts: left.slice(at, at + atOnce) })
      if (answer === null || answer.fault !== null) return
    }
  }
}

/** What an engine says, and whether it cannot be asked again. */
async function answerBy(engine, question) {
  try {
    await engine.isReady
    const said = await soon(engine.answer(question))
    if (said === null) engine.end()
    return { said: said ?? faulty(TOO_LONG), isLost: said === null }
  } catch (error) {
    return { said: faulty(String(error.message)), isLost: true }
  }
}

/** Null where it does not come in time. */
function soon(answer) {
  return Promise.race([answer, new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))])
}

/** What the engine threw is no sentence for people. */
function spoken(said) {
  const { fault } = said
  return fault === null || fault.endsWith('.')
    ? said
    : faulty('The engine failed at this program. The last picture stays.')
}

function faulty(fault) {
  return { pictures: [], findings: [], fault }
}

/** Which engine the service has now. */
async function addressNow() {
  const response = await fetch('/engine')
  const { engine } = await response.json()
  return typeof engine === 'string' && engine.startsWith('/engine/') ? engine : Promise.reject(new Error('no engine'))
}

/** The engine in a worker; on the page where a worker cannot be had. A service that has another one by now gives that. */
function startEngine(address, renew) {
  let used
  const engine = { address, answer: (question) => used.answer(question), end: () => used?.end() }
  const start = (one) => inWorker(one).catch(() => onPage(one))
  engine.isReady = start(address)
    .catch(async (error) => {
      engine.address = await renew()
      return engine.address === address ? Promise.reject(error) : start(engine.address)
    })
    .then((made) => (used = made))
  engine.isReady.catch(() => {})
  return engine
}

async function inWorker(address) {
  const worker = new Worker(address, { type: 'module' })
  let resolve
  const answer = (question) =>
    new Promise((done) => {
      resolve = done
      worker.postMessage(question)
    })
  await new Promise((ready, fail) => {
    worker.addEventListener('message', ({ data }) => {
      if (data.turn === 0) ready()
      else resolve(data)
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      fail(new Error('no worker'))
    })
    worker.postMessage({ turn: 0, want: 'pictures', text: '', cuts: [] })
  }).catch((error) => {
    worker.terminate()
    throw error
  })
  return { answer, end: () => worker.terminate() }
}

async function onPage(address) {
  const { createCutAnswers } = await import(address).catch(() => {
    throw new Error(
      'The engine cannot be loaded. When the service can be reached again, the next change is drawn; what is on this page can be copied.',
    )
  })
  const answer = createCutAnswers()
  return {
    // Between two drawings the page has its turn.
    answer: (question) => new Promise((resolve) => setTimeout(() => resolve(answer(question)))),
    end: () => {},
  }
}
