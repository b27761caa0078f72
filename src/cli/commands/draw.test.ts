import { deepEqual, equal, match } from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { after, before, describe, it } from 'node:test'
import { callBurin } from '../../../tests/call-burin.ts'
import { runIconsService } from '../../../tests/run-icons-service.ts'
import type { IconsService } from '../../../tests/run-icons-service.ts'
import { drawHere } from '../../tools/draw/draw-here.ts'
import type { DrawHere } from '../user-command.ts'

describe('burin draw', () => {
  let service: IconsService
  before(async () => {
    service = await runIconsService()
  })
  after(async () => service.stop())

  it('draws by a service, with a sandbox key that is made up, in the cut that is said', async () => {
    const line = `draw a cloud --size 16 --n 2 --service ${service.baseUrl}`
    const { exitCode, output, problem } = await callBurin(line)
    equal(exitCode, 0, problem)
    match(output, /^<svg .*viewBox="0 0 16 16".*\n<svg .*\n$/)
    match(problem, /^checked: A line\.\n {2}info off-grid: The line is off the grid\.\n/)
    const { prompt, cut, count } = service.briefs.at(-1) ?? {}
    deepEqual([prompt, cut?.size, cut?.stroke, count], ['a cloud', 16, 2, 2])
    const { output: json } = await callBurin(`${line} --json`)
    equal((JSON.parse(json) as { items: unknown[] }).items.length, 2)
  })

  it('takes the key of the option before that of BURIN_KEY, and ends with 3 for one that is wrong', async () => {
    const draw = ['draw', 'a bell', '--service', service.baseUrl]
    const environment = { BURIN_KEY: 'svc_live_x' }
    const wrong = await callBurin(draw, { environment })
    equal(wrong.exitCode, 3)
    match(wrong.problem, /^burin: This live key /)
    equal((await callBurin([...draw, '--key', `svc_test_${'0'.repeat(32)}`], { environment })).exitCode, 0)
  })

  it('asks the service that BURIN_SERVICE names, unless the option names another', async () => {
    const environment = { BURIN_SERVICE: service.baseUrl }
    equal((await callBurin('draw a bell', { environment })).exitCode, 0)
    equal((await callBurin('glyphs shopping cart', { environment })).exitCode, 0)
    const other = await callBurin('draw a bell --service http://127.0.0.1:1', { environment })
    match(other.problem, /^burin: http:\/\/127\.0\.0\.1:1 did not answer: .*\(--service, BURIN_SERVICE\)/)
    const wrong = await callBurin('draw a bell', { environment: { BURIN_SERVICE: 'localhost:3000' } })
    deepEqual(
      [wrong.exitCode, wrong.problem],
      [2, 'burin: BURIN_SERVICE is "localhost:3000", but must be an address, such as http://localhost:3000\n'],
    )
    match((await callBurin('mcp --help')).output, /--service URL +the icon service; else BURIN_SERVICE, else http/)
  })

  it('says what the service refuses, and what is no address', async () => {
    const wrong = await callBurin(['draw', 'a bell', '--size', '15', '--service', service.baseUrl])
    equal(wrong.exitCode, 2)
    match(wrong.problem, /^burin: --size: .*16/)
    equal((await callBurin('draw a bell --service localhost:3000')).exitCode, 2)
    equal(
      (await callBurin('draw --service http://localhost')).problem,
      'burin: say what to draw, such as: burin draw "a bell"\n',
    )
  })

  it('says in its help all that a cut may be', async () => {
    for (const command of ['draw', 'recut']) {
      const { output } = await callBurin(`${command} --help`)
      match(output, /--size N .*16, 20 or 24; else 24\n/)
      match(output, /--stroke N .*1, 1\.5, 2, 2\.5 or 3; else 2\n/)
      match(output, /--radius N .*0, 1, 2 or 3; else 3\n/)
      match(output, /--finish NAME .*outlined or filled; else outlined\n/)
    }
  })

  it('says in its help that the stroke does not follow the size, and which lines of a list are skipped', async () => {
    const { output } = await callBurin('draw --help')
    match(output, /it is 2 at every size\. .* burin-16 .* 1\.5/)
    match(output, /lines that begin with # are skipped/)
  })

  it('draws from pictures, by a service and on this machine', async () => {
    const folder = fileURLToPath(new URL('../../../corpus/pictures/', import.meta.url))
    const line = ['draw', '--image', 'key-turned.jpg', '--image', 'camera.webp']
    const sent = await callBurin([...line, '--service', service.baseUrl], { folder })
    equal(sent.exitCode, 0, sent.problem)
    deepEqual(
      service.briefs.at(-1)?.images.map(({ source }) => source.width),
      [280, 320],
    )
    const here = await callBurin([...line, '--local'], { folder, drawHere })
    match(here.output, /^<svg .*<\/svg>\n$/)
    const several = Array.from({ length: 5 }, () => ['--image', 'umbrella.png']).flat()
    for (const [args, problem] of [
      [['--image', 'none.png'], /^burin: none\.png cannot be read \(ENOENT\)\n$/],
      [['--image', '../briefs/ten-prompts.txt'], /ten-prompts\.txt is not a PNG, JPEG or WebP picture\n$/],
      [['--image', '.'], /^burin: \. is no file\n$/],
      [several, /^burin: --image is there 5 times; at most 4 pictures are taken\n$/],
    ] as const) {
      const wrong = await callBurin(['draw', ...args, '--service', service.baseUrl], { folder })
      equal(wrong.exitCode, 2)
      match(wrong.problem, problem)
    }
  })

  it('draws on this machine in a clone, into a file too, and says what a cut may be', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'burin-draw-'))
    try {
      const out = join(folder, 'bell.svg')
      const { exitCode, output } = await callBurin(['draw', 'a bell', '--local', '--out', out], { drawHere })
      deepEqual([exitCode, output], [0, `Wrote ${out}.\n`])
      match(await readFile(out, 'utf8'), /^<svg .*<\/svg>\n$/)
      const nowhere = join(folder, 'none', 'bell.svg')
      match(
        (await callBurin(['draw', 'a bell', '--local', '--out', nowhere], { drawHere })).problem,
        /cannot be written \(ENOENT\)/,
      )
    } finally {
      await rm(folder, { recursive: true })
    }
    const odd = await callBurin('draw a bell --local --size 15', { drawHere })
    deepEqual([odd.exitCode, odd.problem], [2, 'burin: --size 15: allowed are 16, 20, 24\n'])
    match((await callBurin('draw a bell --local')).problem, /works in a clone/)
  })

  it('draws a list into a folder, four at once, drafts apart, with names of its own', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'burin-list-'))
    let [running, most] = [0, 0]
    const draw: DrawHere = async ({ prompt, cut }) => {
      most = Math.max(most, (running += 1))
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      const status = prompt === 'a draft' ? 'draft' : 'checked'
      const svg = `<svg id="${prompt} ${cut['size']}"/>`
      const findings =
        prompt === 'a draft' ? [{ severity: 'error', rule: 'unmatched', message: '"draft" is not shown.' }] : []
      return { concept: 'bell', items: [{ svg, status, intent: 'A bell.', program: 'icon bell\n', findings }] }
    }
    try {
      await writeFile(
        join(folder, 'needs.csv'),
        'need,name\na bell,Alarm!\n,home\nanother,\na third,\na draft,\na,\nb,\n',
      )
      const line = ['draw', '--from', 'needs.csv', '--out', 'icons/', '--size', '20', '--local']
      const { exitCode, output, problem } = await callBurin(line, { folder, drawHere: draw })
      deepEqual([exitCode, most], [1, 4])
      match(problem, /1 line of needs.csv without a need left out/)
      match(problem, /draft: a draft: A bell\. \(drafts\/bell-3\.svg\)\n {2}error unmatched: "draft" is not shown\./)
      match(output, /^5 checked in icons\/, 1 with a draft in icons\/drafts, 0 refused, 0 not drawn\.\n$/)
      deepEqual((await readdir(join(folder, 'icons'))).sort(), [
        'alarm.svg',
        'bell-2.svg',
        'bell-4.svg',
        'bell-5.svg',
        'bell.svg',
        'drafts',
      ])
      equal(await readFile(join(folder, 'icons/alarm.svg'), 'utf8'), '<svg id="a bell 20"/>\n')
      match(await readFile(join(folder, 'icons/drafts/bell-3.svg'), 'utf8'), /a draft/)
      equal((await callBurin(['draw', '--from', 'needs.csv'], { folder })).exitCode, 2)
      equal((await callBurin(['draw', 'a bell', '--from', 'needs.csv', '--out', 'x'], { folder })).exitCode, 2)
      equal((await callBurin(['draw', '--from', 'none.txt', '--out', 'x'], { folder })).exitCode, 2)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('says which needs of a list cannot have the name that it gives them, and leaves no folder where nothing was drawn', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'burin-list-'))
    const item = { svg: '<svg/>', status: 'checked', intent: 'A bin.', program: 'icon bin\n', findings: [] } as const
    try {
      await writeFile(join(folder, 'needs.csv'), 'need,name\na bin,bin\nanother bin,Bin\na third,\n')
      const line = ['draw', '--from', 'needs.csv', '--out', 'icons']
      const there = await callBurin([...line, '--service', 'http://127.0.0.1:1'], { folder })
      match(there.problem, /did not answer/)
      deepEqual(await readdir(folder), ['needs.csv'])
      const draw: DrawHere = async () => ({ concept: 'trash', items: [item] })
      const { problem, output } = await callBurin([...line, '--local'], { folder, drawHere: draw })
      equal(output, '3 checked in icons, 0 with a draft, 0 refused, 0 not drawn.\n')
      equal(problem.match(/the name bin is taken by another need of the list: this one is bin-2/g)?.length, 1)
      equal(problem.match(/is taken/g)?.length, 1)
      deepEqual((await readdir(join(folder, 'icons'))).sort(), ['bin-2.svg', 'bin.svg', 'trash.svg'])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('says of one request, and of each of a list, what it is for; the list names its needs without it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'burin-list-'))
    const prompts: (string | null)[] = []
    const draw: DrawHere = async ({ prompt }) => {
      prompts.push(prompt)
      const item = {
        svg: '<svg/>',
        status: 'checked',
        intent: 'A file.',
        program: 'icon file\n',
        findings: [],
      } as const
      return { concept: 'file', items: [item] }
    }
    try {
      await writeFile(join(folder, 'needs.txt'), 'resume\ninterview\n')
      const line = ['draw', '--from', 'needs.txt', '--out', 'icons', '--for', 'recruiting', '--local', '--json']
      const { output } = await callBurin(line, { folder, drawHere: draw })
      const { items } = JSON.parse(output) as { items: { prompt: string }[] }
      deepEqual(
        items.map(({ prompt }) => prompt),
        ['resume', 'interview'],
      )
      await callBurin(['draw', 'a', 'crown', '--for', 'our dental app', '--local'], { folder, drawHere: draw })
      deepEqual(
        new Set(prompts),
        new Set(['a crown (for our dental app)', 'interview (for recruiting)', 'resume (for recruiting)']),
      )
      equal((await callBurin(['draw', '--concept', 'crown', '--for', 'x', '--local'], { drawHere: draw })).exitCode, 2)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('stops a list at a wall, keeps what was drawn and says what is left; a need that is refused stops nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'burin-list-'))
    let asked = 0
    const limited: typeof fetch = async (input, init) => {
      asked += 1
      if (asked <= 5) return fetch(input, init)
      const body = { status: 402, code: 'insufficient_credits', message: 'There are no credits left.', request_id: 'r' }
      return Response.json(body, { status: 402 })
    }
    try {
      await writeFile(
        join(folder, 'needs.txt'),
        ['# notes', `a ${'very '.repeat(120)}long one`, '', ...'abcdefghi'].join('\n'),
      )
      const line = ['draw', '--from', 'needs.txt', '--out', 'icons', '--service', service.baseUrl, '--json']
      const { exitCode, output, problem } = await callBurin(line, { folder, fetch: limited })
      const { items, stopped } = JSON.parse(output) as { items: { status: string; line: number }[]; stopped: string }
      equal(exitCode, 1)
      match(problem, /^burin: \d\/10 needs\.txt:2: refused: a very [a-z ]{40,80}… \(610 characters\): .*500/m)
      match(problem, /^burin: \d\/10 needs\.txt:4: checked: a: /m)
      deepEqual(
        items.map((item) => item.line),
        [2, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      )
      match(stopped, /no credits left/)
      deepEqual(
        items.map(({ status }) => status),
        ['refused', ...'abcd'].map((_, at) => (at === 0 ? 'refused' : 'checked')).concat(Array(5).fill('left')),
      )
      equal((await readdir(join(folder, 'icons'))).filter((name) => name.endsWith('.svg')).length, 4)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
