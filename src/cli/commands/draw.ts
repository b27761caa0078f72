import { promptFor } from '../../client/prompt-for.ts'
import { CliProblem } from '../cli-problem.ts'
import { CUT_OPTIONS } from '../cut-options.ts'
import { drawList } from '../draw-list.ts'
import { drawerOf } from '../draw-wish.ts'
import { SERVICE_OPTION } from '../icon-service-of.ts'
import { findingTold } from '../finding-told.ts'
import { readPictures } from '../read-pictures.ts'
import { plainText } from '../plain-text.ts'
import { printed } from '../printed.ts'
import type { DrawHere, IconsCall, IconsCommand } from '../user-command.ts'
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
    ...CUT_OPTIONS,
    n: { value: 'N', about: '2: two ideas' },
    program: { value: null, about: 'the program in the icon language in place of the SVG' },
    from: {
      value: 'LIST',
      about:
        'draws each need of a file into the folder --out: one a line, or CSV with a column need and perhaps name; lines that begin with # are skipped',
    },
    for: {
      value: 'PRODUCT',
      about:
        'what the icons are for, such as "applicant tracking system": tells senses of words apart, and is not drawn',
    },
    out: { value: 'FILE', about: 'writes there in place of the standard output; with --from, a folder' },
    service: SERVICE_OPTION,
    key: { value: 'KEY', about: 'its key; else BURIN_KEY, else a sandbox key that is made up' },
    local: { value: null, about: 'draws on this machine, in a clone of the project: no service is asked' },
  },
  notes: [
    'Where no stroke is said it is 2 at every size. The icon sets burin-16 and burin-20 and the components have 1.5 at those sizes: --stroke 1.5 draws like them.',
  ],
  examples: [
    'burin draw a cloud with a lightning bolt --out cloud.svg',
    'burin draw "a bell" --size 16 --finish filled',
    'burin draw --image logo.png --out logo.svg',
    'burin draw "with a plus badge" --image folder.png',
    'burin draw "a bell" --local --program',
    'burin draw --from needs.txt --out icons --size 20',
    'burin draw --from needs.txt --for "applicant tracking system" --out icons',
  ],
  needs: 'icons',
  run: async (call) => {
    const { options } = call
    const from = options['from']
    if (from !== undefined) return drawList(call, from, folderOf(call))
    const { concept, items } = await drawerOf(call)(await wishOf(call))
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

/** Where the icons of a list go. A list says all: words and pictures beside it would be lost. */
function folderOf({ arguments: words, options, lists }: IconsCall): string {
  if (words.length > 0 || options['concept'] !== undefined || (lists['image'] ?? []).length > 0)
    throw new CliProblem('--from says what to draw: leave out the words, --concept and --image', 2)
  if (options['out'] === undefined)
    throw new CliProblem('--from draws many icons: say a folder for them, such as --out icons', 2)
  checkIdeas(options['n'])
  return options['out']
}

function checkIdeas(n: string | undefined): void {
  if (n !== undefined && n !== '1' && n !== '2') throw new CliProblem(`--n is ${n}, but must be 1 or 2`, 2)
}

/** What is asked for, from the words and options of the call. */
async function wishOf(call: IconsCall): Promise<Parameters<DrawHere>[0]> {
  const { arguments: words, options, lists } = call
  const files = lists['image'] ?? []
  const prompt = words.join(' ').trim()
  const { concept, n, size, stroke, radius, finish } = options
  if (prompt === '' && concept === undefined && files.length === 0)
    throw new CliProblem('say what to draw, such as: burin draw "a bell"', 2)
  if (prompt === '' && options['for'] !== undefined)
    throw new CliProblem('--for says what a request is for: say what to draw, in words', 2)
  checkIdeas(n)
  return {
    prompt: prompt === '' ? null : promptFor(prompt, options['for'] ?? ''),
    concept: concept ?? null,
    images: await readPictures(call, files),
    cut: { size, stroke, radius, finish },
    count: n === '2' ? 2 : 1,
  }
}
