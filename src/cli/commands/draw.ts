import { createClient } from '../../client/create-client.ts'
import { pictureOf } from '../../client/picture-of.ts'
import { CliProblem } from '../cli-problem.ts'
import { iconServiceOf, SERVICE } from '../icon-service-of.ts'
import { findingTold } from '../finding-told.ts'
import { readPictures } from '../read-pictures.ts'
import { plainText } from '../plain-text.ts'
import { printed } from '../printed.ts'
import type { DrawHere, DrawnItem, IconsCall, IconsCommand } from '../user-command.ts'
import { writtenTo } from '../written-to.ts'

export const draw: IconsCommand = {
  words: ['draw'],
  about: 'draws an icon of what you say, as SVG',
  arguments: ['request?…'],
  options: {
    image: {
      value: 'FILE',
      isList: true,
      about: 'a PNG, JPEG or WebP picture to draw from; up to four, each with --image',
    },
    concept: { value: 'SLUG', about: 'what the icon is called; may stand without a request' },
    size: { value: 'N', about: '16, 20 or 24 pixels; 24' },
    stroke: { value: 'N', about: 'how thick the lines are; 2' },
    radius: { value: 'N', about: 'how round the corners are; 3' },
    finish: { value: 'NAME', about: 'such as outlined or filled; outlined' },
    n: { value: 'N', about: '2: two ideas' },
    program: { value: null, about: 'the program in the icon language in place of the SVG' },
    out: { value: 'FILE', about: 'writes there in place of the standard output' },
    service: { value: 'URL', about: `the icon service; else ${SERVICE}` },
    key: { value: 'KEY', about: 'its key; else BURIN_KEY, else a sandbox key that is made up' },
    local: { value: null, about: 'draws on this machine, in a clone of the project: no service is asked' },
  },
  examples: [
    'burin draw a cloud with a lightning bolt --out cloud.svg',
    'burin draw "a bell" --size 16 --finish filled',
    'burin draw --image logo.png --out logo.svg',
    'burin draw "with a plus badge" --image folder.png',
    'burin draw "a bell" --local --program',
  ],
  needs: 'icons',
  run: async (call) => {
    const { options } = call
    const { concept, items } = await (options['local'] === undefined ? drawThere(call) : drawHere(call))
    for (const { status, intent, findings } of items) {
      call.terminal.tell(`${status}: ${plainText(intent)}`)
      for (const finding of findings) call.terminal.tell(`  ${findingTold(finding)}`)
    }
    const texts = items.map(({ program, svg }) => (options['program'] === undefined ? svg : program.trimEnd()))
    const json = { concept, items }
    const exitCode = items.every(({ status }) => status === 'checked') ? 0 : 1
    return options['out'] === undefined
      ? printed(call, texts, { json, exitCode })
      : writtenTo(call, { file: options['out'], text: `${texts.join('\n')}\n` }, { json, exitCode })
  },
}

/** What is asked for, from the words and options of the call. */
async function wishOf(call: IconsCall): Promise<Parameters<DrawHere>[0]> {
  const { arguments: words, options, lists } = call
  const files = lists['image'] ?? []
  const prompt = words.join(' ').trim()
  const { concept, n, size, stroke, radius, finish } = options
  if (prompt === '' && concept === undefined && files.length === 0)
    throw new CliProblem('say what to draw, such as: burin draw "a bell"', 2)
  if (n !== undefined && n !== '1' && n !== '2') throw new CliProblem(`--n is ${n}, but must be 1 or 2`, 2)
  return {
    prompt: prompt === '' ? null : prompt,
    concept: concept ?? null,
    images: await readPictures(call, files),
    cut: { size, stroke, radius, finish },
    count: n === '2' ? 2 : 1,
  }
}

async function drawHere(call: IconsCall): ReturnType<DrawHere> {
  if (call.drawHere === null)
    throw new CliProblem('--local works in a clone of the project only: leave it out to ask a service', 2)
  const wish = await wishOf(call)
  try {
    return await call.drawHere(wish)
  } catch (error) {
    // What an option may say is known where it is drawn; all else is a fault of ours.
    if (!(error instanceof Error) || !error.message.startsWith('--')) throw error
    throw new CliProblem(error.message, 2, { cause: error })
  }
}

async function drawThere(call: IconsCall): Promise<{ concept: string; items: readonly DrawnItem[] }> {
  const { fetch, signal, wait } = call
  const { prompt, concept, images, cut, count } = await wishOf(call)
  const { baseUrl, key } = iconServiceOf(call)
  // A number where one is meant: the service says what it allows.
  const said = Object.entries(cut).filter(([, value]) => value !== undefined)
  const asked = Object.fromEntries(
    said.map(([name, value]) => [name, /^\d+(\.\d+)?$/.test(value ?? '') ? Number(value) : value]),
  )
  const order = {
    cut: asked,
    n: count,
    images: images.map(pictureOf),
    ...(prompt === null ? {} : { prompt }),
    ...(concept === null ? {} : { concept }),
  }
  const noRedirect: typeof fetch = async (input, init) => fetch(input, { ...init, redirect: 'error' })
  const client = createClient({ baseUrl, key, fetch: noRedirect, wait })
  const drawn = await client.draw(order, { signal })
  return { concept: drawn.concept, items: drawn.data }
}
