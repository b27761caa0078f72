import { ApiProblem } from '../client/api-problem.ts'
import { createClient } from '../client/create-client.ts'
import { pictureOf } from '../client/picture-of.ts'
import { CliProblem } from './cli-problem.ts'
import { iconServiceOf } from './icon-service-of.ts'
import type { DrawHere, IconsCall } from './user-command.ts'

/** What draws for a call: the service that its options say, or with `--local` this machine. Throws a `CliProblem` where neither can be. */
export function drawerOf(call: IconsCall): DrawHere {
  return call.options['local'] === undefined ? drawerThere(call) : drawerHere(call)
}

function drawerHere({ drawHere }: IconsCall): DrawHere {
  if (drawHere === null)
    throw new CliProblem('--local works in a clone of the project only: leave it out to ask a service', 2)
  return async (wish) => {
    try {
      return await drawHere(wish)
    } catch (error) {
      // What an option may say is known where it is drawn; all else is a fault of ours.
      if (!(error instanceof Error) || !error.message.startsWith('--')) throw error
      throw new CliProblem(error.message, 2, { cause: error })
    }
  }
}

/** What an option says of the cut is a mistake in the call, whoever finds it. */
function asOptions(error: unknown): never {
  const option = error instanceof ApiProblem ? /^cut\.(\w+)$/.exec(error.error.param ?? '')?.[1] : undefined
  if (option === undefined || !(error instanceof Error)) throw error
  throw new CliProblem(`--${option}: ${error.message}`, 2, { cause: error })
}

function drawerThere(call: IconsCall): DrawHere {
  const { fetch, signal, wait } = call
  const { baseUrl, key } = iconServiceOf(call)
  const noRedirect: typeof fetch = async (input, init) => fetch(input, { ...init, redirect: 'error' })
  const client = createClient({ baseUrl, key, fetch: noRedirect, wait })
  return async ({ prompt, concept, images, cut, count }) => {
    // A number where one is meant: the service says what it allows.
    const said = Object.entries(cut).filter(([, value]) => value !== undefined)
    const asked = Object.fromEntries(
      said.map(([name, value]) => [name, /^\d+(\.\d+)?$/.test(value ?? '') ? Number(value) : value]),
    )
    const order = {
      cut: asked,
      n: count,
      images: images.map(pictureOf),
      ...(prompt === null ? {} : { prompt }),
      ...(concept === null ? {} : { concept }),
    }
    const drawn = await client.draw(order, { signal }).catch(asOptions)
    return { concept: drawn.concept, items: drawn.data }
  }
}
