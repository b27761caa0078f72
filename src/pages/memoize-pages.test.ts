import { deepEqual, equal, match, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { memoizePages } from './memoize-pages.ts'
import { NOT_READY } from './page.ts'
import type { MakePage, Page, PageFacts } from './page.ts'

const page: Page = { mediaType: 'text/plain', text: 'x' }
const facts = (): PageFacts => ({
  baseUrl: 'https://a.example',
  exampleKey: 'svc_test_a',
  apiUrl: 'https://api.example',
  siteUrl: 'https://{slug}.sites.example',
  operatorName: 'Muster & Söhne',
  operatorMail: 'hello@example.com',
  models: [],
})
const kept = (make: MakePage, patienceMs: number | null = null): ReturnType<typeof memoizePages> =>
  memoizePages({ make, facts, patienceMs })

describe('memoizePages', () => {
  it('makes a page once, and again after a failure', async () => {
    let made = 0
    const { find } = kept(async () => {
      made += 1
      if (made === 1) throw new Error('not now')
      return page
    })
    await rejects(find('/docs'), /not now/)
    deepEqual(await find('/docs'), page)
    deepEqual(await find('/docs'), page)
    equal(made, 2)
  })

  it('does nothing for paths that lead nowhere', async () => {
    let asked = 0
    const { find } = kept(async () => ((asked += 1), page))
    equal(await find('/docs/none'), null)
    equal(asked, 0)
  })

  it('says that a page is not ready instead of making anybody wait, and has it later', async () => {
    const gate = Promise.withResolvers<Page>()
    const { find, prepare } = kept(async () => gate.promise, 0)
    equal(await find('/docs'), NOT_READY)
    gate.resolve(page)
    await prepare('/docs', 'later')
    deepEqual(await find('/docs'), page)
  })

  it('makes what was prepared only once', async () => {
    const made: string[] = []
    const { find, prepare } = kept(async (path, haste) => (made.push(`${path} ${haste}`), page))
    await prepare('/', 'now')
    deepEqual(await find('/'), page)
    deepEqual(made, ['/ now'])
  })

  it('has pages speak of this deployment', async () => {
    const text = 'curl http://localhost:3000/x -H svc_test_0123456789ABCDEFGHIJKLMNOPQRSTUV'
    const { find } = kept(async () => ({ mediaType: 'text/plain', text }))
    deepEqual(await find('/docs'), { mediaType: 'text/plain', text: 'curl https://a.example/x -H svc_test_a' })
  })

  it('says who runs the service, as text, or that nobody was named', async () => {
    const link = (mediaType: string): string =>
      mediaType === 'text/html'
        ? '<a href="mailto:operator@example.org">operator@example.org</a>'
        : '[operator@example.org](mailto:operator@example.org)'
    const shown = async (mediaType: string, named: Partial<PageFacts> = {}): Promise<string | undefined> => {
      const make: MakePage = async () => ({ mediaType, text: `Example Operator, ${link(mediaType)}` })
      const found = await memoizePages({ make, facts: () => ({ ...facts(), ...named }), patienceMs: null }).find(
        '/docs',
      )
      return found === null || found === NOT_READY ? undefined : found.text
    }
    equal(await shown('text/html'), 'Muster &amp; Söhne, <a href="mailto:hello@example.com">hello@example.com</a>')
    equal(await shown('text/markdown'), 'Muster & Söhne, [hello@example.com](mailto:hello@example.com)')
    for (const kind of ['text/html', 'text/markdown']) {
      const text = (await shown(kind, { operatorName: null, operatorMail: null })) ?? ''
      match(text, /^an operator who has not given a name yet .*BURIN_OPERATOR_NAME.*, an address .*BURIN_OPERATOR_MAIL/)
    }
    const hostile = await shown('text/html', { operatorName: '<script>$&</script>' })
    match(hostile ?? '', /^&lt;script&gt;\$&amp;&lt;\/script&gt;,/)
  })

  it('says what is so with the models that draw, and else what is so without', async () => {
    const text = (mediaType: string): string =>
      mediaType === 'text/html'
        ? '<p>A</p>\n<p><strong>With a language model:</strong> By example-model at models.example.org.\nB</p>\n<p><strong>Without a language model:</strong> None.</p>\n<p>C</p>\n'
        : 'A\n\n**With a language model:** By example-model at models.example.org.\nB\n\n**Without a language model:** None.\n\nC\n'
    const shown = async (mediaType: string, models: PageFacts['models']): Promise<string | undefined> => {
      const make: MakePage = async () => ({ mediaType, text: text(mediaType) })
      const found = await memoizePages({ make, facts: () => ({ ...facts(), models }), patienceMs: null }).find('/docs')
      return found === null || found === NOT_READY ? undefined : found.text
    }
    const models = [
      { name: 'a<b>', host: 'models.example', seesPictures: true },
      { name: 'c', host: null, seesPictures: false },
    ]
    const [sees, blind] = ['which is sent pictures', 'which is not sent pictures']
    const by = (name: string): string =>
      `By ${name} at models.example (${sees}) and, where that is away, c on a machine of the operator (${blind}).\nB`
    equal(await shown('text/html', []), '<p>A</p>\n<p>None.</p>\n<p>C</p>\n')
    equal(await shown('text/markdown', []), 'A\n\nNone.\n\nC\n')
    equal(await shown('text/html', models), `<p>A</p>\n<p>${by('a&lt;b&gt;')}</p>\n<p>C</p>\n`)
    equal(await shown('text/markdown', models), `A\n\n${by('a<b>')}\n\nC\n`)
    for (const kind of ['text/html', 'text/markdown']) equal(await shown(kind, null), text(kind))
  })
})
