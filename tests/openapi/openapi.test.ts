import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import type { RulesetDefinition } from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { ERRORS } from '../../src/contract/error-object.ts'
import { createDescribeApi } from '../../src/icons/openapi/describe-api.ts'
import { readDrawExamples } from '../../src/icons/openapi/examples.ts'
import { ROUTES } from '../../src/icons/routes.ts'
import { runIconsService } from '../run-icons-service.ts'
import type { IconsService } from '../run-icons-service.ts'
import { drawExamples } from './draw-examples.ts'
import { apiDescription } from './api-description.ts'
import { described } from './described.ts'

const baseUrl = 'https://icons.burin.example'
const api = apiDescription(createDescribeApi()(baseUrl))
const text = JSON.stringify(api.document)

/** Refusing is all that the token endpoint is there for. */
const neverSucceeds = '/api/oauth/token'

describe('/openapi.json', () => {
  it("passes Redocly's recommended rules", async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
    deepEqual(
      problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`),
      [`operation-2xx-response #/paths/${neverSucceeds.replaceAll('/', '~1')}/post/responses`],
    )
  })

  it("passes Spectral's rules for OpenAPI", async () => {
    const spectral = new spectralCore.Spectral()
    // Its types name the ruleset narrower than its own code takes it.
    spectral.setRuleset({ extends: [[spectralRulesets.oas as RulesetDefinition, 'recommended']] })
    const problems = await spectral.run(text)
    deepEqual(
      problems.map(({ code, path }) => `${code} ${path.join(' ')}`),
      ['info-contact info', `operation-success-response paths ${neverSucceeds} post responses`],
    )
  })

  it('has every code of the API in an example', () => {
    const shown = api.operations.flatMap(({ answers }) => answers.flatMap(({ codes }) => codes))
    deepEqual([...new Set(shown)].sort(), Object.keys(ERRORS).sort())
  })

  it('has the statuses of the draw operation that its document names', () => {
    const { answers } = api.operation('createIcon')
    deepEqual(answers.map(({ status, codes }) => `${status} ${codes.join(' ')}`.trim()).sort(), [
      '200',
      '400 invalid_request',
      '401 invalid_api_key',
      '402 insufficient_credits',
      '404 model_not_found',
      '429 rate_limit_exceeded',
      '500 server_error',
      '502 model_error',
      '503 model_offline model_unavailable',
    ])
  })

  it('describes every property', () => {
    const bare: string[] = []
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return
      const { properties, $ref, description } = value as Record<string, unknown>
      if (/\/properties\/[^/]+$/.test(path) && description === undefined && $ref === undefined) bare.push(path)
      if (properties !== undefined || Array.isArray(value) || !path.includes('/examples'))
        for (const [key, inner] of Object.entries(value)) walk(inner, `${path}/${key}`)
    }
    walk((api.document['components'] as Record<string, unknown>)['schemas'], '')
    // A branch of the request's `anyOf` narrows a property that is described elsewhere.
    deepEqual(
      bare.filter((path) => !path.includes('/anyOf/')),
      [],
    )
  })

  it('has examples that its own schemas allow', () => {
    let examples = 0
    for (const operation of api.operations) {
      for (const { name, value } of operation.requestExamples) {
        deepEqual(operation.requestProblems(value), [], name)
        examples += 1
      }
      for (const answer of operation.answers)
        for (const { mediaType, value } of answer.examples) {
          deepEqual(answer.problems(mediaType, value), [], `${operation.operationId} ${answer.status}`)
          examples += 1
        }
    }
    ok(examples > 20)
  })

  it('holds requests to what the service holds them to', () => {
    const { requestProblems } = api.operation('createIcon')
    for (const good of [
      { prompt: '😀'.repeat(500) },
      { concept: 'a'.repeat(64) },
      { prompt: 'x', cut: {}, n: 2, images: [] },
      { images: [{ base64: 'AAAA', mime: 'image/webp' }] },
    ])
      deepEqual(requestProblems(good), [])
    for (const bad of [
      {},
      { images: [] },
      { prompt: '' },
      { prompt: ' \n' },
      { prompt: 'x'.repeat(501) },
      { concept: 'A' },
      { concept: 'a'.repeat(65) },
      { concept: 'a--b' },
      { prompt: 'x', n: 3 },
      { prompt: 'x', cut: { size: 18 } },
      { prompt: 'x', cut: { colour: 'red' } },
      { prompt: 'x', images: [{ base64: 'AA\nAA', mime: 'image/png' }] },
      { prompt: 'x', images: [{ base64: 'AAAA', mime: 'image/gif' }] },
      { prompt: 'x', images: Array.from({ length: 5 }, () => ({ base64: 'AAAA', mime: 'image/png' })) },
    ])
      ok(requestProblems(bad).length > 0, JSON.stringify(bad).slice(0, 80))
  })

  it('has examples that are drawn so today (else run npm run docs)', async () => {
    const kept = readDrawExamples()
    deepEqual(kept, JSON.parse(JSON.stringify(await drawExamples(kept.draw.revision))))
  })

  it('has types made from it (else run npm run docs)', () => {
    const types = readFileSync(join(import.meta.dirname, 'schema.d.ts'), 'utf8')
    equal(types.slice(0, types.indexOf('\n')), described().firstLine)
  })

  it('shows every route of the API and of discovery', () => {
    const hidden = ROUTES.filter((route) => route.reference === undefined).map((route) => route.path)
    deepEqual(
      hidden.filter((path) => path.startsWith('/api/') || path.startsWith('/.well-known/')),
      [],
    )
  })
})

describe('GET /openapi.json', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService({}, { BURIN_BASE_URL: baseUrl })
  })
  after(async () => service.stop())

  it('answers the document with the public address, to pages of any origin', async () => {
    const response = await fetch(`${service.baseUrl}/openapi.json`)
    equal(response.headers.get('content-type'), 'application/json; charset=utf-8')
    equal(response.headers.get('access-control-allow-origin'), '*')
    deepEqual(await response.json(), api.document)
  })
  it('may be kept, and asked for again with its tag', async () => {
    const tag = (await fetch(`${service.baseUrl}/openapi.json`)).headers.get('etag') ?? ''
    match(tag, /^"[\w-]{20,}"$/)
    equal((await fetch(`${service.baseUrl}/openapi.json`, { headers: { 'if-none-match': tag } })).status, 304)
  })
})
