import { deepEqual, equal, match } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { apiDescription } from '../../../tests/openapi/api-description.ts'
import type { ApiDescription } from '../../../tests/openapi/api-description.ts'
import { runHostingApi } from '../../../tests/run-hosting-api.ts'
import type { HostingApi } from '../../../tests/run-hosting-api.ts'
import { HOSTING_ROUTES } from './routes.ts'

describe('/openapi.json', () => {
  let api: HostingApi
  let described: ApiDescription
  before(async () => {
    api = await runHostingApi()
    described = apiDescription((await api.ask('GET', '/openapi.json', { token: null })).body)
  })
  after(() => api[Symbol.asyncDispose]())

  it('describes every route that somebody may call, and answers what it says', async () => {
    const shown = HOSTING_ROUTES.flatMap(({ reference }) => (reference === undefined ? [] : [reference.operationId]))
    deepEqual(described.operations.map(({ operationId }) => operationId).sort(), shown.sort())
    // eslint-disable-next-line typescript/no-explicit-any -- tests say what they expect of it.
    const operation = async (operationId: string, path: string, body?: unknown): Promise<any> => {
      const { method, answers } = described.operation(operationId)
      const given = await api.ask(method, path, body === undefined ? {} : { body })
      const answer = answers.find(({ status }) => status === given.status)
      const problems =
        answer === undefined ? [`${given.status} is not described`] : answer.headerProblems(given.headers)
      if (given.status !== 204) problems.push(...(answer?.problems('application/json', given.body) ?? []))
      deepEqual(problems, [], operationId)
      return given.body
    }
    const at = '/projects/slug/described-site/deployments'
    const { id } = await operation('createProject', '/projects/', { name: 'A', slug: 'described-site' })
    await operation('createProject', '/projects/', { name: 'A', slug: 'described-site' })
    await operation('createProject', '/projects/', { name: 'A' })
    await operation('updateProject', `/projects/${id}`, { description: null })
    const begun = await operation('createDeployment', at)
    await operation('finalizeDeployment', `${at}/${begun.id}/finalize`)
    await operation('uploadBatch', `${at}/${begun.id}/files/batch`, { files: [{ path: 'index.html', content: 'a' }] })
    await operation('uploadBatch', `${at}/${begun.id}/files/batch`, { files: [{ path: '/x', content: 'a' }] })
    await operation('finalizeDeployment', `${at}/${begun.id}/finalize`)
    await operation('promoteDeployment', `${at}/${begun.id}/promote`)
    await operation('getDeployment', `${at}/${begun.id}`)
    await operation('deleteDeployment', `${at}/${begun.id}`)
    await operation('listDeployments', at)
    await operation('getProject', `/projects/${id}`)
    await operation('getProject', '/projects/x')
    await operation('getProjectBySlug', '/projects/slug/described-site')
    await operation('listProjects', '/projects/')
    await operation('showTraffic', `/projects/${id}/traffic?span=minute`)
    await operation('showTraffic', `/projects/${id}/traffic?span=week`)
    await operation('listRequests', `/projects/${id}/requests`)
    const domains = `/projects/${id}/domains`
    const domain = await operation('addDomain', domains, { hostname: 'described.example', pathPrefix: '/docs' })
    await operation('addDomain', domains, { hostname: 'described.example', pathPrefix: '/docs' })
    await operation('addDomain', domains, { hostname: '127.0.0.1' })
    await operation('listDomains', domains)
    await operation('showVerification', `${domains}/${domain.id}/verification`)
    await operation('verifyDomain', `${domains}/${domain.id}/verify`)
    await operation('removeDomain', `${domains}/${domain.id}`)
    await operation('removeDomain', `${domains}/${domain.id}`)
    await operation('showLimits', '/account/limits')
    const token = await operation('createToken', '/account/tokens', { name: 'CI' })
    await operation('createToken', '/account/tokens', { name: '' })
    await operation('listTokens', '/account/tokens')
    await operation('revokeToken', `/account/tokens/${token.id}`)
    await operation('revokeToken', `/account/tokens/${token.id}`)
    await operation('showHealth', '/health')
    await operation('showProtectedResource', '/.well-known/oauth-protected-resource')
    await operation('deleteProject', `/projects/${id}`)
  })
  it('says what a batch looks like in each of its media types', async () => {
    const { body } = await api.ask('GET', '/openapi.json', { token: null })
    const { content } = body.paths['/projects/slug/{slug}/deployments/{id}/files/batch'].post.requestBody
    // eslint-disable-next-line typescript/no-explicit-any -- as above.
    const [json, multipart, frames] = Object.values<any>(content)
    deepEqual(Object.keys(json.schema.properties.files.items.properties).slice(0, 2), ['path', 'sha256'])
    equal(json.example.files[0].path, 'index.html')
    match(multipart.schema.properties['files[]'].description, /path/)
    match(frames.schema.description, /SHA-256/)
  })
  it('shows refusals as they are', () => {
    for (const { answers } of described.operations)
      for (const { status, examples, problems } of answers)
        if (status >= 400)
          for (const { mediaType, value } of examples) deepEqual(problems(mediaType, value), [], `${status}`)
  })
  it('refuses by its schemas what the service refuses, but for what they cannot say', () => {
    const problems = (body: object): number => described.operation('updateProject').requestProblems(body).length
    for (const body of [{}, { name: 'A' }, { description: null }, { deploymentName: 'x'.repeat(63) }])
      equal(problems(body), 0)
    for (const body of [{ slug: 'a' }, { name: '' }, { name: null }, { color: 1 }, { deploymentName: 'x'.repeat(64) }])
      equal(problems(body) > 0, true, JSON.stringify(body))
  })
})
