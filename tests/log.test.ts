/** What the service writes into its log, and what it must not. */
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { once } from 'node:events'
import { after, before, describe, it } from 'node:test'
import { loadStudio } from '../src/main/load-studio.ts'
import { runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'
import { until } from './until.ts'

interface Line {
  readonly time: string
  readonly level: string
  readonly event: string
  readonly request_id?: string
  readonly [field: string]: unknown
}

const PROMPT_CANARY = 'zanzibar'
const PICTURE = {
  base64: readFileSync(new URL('../corpus/pictures/camera.webp', import.meta.url), 'base64'),
  mime: 'image/webp',
} as const
const KEY_CANARY = 'CANARYcanaryCANARYcanaryCANARY12'

for (const level of ['info', 'debug']) {
  describe(`the log at ${level}`, () => {
    let service: IconsService
    before(async () => {
      service = await runIconsService({}, { BURIN_LOG: level, BURIN_LIMIT_WRONG_KEYS: '3' }, { loadStudio })
    })
    after(async () => service.stop())

    /** Everything that a caller may send somewhere, in all the ways that end differently. */
    async function sendCanaries(): Promise<void> {
      const test = `svc_test_${KEY_CANARY}`
      const live = `svc_live_${KEY_CANARY}`
      const good = { authorization: `Bearer ${test}` }
      const prompt = `a ${PROMPT_CANARY} in a cloud`
      await service.draw({ prompt }, good)
      await (await service.draw({ prompt, stream: true }, good)).text()
      await service.draw({ concept: PROMPT_CANARY, n: 2 }, good)
      for (let turn = 0; turn < 2; turn++) await service.draw({ prompt }, { ...good, 'idempotency-key': PROMPT_CANARY })
      await service.draw({ prompt: `${PROMPT_CANARY}`.repeat(100) }, good)
      await service.draw(`{"prompt":"${PROMPT_CANARY}`, good)
      await service.draw({ [PROMPT_CANARY]: 1 }, good)
      await service.draw({ prompt, model: PROMPT_CANARY }, good)
      await service.draw(
        { images: [{ base64: Buffer.from(PROMPT_CANARY).toString('base64'), mime: 'image/png' }] },
        good,
      )
      for (const prompt of ['a cloud', undefined])
        await service.draw({ prompt, images: [PICTURE] }, { ...good, 'idempotency-key': `${prompt}` })
      for (const key of [live, `${test}x`, `sk_${KEY_CANARY}`, `${live} ${test}`, live])
        await service.draw({ prompt }, { authorization: `Bearer ${key}` })
      for (const path of [
        `/api/v1/models/${PROMPT_CANARY}`,
        `/${live}?key=${test}`,
        `/api/v1/icons?prompt=${PROMPT_CANARY}`,
        `/%zz${PROMPT_CANARY}`,
      ])
        await fetch(service.baseUrl + path, {
          headers: { cookie: test, referer: PROMPT_CANARY, 'user-agent': PROMPT_CANARY },
        })
      const connection = connect(service.port, '127.0.0.1', () =>
        connection.write(`GET /${PROMPT_CANARY} ${live}\r\n\r\n`),
      )
      await once(connection.resume(), 'close')
    }

    it('has no prompt and no key, whatever is sent and however it ends', async () => {
      const begin = service.log.length
      await sendCanaries()
      const text = service.log.slice(begin).join('')
      ok(text.split('\n').length > 15)
      for (const canary of [PROMPT_CANARY, KEY_CANARY, service.key, PICTURE.base64.slice(0, 40)])
        ok(!text.includes(canary), text)
    })

    it('is one JSON object a line, and has one line for each request', async () => {
      const begin = service.log.length
      const answers = [
        await service.draw({ prompt: 'a cloud' }),
        await service.draw({}),
        await fetch(`${service.baseUrl}/api/v1/models/other`),
        await fetch(`${service.baseUrl}/nope`, { method: 'DELETE' }),
      ]
      // A line is written once its answer is on its way.
      const isAnswered = (line: string): boolean => line.includes('"event":"answered"')
      await until(() => service.log.slice(begin).filter(isAnswered).length >= answers.length)
      const lines = service.log.slice(begin).map((line) => {
        match(line, /^[^\n]+\n$/)
        return JSON.parse(line) as Line
      })
      for (const line of lines) {
        match(line.time, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
        ok(['debug', 'info', 'warn', 'error'].includes(line.level))
      }
      const answered = lines.filter((line) => line.event === 'answered')
      deepEqual(
        answered.map(({ request_id, method, route, status }) => [request_id, method, route, status]),
        [
          ['POST', '/api/v1/icons', 200],
          ['POST', '/api/v1/icons', 400],
          ['GET', '/api/v1/models/:model', 404],
          ['DELETE', null, 404],
        ].map((rest, i) => [answers[i]?.headers.get('x-request-id'), ...rest]),
      )
      for (const line of answered) ok(Number.isInteger(line['took_ms']) && Number(line['took_ms']) >= 0)
    })
  })
}

describe('the log', () => {
  it('has the cause of a fault under the request id of its answer', async () => {
    const service = await runIconsService({
      draw: async () => {
        throw new Error('the lexicon is gone')
      },
    })
    const response = await service.draw({ prompt: 'a cloud' })
    const id = response.headers.get('x-request-id')
    const lines = service.log.map((line) => JSON.parse(line) as Line)
    const failed = lines.find((line) => line.event === 'failed')
    equal(failed?.request_id, id)
    match(String(failed?.['problem']), /the lexicon is gone\n +at /)
    ok(!(await response.text()).includes('lexicon'))
    await service.stop()
  })
})
