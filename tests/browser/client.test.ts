/** The typed client as a page elsewhere runs it: bundled for browsers, in Chromium, across origins. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import type { Client, ClientOptions } from '../../src/client/create-client.ts'
import { runIconsService } from '../run-icons-service.ts'
import { CHROMIUM, CHROMIUM_FLAGS, missing } from './chromium.ts'

const skip = existsSync(CHROMIUM) ? false : missing('Chromium, which runs the typed client')

async function bundled(): Promise<{ readonly script: string; readonly inputs: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(import.meta.dirname, '../../src/client/create-client.ts')],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
    format: 'iife',
    globalName: 'burin',
  })
  return { script: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) }
}

describe('the client in a browser', () => {
  it('needs nothing of Node, and nothing of contract but types', async () => {
    const { inputs } = await bundled()
    ok(inputs.length > 2)
    deepEqual(
      inputs.filter((path) => !path.includes('src/client/') && !path.includes('/eventsource-parser/')),
      [],
    )
  })

  it('draws and streams from a page of another origin', { skip }, async () => {
    const service = await runIconsService()
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] })
    try {
      const page = await browser.newPage()
      await page.addScriptTag({ content: (await bundled()).script })
      const seen = await page.evaluate(
        async (options) => {
          const { burin } = globalThis as unknown as { burin: { createClient(given: ClientOptions): Client } }
          const client = burin.createClient(options)
          const types: string[] = []
          for await (const { type } of client.stream({ concept: 'cloud' })) types.push(type)
          const problem = await client.draw({ prompt: ' ' }).catch((error: unknown) => error)
          const { concept } = await client.draw({ concept: 'cloud' })
          return { types, concept, code: (problem as { error: { code: string } }).error.code }
        },
        { baseUrl: service.baseUrl, key: service.key },
      )
      deepEqual([seen.concept, seen.code], ['cloud', 'invalid_request'])
      deepEqual([seen.types[0], seen.types.at(-1)], ['draw.created', 'draw.completed'])
      equal(service.briefs.length, 2)
    } finally {
      await browser.close()
      await service.stop()
    }
  })
})
