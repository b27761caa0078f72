/** From a request over HTTP to an icon, with everything in its place: the real studio, real processes. */
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { allCuts } from '../src/drawing/model/cut.ts'
import { createClient } from '../src/client/create-client.ts'
import type { Client, DrawOrder } from '../src/client/create-client.ts'
import { drawObjectSchema } from '../src/contract/draw-object.ts'
import type { DrawObject } from '../src/contract/draw-object.ts'
import type { ImageRequest, ImageType } from '../src/contract/draw-request.ts'
import { loadStudio } from '../src/main/load-studio.ts'
import { runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'

const root = join(import.meta.dirname, '..')
const tenPrompts = readFileSync(join(root, 'corpus/briefs/ten-prompts.txt'), 'utf8').trim().split('\n')

/** What the client gives has to be what the API promises. */
async function drawn(client: Client, order: DrawOrder): Promise<DrawObject> {
  return drawObjectSchema.parse(await client.draw(order))
}

describe('the ten prompts of the README', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService(await loadStudio())
  })
  after(async () => service.stop())

  it(
    'are ten, and stand there',
    { skip: existsSync(join(root, 'README.md')) ? false : 'there is no README.md yet' },
    () => {
      const readme = readFileSync(join(root, 'README.md'), 'utf8')
      equal(tenPrompts.length, 10)
      deepEqual(
        tenPrompts.filter((prompt) => !readme.includes(prompt)),
        [],
      )
    },
  )
  for (const prompt of tenPrompts) {
    it(`is drawn without fault: ${prompt}`, async () => {
      const { data } = await drawn(service.client, { prompt })
      deepEqual(
        data.map((item) => item.status),
        ['checked'],
        JSON.stringify(data[0]?.findings),
      )
    })
  }
})

describe('a draw over HTTP', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService(await loadStudio())
  })
  after(async () => service.stop())

  it('gives an icon at every cut', async () => {
    for (const cut of allCuts()) {
      const { data } = await drawn(service.client, { concept: 'heart', cut })
      ok(data[0]?.svg.includes(`viewBox="0 0 ${cut.size} ${cut.size}"`))
    }
  })
  it('gives two pictures for n: 2', async () => {
    const { data } = await drawn(service.client, { prompt: 'a cloud', n: 2 })
    equal(data.length, 2)
    notEqual(data[0]?.svg, data[1]?.svg)
  })
  it('answers whatever words come', async () => {
    const words = fc.oneof(
      fc.constantFrom(
        '飞机',
        'сердце',
        '❤️',
        '🇫🇷',
        '<script>',
        '${x}',
        '"; drop',
        '}\nicon x\n',
        '#',
        '\u0000',
        '\u202e',
        'a'.repeat(500),
        '1',
        '-',
        '___',
        'constructor',
        '__proto__',
        'cloud cloud cloud',
        'cloud with',
      ),
      fc.lorem({ maxCount: 6 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
    )
    const sendable = words.filter((prompt) => /[^\s\p{White_Space}]/u.test(prompt))
    await fc.assert(
      fc.asyncProperty(sendable, fc.constantFrom(1 as const, 2 as const), async (prompt, n) => {
        const { data } = await drawn(service.client, { prompt, n })
        ok(data.every((item) => !/<script|javascript|on\w+=/i.test(item.svg)))
      }),
      { numRuns: process.env['BURIN_FUZZ'] === 'full' ? 2000 : 60 },
    )
  })
  it('answers any slug', async () => {
    for (const concept of [
      'heart',
      'x',
      '7',
      'a-b-c',
      'constructor',
      'z'.repeat(64),
      Array.from({ length: 32 }, () => 'a').join('-'),
    ]) {
      equal((await drawn(service.client, { concept })).concept, concept)
    }
  })
})

interface Process {
  readonly child: ChildProcess
  readonly client: Client
}

async function startProcess(): Promise<Process> {
  const child = spawn(process.execPath, [join(root, 'src/main/start.ts')], {
    env: { PATH: process.env['PATH'], BURIN_PARTS: 'icons', BURIN_ICONS_PORT: '0', BURIN_LOG: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  for await (const text of child.stdout) {
    out += String(text)
    const address = /curl (\S+)/.exec(out)?.[1]
    if (address === undefined) continue
    const key = `svc_test_${'0'.repeat(32)}`
    return { child, client: createClient({ baseUrl: new URL(address).origin, key }) }
  }
  throw new Error('the service did not start')
}

const pictureFrom = (name: string, mime: ImageType): ImageRequest => ({
  base64: readFileSync(new URL(`../corpus/pictures/${name}`, import.meta.url), 'base64'),
  mime,
})

describe('the same request', () => {
  it('gives the same picture in two processes', async () => {
    const processes = await Promise.all([startProcess(), startProcess()])
    const orders: DrawOrder[] = [
      ...tenPrompts.map((prompt) => ({ prompt })),
      { concept: 'heart', n: 2 },
      { prompt: 'a cloud', cut: { size: 16, stroke: 1.5, radius: 1, finish: 'filled' } },
      { images: [pictureFrom('camera.webp', 'image/webp')] },
      { prompt: 'with a lock', images: [pictureFrom('key-turned.jpg', 'image/jpeg')], n: 2 },
    ]
    const pictures = async ({ client }: Process): Promise<unknown[]> => {
      const answers: unknown[] = []
      for (const order of orders) {
        const { revision, concept, data } = await drawn(client, order)
        answers.push({ revision, concept, data })
      }
      return answers
    }
    try {
      const [one, other] = await Promise.all(processes.map(pictures))
      deepEqual(one, other)
    } finally {
      for (const { child } of processes) child.kill('SIGTERM')
    }
  })
})
