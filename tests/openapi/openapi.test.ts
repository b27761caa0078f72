import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import fc from 'fast-check'
import spectralCore from '@stoplight/spectral-core'
import type { RulesetDefinition } from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { drawRequestSchema } from '../../src/contract/draw-request.ts'
import { ERRORS } from '../../src/contract/error-object.ts'
import { describeService } from '../../src/main/describe-service.ts'
import { readDrawExamples } from '../../src/icons/openapi/examples.ts'
import { ROUTES } from '../../src/icons/routes.ts'
import { runIconsService } from '../run-icons-service.ts'
import type { IconsService } from '../run-icons-service.ts'
import { drawExamples } from './draw-examples.ts'
import { apiDescription } from './api-description.ts'
import { described } from './described.ts'

const baseUrl = 'https://icons.burin.example'
const api = apiDescription(describeService()(baseUrl))
const text = JSON.stringify(api.document)
const finding = { rule: 'gap', severity: 'error', message: 'Too close.', at: null, measured: 1, limit: 2 }

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
      [`operation-success-response paths ${neverSucceeds} post responses`],
    )
  })

  it('describes version 1.0.0 of the API, under the MIT licence, at its public address', () => {
    const { openapi, info, servers } = api.document as {
      openapi: string
      info: { version: string; license: unknown }
      servers: { url: string }[]
    }
    match(openapi, /^3\.1\./)
    deepEqual([info.version, info.license], ['1.0.0', { name: 'MIT', identifier: 'MIT' }])
    deepEqual(
      servers.map(({ url }) => url),
      [baseUrl],
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

  it('lets answers grow: more properties, other values, longer lists, new events', () => {
    const { draw } = readDrawExamples()
    const [item] = draw.data
    const grown: [string, unknown][] = [
      ['IconDraw', { ...draw, model: 'iconmodel-2', licence: 'any', data: [item, item, item] }],
      ['IconDraw', { ...draw, cut: { ...draw.cut, size: 48, finish: 'duotone', shade: 1 } }],
      [
        'IconDrawItem',
        { ...item, status: 'reviewed', tags: ['bell'], findings: [{ ...finding, severity: 'hint', unit: 'px' }] },
      ],
      ['Error', { status: 409, code: 'conflict', message: 'No.', request_id: `req_${'a'.repeat(24)}`, hint: 'Yes.' }],
      ['DrawStreamEvent', { type: 'item.review', sequence: 3, by: 'somebody' }],
      ['DrawStreamEvent', { type: 'item.intent', sequence: 3, index: 0, intent: 'A bell.', mood: 'merry' }],
    ]
    for (const [noun, value] of grown) deepEqual(api.problems(noun, value), [], noun)
    const wrong: [string, unknown][] = [
      ['IconDraw', { ...draw, object: 'icon.list' }],
      ['IconDraw', { ...draw, data: undefined }],
      ['IconDrawItem', { ...item, mime_type: 'image/png' }],
      ['DrawStreamEvent', { type: 'item.intent', sequence: 3 }],
      ['DrawStreamEvent', { type: 'item.review' }],
    ]
    for (const [noun, value] of wrong) ok(api.problems(noun, value).length > 0, noun)
    const requests = new Set(['IconRequest', 'Cut'])
    const schemas = (api.document['components'] as { schemas: Record<string, unknown> }).schemas
    const sent = Object.entries(schemas).filter(([name]) => !requests.has(name))
    ok(!/"additionalProperties":false|"maxItems"/.test(JSON.stringify(sent)))
    ok(!JSON.stringify(api.document['paths']).includes('"additionalProperties":false'))
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
      { prompt: ' \n\u0085\ufeff\u3000' },
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

  it('allows the bodies that the service allows, and no others', () => {
    const { requestProblems } = api.operation('createIcon')
    const verdicts = { allowed: 0, refused: 0 }
    fc.assert(
      fc.property(nearlyRequests(), (body) => {
        // What the images hold, and that there is something to draw, is not for the schema of the body to say.
        const { prompt, concept, images } = body as Partial<Record<string, unknown>>
        const hasSubject = prompt !== undefined || concept !== undefined || (Array.isArray(images) && images.length > 0)
        const isAllowed = drawRequestSchema.safeParse(body).success && hasSubject
        equal(requestProblems(body).length === 0, isAllowed, JSON.stringify(body))
        verdicts[isAllowed ? 'allowed' : 'refused'] += 1
      }),
      { numRuns: process.env['BURIN_FUZZ'] === 'full' ? 20_000 : 1000 },
    )
    ok(verdicts.allowed > 50 && verdicts.refused > 50, JSON.stringify(verdicts))
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
    // What is no JSON is for people, or in words of its own: `security.txt`.
    const isHidden = ({ reference, output }: (typeof ROUTES)[number]): boolean =>
      reference === undefined && output !== null
    const hidden = ROUTES.filter(isHidden).map((route) => route.path)
    deepEqual(
      hidden.filter((path) => path.startsWith('/api/') || path.startsWith('/.well-known/')),
      [],
    )
  })
})

/** Bodies that are requests, or would be but for a value or two. */
function nearlyRequests(): fc.Arbitrary<unknown> {
  const anything = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constantFrom(null, true, [], {}, '24', 24.5))
  const nearly = <T>(good: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: anything })
  const words = fc.string({ unit: 'grapheme', maxLength: 8 })
  const long = fc.integer({ min: 498, max: 502 }).map((length) => '😀'.repeat(length))
  const slugs = fc.oneof(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/), fc.stringMatching(/^[a-z0-9A-]{1,66}$/))
  const image = fc.record(
    { base64: fc.constantFrom('AAAA', 'AAA='), mime: nearly(fc.constantFrom('image/png', 'image/jpeg', 'image/webp')) },
    { requiredKeys: ['base64'] },
  )
  const cut = fc.record(
    {
      size: nearly(fc.constantFrom(16, 20, 24)),
      stroke: nearly(fc.constantFrom(1, 1.5, 2, 2.5, 3)),
      radius: nearly(fc.constantFrom(0, 1, 2, 3)),
      finish: nearly(fc.constantFrom('outlined', 'filled')),
    },
    { requiredKeys: [] },
  )
  const request = fc.record(
    {
      model: nearly(fc.constant('iconmodel-1')),
      prompt: nearly(fc.oneof(words, long)),
      concept: nearly(slugs),
      images: nearly(fc.array(image, { maxLength: 5 })),
      cut: nearly(cut),
      n: nearly(fc.constantFrom(1, 2)),
      stream: nearly(fc.boolean()),
      colour: fc.string(),
    },
    { requiredKeys: [] },
  )
  // Most bodies have no unknown property.
  return fc
    .tuple(request, fc.nat(9))
    .map(([{ colour, ...known }, chance]) => (chance === 0 ? { ...known, colour } : known))
}

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
