import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { drawLine } from '../../tests/run-icons-service.ts'
import type { MakePage } from '../pages/page.ts'
import { FIRST_PATHS, PAGE_PATHS } from '../pages/page-paths.ts'
import { createLog } from '../platform/log.ts'
import { BusyError } from '../platform/workers.ts'
import { composePages } from './compose-pages.ts'
import type { Pages } from './compose-pages.ts'

describe('composePages', () => {
  /** Pages of a maker that notes what it is asked for, and of a log. */
  function scene(deps: { readonly pagePatienceMs?: number }, fail: (path: string) => Error | null = () => null) {
    const made: string[] = []
    const lines: string[] = []
    const makePage: MakePage = async (path, haste) => {
      made.push(`${path} ${haste}`)
      const error = fail(path)
      if (error !== null) throw error
      return { mediaType: 'text/plain', text: path }
    }
    const pages: Pages = composePages({
      ...deps,
      studio: async () => ({ revision: 'r', isDeterministic: true, concept: () => 'line', draw: drawLine, makePage }),
      facts: () => ({
        baseUrl: 'https://a.example',
        exampleKey: 'svc_test_a',
        apiUrl: '',
        siteUrl: '',
        operatorName: null,
        operatorMail: null,
        models: null,
      }),
      log: createLog('info', Date.now, (line) => lines.push(line)),
    })
    return { pages, made, lines }
  }

  it('has those that everybody sees made at once, then all others, each once', async () => {
    const { pages, made } = scene({ pagePatienceMs: 0 })
    await pages.prepareFirst()
    deepEqual(
      made,
      FIRST_PATHS.map((path) => `${path} now`),
    )
    await pages.prepareOthers()
    deepEqual(new Set(made.map((one) => one.split(' ')[0])), new Set(PAGE_PATHS))
    equal(made.length, PAGE_PATHS.length)
  })

  it('goes on after one that cannot be made or takes too long, and the log has it', async () => {
    const { pages, made, lines } = scene({ pagePatienceMs: 0 }, (path) =>
      path === '/docs/cuts' ? new Error('on fire') : path === '/docs/rules' ? new BusyError('time-out', 1) : null,
    )
    await pages.prepareOthers()
    equal(made.length, PAGE_PATHS.length)
    for (const path of ['/docs/cuts', '/docs/rules'])
      ok(lines.some((line) => line.includes('page-not-made') && line.includes(`"${path}"`)))
    equal(lines.length, 2)
  })

  it('ends without a word when the service stops', async () => {
    const { pages, made, lines } = scene({ pagePatienceMs: 0 }, () => new BusyError('stopped', 1))
    await pages.prepareOthers()
    deepEqual([made.length, lines], [1, []])
  })

  it('makes none before it is asked for where whoever asks may wait', async () => {
    const { pages, made } = scene({})
    await pages.prepareFirst()
    await pages.prepareOthers()
    deepEqual(made, [])
    ok((await pages.find('/docs')) !== null)
    deepEqual(made, ['/docs later'])
  })
})
