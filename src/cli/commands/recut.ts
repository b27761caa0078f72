import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { CliProblem } from '../cli-problem.ts'
import { CUT_OPTIONS } from '../cut-options.ts'
import { findingTold } from '../finding-told.ts'
import { printed } from '../printed.ts'
import type { IconsCall, IconsCommand, RecutHere } from '../user-command.ts'
import { writtenTo } from '../written-to.ts'

export const recut: IconsCommand = {
  words: ['recut'],
  about: 'draws an icon that you kept at another cut, on this machine: from its program or from the JSON of a draw',
  arguments: ['file'],
  options: {
    ...CUT_OPTIONS,
    out: { value: 'FILE', about: 'writes there in place of the standard output' },
  },
  examples: ['burin recut bell.icon --size 16 --stroke 1.5', 'burin recut draw.json --finish filled --out bell.svg'],
  needs: 'icons',
  run: async (call) => {
    const [file = ''] = call.arguments
    if (call.recutHere === null)
      throw new CliProblem(
        'recut works in a clone of the project only, where the compiler is; burin draw draws the same words at another cut by a service',
        1,
      )
    const programs = programsOf(file, await textOf(call, file))
    const items = []
    // oxlint-disable-next-line no-await-in-loop -- what is wrong with the first is told first.
    for (const program of programs) items.push(await recutOne(call, call.recutHere, { file, program }))
    for (const { findings } of items) for (const finding of findings) call.terminal.tell(findingTold(finding))
    const lines = items.map(({ svg }) => svg)
    const isChecked = items.every(({ findings }) => findings.every(({ severity }) => severity !== 'error'))
    const outcome = { json: { items }, exitCode: isChecked ? 0 : 1 } as const
    const { out } = call.options
    return out === undefined
      ? printed(call, lines, outcome)
      : writtenTo(call, { file: out, text: `${lines.join('\n')}\n` }, outcome)
  },
}

async function textOf({ folder }: IconsCall, file: string): Promise<string> {
  try {
    return await readFile(resolve(folder, file), 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`
    throw new CliProblem(
      `${file}: ${why}; burin draw "a bell" --program --out bell.icon makes a program to begin with`,
      1,
      { cause: error },
    )
  }
}

/** The programs of a file: it is one itself, or JSON of `burin draw --json` or of the service, whose items have one each. */
function programsOf(file: string, text: string): readonly string[] {
  const begin = text.trimStart()
  if (begin.startsWith('<'))
    throw new CliProblem(
      `${file} is a picture, which does not tell how it was drawn; keep the program beside it, with burin draw --program or --json`,
      1,
    )
  if (!begin.startsWith('{')) return [text]
  const programs = programsIn(text)
  if (programs.length > 0) return programs
  throw new CliProblem(
    `${file} is no JSON of a draw: it has no items with a "program"; burin draw --json writes one`,
    1,
  )
}

function programsIn(text: string): readonly string[] {
  try {
    const { items, data } = JSON.parse(text) as { readonly items?: unknown; readonly data?: unknown }
    const list: readonly unknown[] = Array.isArray(items) ? items : Array.isArray(data) ? data : []
    return list.flatMap((item) => {
      const { program } = (item ?? {}) as { readonly program?: unknown }
      return typeof program === 'string' ? [program] : []
    })
  } catch {
    return []
  }
}

async function recutOne(
  { options: { size, stroke, radius, finish } }: IconsCall,
  recutHere: RecutHere,
  { file, program }: { readonly file: string; readonly program: string },
): Promise<{ readonly svg: string; readonly findings: Awaited<ReturnType<RecutHere>>['findings'] }> {
  try {
    const { svg, findings, problems } = await recutHere(program, { size, stroke, radius, finish })
    if (problems.length === 0) return { svg, findings }
    throw new CliProblem(problems.map((problem) => `${file}:${problem}`).join('\n'), 1)
  } catch (error) {
    // What an option may say is known where it is drawn.
    if (!(error instanceof Error) || !error.message.startsWith('--')) throw error
    throw new CliProblem(error.message, 2, { cause: error })
  }
}
