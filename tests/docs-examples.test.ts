/** A newcomer who reads nothing but the pages copies what stands there: every example has to work as it is. */
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { missing } from './browser/chromium.ts'
import { root } from './house/source-file.ts'
import { runIconsService } from './run-icons-service.ts'
import type { IconsService } from './run-icons-service.ts'

/** Which guides have examples, and in what. */
const EXAMPLES: Readonly<Record<string, readonly Language[]>> = {
  start: ['sh', 'js', 'ts', 'python'],
  'first-draw': ['sh'],
  pictures: ['sh', 'ts'],
  streaming: ['sh', 'js', 'python'],
  limits: ['sh', 'js'],
  idempotency: ['sh'],
  authentication: ['sh'],
}

const without = (tool: string): string | false =>
  spawnSync(tool, ['--version']).status === 0 ? false : missing(`${tool}, so its examples did not run`)
const skips = { sh: without('curl') || without('jq'), python: without('python3'), js: false, ts: false } as const
type Language = keyof typeof skips

interface Ended {
  readonly status: number | null
  readonly out: string
  readonly problems: string
}

describe('the examples of the guides', () => {
  let service: IconsService
  let folder = ''
  before(async () => {
    service = await runIconsService()
    folder = mkdtempSync(join(tmpdir(), 'burin-examples-'))
    const links = ['src/client', 'src/contract', 'src/drawing', 'node_modules']
    copyFileSync(join(root, 'corpus/pictures/umbrella.png'), join(folder, 'picture.png'))
    for (const link of links) symlinkSync(join(root, link), join(folder, basename(link)))
  })
  after(async () => {
    await service.stop()
    rmSync(folder, { recursive: true })
  })

  const examples = async (guide: string, language: Language): Promise<string[]> => {
    const text = await (await fetch(`${service.baseUrl}/docs/${guide}.md`)).text()
    return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
      .filter((one) => one[1] === language)
      .map((one) => one[2] ?? '')
  }

  /** Runs it as a file of its own, in a folder where the client has been copied to. */
  const run = async (text: string, language: Language): Promise<Ended> => {
    const file = join(folder, `example.${language === 'js' ? 'mjs' : language}`)
    writeFileSync(file, text)
    const command = { sh: 'bash', python: 'python3', js: process.execPath, ts: process.execPath }[language]
    const flags = language === 'sh' ? ['-e', '-o', 'pipefail'] : language === 'ts' ? ['--preserve-symlinks'] : []
    const child = spawn(command, [...flags, file], { cwd: folder, env: { ...process.env, no_proxy: '*' } })
    let out = ''
    let problems = ''
    child.stdout.on('data', (piece: Buffer) => (out += piece.toString()))
    child.stderr.on('data', (piece: Buffer) => (problems += piece.toString()))
    const [status] = (await once(child, 'close')) as [number | null]
    return { status, out, problems }
  }

  for (const [guide, languages] of Object.entries(EXAMPLES)) {
    for (const language of languages) {
      test(`${guide}: ${language}`, { skip: skips[language] }, async () => {
        const found = await examples(guide, language)
        assert.ok(found.length > 0)
        for (const text of found) {
          const { status, out, problems } = await run(text, language)
          assert.equal(status, 0, `${text}\n${out}\n${problems}`)
          // What draws shows a picture, or writes it into a file; what makes a key shows it.
          const shows = /<svg |draw\.completed|^svc_test_\w{32}$/
          const isQuiet = /> (?:rocket|picture)\.svg$/m.test(text) || text.includes('async function drawIcon')
          assert.ok(isQuiet || shows.test(out.trim()), `${text}\n${out}`)
        }
      })
    }
  }

  test('the code for a 429 waits as long as it is told, and then draws', async () => {
    const [code = ''] = await examples('limits', 'js')
    const strict = await runIconsService({}, { BURIN_LIMIT_SANDBOX: '1' })
    try {
      // The wait is real in what it is asked for, and short in what it takes: the window is a minute.
      const harness = `
        const waits = []
        const wait = (resume, milliseconds) => { waits.push(milliseconds); queueMicrotask(resume) }
        const answers = []
        const ask = async (address, init) => {
          // The window begins anew once it was waited for: another key stands for that.
          if (waits.length > 0) init.headers.authorization = 'Bearer svc_test_' + 'n'.repeat(32)
          const response = await fetch(address.replace('${service.port}', '${strict.port}'), init)
          answers.push({ status: response.status, wait: Number(response.headers.get('retry-after')) })
          return response
        }
        const drawTwice = async (setTimeout, fetch) => {
          ${code}
          await drawIcon({ prompt: 'bell' })
          return drawIcon({ prompt: 'bell' })
        }
        const draw = await drawTwice(wait, ask)
        console.log(JSON.stringify({ waits, answers, drawn: draw.object }))`
      const { out, problems } = await run(harness, 'js')
      assert.equal(problems, '')
      const { waits, answers, drawn } = JSON.parse(out) as {
        waits: number[]
        answers: { status: number; wait: number }[]
        drawn: string
      }
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 429, 200],
      )
      assert.ok((answers[1]?.wait ?? 0) >= 1)
      assert.deepEqual(waits, [(answers[1]?.wait ?? 0) * 1000])
      assert.equal(drawn, 'icon.draw')
    } finally {
      await strict.stop()
    }
  })

  const tooLong = { status: 503, code: 'model_unavailable', message: 'In a day.', retry_after: 86_400 }

  test('the code for a 429 gives up when the wait is a day', async () => {
    const [code = ''] = await examples('limits', 'js')
    const harness = `
      const setTimeout = () => { throw new Error('it waits') }
      const fetch = async () => Response.json(${JSON.stringify(tooLong)}, { status: 503 })
      ${code}
      await drawIcon({ images: [] }).catch((problem) => console.log(problem.message))`
    const { out } = await run(harness, 'js')
    assert.equal(out.trim(), 'model_unavailable: In a day.')
  })

  test('so does curl', { skip: skips.sh }, async () => {
    const [code = ''] = await examples('limits', 'sh')
    let asked = 0
    const busy = createServer((_request, response) => {
      asked += 1
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '86400' })
      response.end(JSON.stringify(tooLong))
    })
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = busy.address() as AddressInfo
      const { out } = await run(code.replace(`${service.port}`, `${port}`), 'sh')
      assert.match(out, /"retry_after":86400/)
      assert.equal(asked, 1)
    } finally {
      busy.close()
    }
  })
})
