import { readFileSync } from 'node:fs'
import { deepEqual, equal, match, rejects } from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Brief } from '../author/author.ts'
import { readConfig } from '../config/read-config.ts'
import type { Studio } from '../studio/draw.ts'
import type { DrawEvent } from '../studio/drawn.ts'
import { sampleRaster } from '../../tests/sample-raster.ts'
import { sharpDecoder } from '../pictures/sharp-decoder.ts'
import { HOUSE_CUT } from '../drawing/model/cut.ts'
import { loadPooledStudio } from './load-pooled-studio.ts'
import { loadStudio } from './load-studio.ts'

describe('the studio on threads', () => {
  let pooled: Studio & AsyncDisposable
  let single: Studio
  before(async () => {
    const { config, problem } = readConfig({ BURIN_WORKERS: '2', BURIN_CACHE_MIB: '1' })
    if (config === null) throw new Error(problem)
    ;[pooled, single] = await Promise.all([loadPooledStudio(config), loadStudio()])
  })
  after(async () => pooled[Symbol.asyncDispose]())

  it('has the traits of the studio in its threads', () => {
    deepEqual([pooled.revision, pooled.isDeterministic], [single.revision, true])
  })

  it('draws and tells the same as a studio of this thread, many at once', async () => {
    const prompts = ['user with a lock', 'a heart and a purple wombat', 'no bell', 'two stars']
    const briefs = prompts.map((prompt): Brief => ({ concept: null, prompt, images: [], cut: HOUSE_CUT, count: 2 }))
    const watched = async ({ draw }: Studio, brief: Brief): Promise<unknown> => {
      const events: DrawEvent[] = []
      return [await draw(brief, (event) => events.push(event)), events]
    }
    const draws = await Promise.all(briefs.map(async (brief) => watched(pooled, brief)))
    for (const [index, brief] of briefs.entries()) deepEqual(draws[index], await watched(single, brief))
  })

  it('lets a draw go', async () => {
    const controller = new AbortController()
    const brief: Brief = { concept: 'cloud', prompt: null, images: [], cut: HOUSE_CUT, count: 1 }
    const run = pooled.draw(brief, () => controller.abort(new Error('gone')), controller.signal)
    await rejects(run, { message: 'gone' })
    equal((await pooled.draw(brief)).concept, 'cloud')
  })
})

describe('the only thread that draws', () => {
  it('draws words while pictures wait for each other', async () => {
    const config = { workers: 1, cacheMib: 0, hasCredits: false, dataFolder: '' }
    await using studio = await loadPooledStudio(config, undefined, [])
    const done: string[] = []
    const ask = async (name: string, images: Brief['images']): Promise<void> => {
      const concept = images.length > 0 ? null : 'cloud'
      await studio.draw({ concept, prompt: null, images, cut: HOUSE_CUT, count: 1 })
      done.push(name)
    }
    const ring = ['......', '.####.', '.#..#.', '.#..#.', '.####.', '......']
    const pictures = Array.from({ length: 20 }, async () => ask('picture', [sampleRaster(ring)]))
    await Promise.all([...pictures, ask('words', [])])
    equal(done.at(-1), 'picture')
  })

  it('decodes pictures on the threads for pictures, and none of words', async () => {
    const config = { workers: 1, cacheMib: 0, hasCredits: false, dataFolder: '' }
    await using studio = await loadPooledStudio(config, undefined, [])
    const bytes = readFileSync(new URL('../../corpus/pictures/umbrella.png', import.meta.url))
    const { measure, decode } = studio.decoder ?? sharpDecoder()
    const head = await measure(bytes)
    const reading = decode(bytes, head)
    const atWork = studio.figures?.().workers.map(({ running, waiting }) => running + waiting.normal)
    deepEqual(atWork, [0, 1])
    deepEqual(await reading, await sharpDecoder().decode(bytes, head))
  })

  it('draws while a large page is made', async () => {
    const config = { workers: 1, cacheMib: 0, hasCredits: false, dataFolder: '' }
    await using studio = await loadPooledStudio(config, undefined, [])
    const done: string[] = []
    const page = studio.makePage?.('/docs/glyphs', 'later').then((made) => (done.push('page'), made))
    await studio.draw({ concept: 'cloud', prompt: null, images: [], cut: HOUSE_CUT, count: 1 })
    done.push('draw')
    match((await page)?.text ?? '', /<figure class="glyphs">/)
    deepEqual(done, ['draw', 'page'])
  })
})
