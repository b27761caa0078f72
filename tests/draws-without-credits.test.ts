/** Draws of an account that has fewer credits than they may cost, over HTTP, with a real database. */
import { deepEqual, equal, match } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { DrawObject } from '../src/contract/draw-object.ts'
import { checkLedger } from '../src/accounts/credits/check-ledger.ts'
import { readBalance } from '../src/accounts/credits/read-balance.ts'
import { switchUsageBilling } from '../src/accounts/credits/switch-usage-billing.ts'
import type { Studio } from '../src/studio/draw.ts'
import { runPayingService } from './paying-service.ts'
import type { PayingService } from './paying-service.ts'
import type { Payer } from './make-payer.ts'
import { readStream } from './read-stream.ts'
import { drawLine } from './run-icons-service.ts'
import { LEDGER_SERVERS } from './test-ledger.ts'
import { until } from './until.ts'

/** What concepts that begin with `slow` wait for, and how many do. */
let gate = Promise.withResolvers<void>()
let waiting = 0

const studio: Pick<Studio, 'draw'> = {
  draw: async (brief, watch) => {
    const [what] = (brief.concept ?? '').split('-')
    if (what === 'nothing') return { concept: 'nothing', items: [], usage: null }
    const drawn = await drawLine(brief, watch)
    if (what === 'slow') {
      waiting += 1
      await gate.promise
    }
    const status = what === 'draft' ? 'draft' : 'checked'
    return { ...drawn, items: drawn.items.map((item) => ({ ...item, status })) }
  },
}

function shut(): void {
  gate = Promise.withResolvers()
  waiting = 0
}

