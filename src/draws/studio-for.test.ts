import { equal, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Studio } from '../studio/draw.ts'
import type { Caller } from './caller.ts'
import { studioFor } from './studio-for.ts'

const [own, model] = ['own', 'model'].map((revision): Studio => ({
  revision,
  isDeterministic: true,
  concept: () => '',
  draw: () => Promise.reject(new Error('nothing is drawn here')),
})) as [Studio, Studio]
const live: Caller = { kind: 'live', id: 'x', accountId: 'acc_1', keyId: 'key_1' }
const member: Caller = { kind: 'member', id: 'acc_1', accountId: 'acc_1' }
const sandbox: Caller = { kind: 'sandbox', id: 'x', network: '127.0.0.1' }
const visitor: Caller = { kind: 'visitor', id: 'x', visitor: new Uint8Array(), network: '127.0.0.1' }
const studios = { studio: async () => own, liveStudio: async () => model }

describe('the studio of a draw', () => {
  it('is the one that sends nothing for whoever has no account, or chose so', async () => {
    const isEmbeddedOnly = async (accountId: string): Promise<boolean> => accountId === 'acc_1'
    for (const caller of [live, member, sandbox, visitor])
      equal(await studioFor(caller, { ...studios, isEmbeddedOnly }), own)
    for (const caller of [live, member])
      equal(await studioFor({ ...caller, accountId: 'acc_2' }, { ...studios, isEmbeddedOnly }), model)
    for (const caller of [sandbox, visitor]) equal(await studioFor(caller, studios), own)
    equal(await studioFor(live, studios), model)
    equal(await studioFor(live, { studio: studios.studio }), own)
  })

  it('is none where nobody can tell what was chosen', async () => {
    const isEmbeddedOnly = (): Promise<never> => Promise.reject(new Error('away'))
    for (const caller of [live, member])
      await rejects(studioFor(caller, { ...studios, isEmbeddedOnly }), (error) => {
        equal((error as { refusal: { code: string } }).refusal.code, 'model_unavailable')
        return true
      })
    equal(await studioFor(sandbox, { ...studios, isEmbeddedOnly }), own)
  })
})
