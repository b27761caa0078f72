import { randomBytes } from 'node:crypto'
import { ApiProblem } from '../../client/api-problem.ts'
import { createClient } from '../../client/create-client.ts'
import type { Client, DrawOrder } from '../../client/create-client.ts'
import type { DrawObject } from '../../contract/draw-object.ts'

/**
 * Draws through the service at an address, with a sandbox key made up on the spot when none is given. Throws one line
 * that says what the service refused, with `param` and request id, or that nothing answers there.
 */
export async function drawByService(address: string, key: string | undefined, order: DrawOrder): Promise<DrawObject> {
  try {
    return await clientOf(address, key ?? `svc_test_${randomBytes(16).toString('hex')}`).draw(order)
  } catch (error) {
    if (error instanceof ApiProblem) throw new Error(refusal(error), { cause: error })
    if (!(error instanceof TypeError)) throw error
    throw new Error(`nothing answers at ${address}; npm start starts a service at http://localhost:3000`, {
      cause: error,
    })
  }
}

function clientOf(baseUrl: string, key: string): Client {
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl))
    throw new Error(`--service ${baseUrl}: write its address, such as http://localhost:3000`)
  if (!/^[!-~]+$/.test(key)) throw new Error('--key: a key is svc_test_ or svc_live_ and 32 letters or digits')
  return createClient({ baseUrl, key })
}

function refusal({ message, error: { param, request_id: requestId } }: ApiProblem): string {
  return `${message} (${param === undefined ? '' : `param ${param}, `}request ${requestId})`
}