for (const { name, open, skip } of LEDGER_SERVERS)
  describe(`draws that may cost more credits than there are, on ${name}`, { skip }, () => {
    let service: PayingService
    const stack = new AsyncDisposableStack()
    before(async () => {
      const server = stack.use(await open())
      service = await runPayingService(await server.makeDatabase(), studio, { BURIN_LIMIT_LIVE_AT_ONCE: '4' })
    })
    after(async () => {
      deepEqual((await checkLedger(service.database)).problems, [])
      await service.stop()
      await stack.disposeAsync()
    })

    const draw = ({ key }: Payer, body: object, headers: Record<string, string> = {}): Promise<Response> =>
      service.draw(body, { authorization: `Bearer ${key}`, ...headers })
    /** The status of an answer, with what a draw cost or why it was refused. */
    const told = async (response: Response): Promise<readonly [status: number, credits: unknown]> => {
      const body = (await response.json()) as DrawObject & { readonly code: string }
      return [response.status, body.credits ?? body.code]
    }
    const asked = async (payer: Payer, body: object, headers?: Record<string, string>): ReturnType<typeof told> =>
      told(await draw(payer, body, headers))
    const TOO_FEW = [402, 'insufficient_credits']
    /** Somebody who paid for a bell, and has so many credits left. */
    const owner = async (left = 0, concept = 'bell'): Promise<Payer> => {
      const payer = await service.makePayer(left + 1)
      gate.resolve()
      deepEqual(await asked(payer, { concept }), [200, 1])
      return payer
    }

    it('are made when all was paid for, in every form, and cost nothing', async () => {
      const payer = await owner()
      deepEqual(await asked(payer, { concept: 'bell' }), [200, 0])
      const messages = await readStream(await draw(payer, { concept: 'bell', stream: true }))
      const events = messages.map(({ data }) => JSON.parse(data) as { type: string; draw: DrawObject })
      deepEqual(
        events.map(({ type }) => type).filter((type) => type !== 'item.program.delta'),
        ['draw.created', 'item.intent', 'item.preview', 'item.completed', 'draw.completed'],
      )
      equal(events.at(-1)?.draw.credits, 0)
      const headers = { 'idempotency-key': 'bell' }
      deepEqual(await asked(payer, { concept: 'bell' }, headers), [200, 0])
      const repeated = await draw(payer, { concept: 'bell' }, headers)
      equal(repeated.headers.get('idempotency-replayed'), 'true')
      const streamed = await draw(payer, { concept: 'bell', stream: true }, { 'idempotency-key': 'streamed' })
      match((await readStream(streamed)).at(-1)?.data ?? '', /"credits":0/)
      deepEqual(await service.balanceOf(payer), [0n, 0n])
    })

    it('are made for whoever is signed in, too', async () => {
      const payer = await owner()
      const cookie = { cookie: await service.signIn(payer), 'sec-fetch-site': 'same-origin' }
      const inBrowser = (body: object): Promise<Response> =>
        fetch(`${service.baseUrl}/api/v1/icons`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...cookie },
          body: JSON.stringify(body),
        })
      deepEqual(await told(await inBrowser({ concept: 'bell' })), [200, 0])
      deepEqual(await told(await inBrowser({ concept: 'cloud' })), TOO_FEW)
    })

    it('are refused when something in them would cost, and let the key go; nothing of them leaves', async () => {
      const payer = await owner()
      for (const body of [
        { concept: 'cloud' },
        { concept: 'bell', n: 2 },
        { concept: 'bell', cut: { size: 16 } },
        { concept: 'cloud', stream: true },
      ])
        for (const headers of [undefined, { 'idempotency-key': 'cloud' }, { 'idempotency-key': 'cloud' }])
          deepEqual(await asked(payer, body, headers), TOO_FEW)
      const { message } = (await (await draw(payer, { concept: 'cloud' })).json()) as { message: string }
      match(message, /^This draw may cost 1 credit, and none is left:/)
      deepEqual(await service.balanceOf(payer), [0n, 0n])
    })

    it('are not even drawn for an account that has paid for nothing', async () => {
      const payer = await service.makePayer(1)
      const drawn = service.briefs.length
      deepEqual(await asked(payer, { concept: 'bell', n: 2 }), TOO_FEW)
      equal(service.briefs.length, drawn)
    })

    it('take what is left for what was not paid for', async () => {
      for (const more of [{}, { stream: true }, { stream: true, key: true }, { key: true }]) {
        const payer = await owner(1)
        const { key, ...form } = { key: false, ...more }
        const response = await draw(payer, { concept: 'bell', n: 2, ...form }, key ? { 'idempotency-key': 'two' } : {})
        match(await response.text(), /.*"credits":1/s)
        deepEqual(await service.balanceOf(payer), [0n, 0n])
        deepEqual(await asked(payer, { concept: 'bell', n: 2 }), [200, 0])
      }
    })

    it('take one credit of two that they may cost, when only one item is new', async () => {
      const payer = await owner(1)
      deepEqual(await asked(payer, { concept: 'cloud', n: 2 }), TOO_FEW)
      deepEqual(await service.balanceOf(payer), [1n, 0n])
      deepEqual(await asked(payer, { concept: 'cloud' }), [200, 1])
      deepEqual(await asked(payer, { concept: 'cloud' }), [200, 0])
    })

    it('cost nothing either way when they fail, or are drafts', async () => {
      const payer = await owner()
      deepEqual(await asked(payer, { concept: 'nothing' }), [502, 'model_error'])
      deepEqual(await asked(payer, { concept: 'draft', n: 2 }), [200, 0])
    })

    it('are made when the cap of the month is reached', async () => {
      const payer = await service.makePayer(0)
      const at = new Date()
      const billing = { accountId: payer.accountId, isOn: true, capUnits: 2n, microUsdPerCredit: 40_000, at }
      await switchUsageBilling(service.database, billing)
      deepEqual(await asked(payer, { concept: 'bell' }), [200, 1])
      deepEqual(await asked(payer, { concept: 'bell', n: 2 }), [200, 1])
      deepEqual(await asked(payer, { concept: 'bell', n: 2 }), [200, 0])
      deepEqual(await asked(payer, { concept: 'cloud' }), TOO_FEW)
      equal((await readBalance(service.database, payer.accountId, at)).usage?.units, 2n)
    })

    it('take a place among those at once of their key', async () => {
      const payer = await owner(0, 'slow-bell')
      shut()
      const all = Array.from({ length: 4 }, async () => asked(payer, { concept: 'slow-bell' }))
      await until(() => waiting === 4)
      deepEqual(await asked(payer, { concept: 'slow-bell' }), [429, 'rate_limit_exceeded'])
      gate.resolve()
      for (const one of await Promise.all(all)) deepEqual(one, [200, 0])
      deepEqual(await asked(payer, { concept: 'slow-bell' }), [200, 0])
    })

    it('leave the one credit to the new one of three at once', async () => {
      for (const stream of [false, true]) {
        const payer = await owner(1, 'slow-bell')
        shut()
        const begun = async (concept: string, place: number): Promise<() => Promise<string>> => {
          const answer = draw(payer, { concept, stream })
          await until(() => waiting === place)
          return async () => (await answer).text()
        }
        const all = [await begun('slow-new', 1), await begun('slow-bell', 2), await begun('slow-bell', 3)]
        deepEqual(await service.balanceOf(payer), [0n, 1n])
        gate.resolve()
        const texts = await Promise.all(all.map(async (read) => read()))
        deepEqual(
          texts.map((text) => /.*"credits":(\d)/s.exec(text)?.[1]),
          ['1', '0', '0'],
        )
        deepEqual(await service.balanceOf(payer), [0n, 0n])
      }
    })

    it('spend the one credit once, and refuse no repeat, however new draws and repeats meet', async () => {
      for (let turn = 0; turn < 10; turn++) {
        const payer = await owner(1)
        const [new1, again1, again2, new2] = await Promise.all([
          asked(payer, { concept: 'new' }),
          asked(payer, { concept: 'bell' }),
          asked(payer, { concept: 'bell' }),
          asked(payer, { concept: 'bell', n: 2 }),
        ])
        deepEqual(
          [again1, again2],
          [
            [200, 0],
            [200, 0],
          ],
        )
        const spent = [new1, new2].filter(([status]) => status === 200)
        for (const one of [new1, new2]) deepEqual(one, one[0] === 200 ? [200, 1] : TOO_FEW)
        deepEqual(await service.balanceOf(payer), [1n - BigInt(spent.length), 0n])
      }
    })

    it('take the one credit once when the same is asked for twice at once', async () => {
      const payer = await owner(1, 'slow-bell')
      shut()
      const both = [1, 2].map(async () => asked(payer, { concept: 'slow-bell', n: 2 }))
      await until(() => waiting === 2)
      gate.resolve()
      const answers = await Promise.all(both)
      equal(answers.filter(([, credits]) => credits === 1).length, 1)
      // The other came before the first was charged, or after.
      for (const [status, credits] of answers)
        if (credits !== 1) match(`${status} ${String(credits)}`, /^(402 insufficient_credits|200 0)$/)
      deepEqual(await service.balanceOf(payer), [0n, 0n])
    })
  })
