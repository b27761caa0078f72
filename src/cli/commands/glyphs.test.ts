import { deepEqual, equal, match } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { callBurin } from '../../../tests/call-burin.ts'
import { runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'

describe('burin glyphs', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())

  it('finds glyphs by words, the best first', async () => {
    const { exitCode, output, problem } = await callBurin(`glyphs arrow left --service ${service.baseUrl}`)
    equal(exitCode, 0, problem)
    match(output, /^arrow, /)
    const { output: json } = await callBurin(`glyphs shopping cart --json --service ${service.baseUrl}`)
    deepEqual((JSON.parse(json) as { data: readonly { name: string }[] }).data[0]?.name, 'shopping-cart')
  })
  it('ends with 1 where there is none', async () => {
    const { exitCode, problem } = await callBurin(`glyphs qqqqqqqq --service ${service.baseUrl}`)
    equal(exitCode, 1)
    match(problem, /no glyph/)
  })
})
