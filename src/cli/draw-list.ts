import { mkdir, readFile, rmdir } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import { ApiProblem } from '../client/api-problem.ts'
import { promptFor } from '../client/prompt-for.ts'
import { countWithoutNeed, readNeeds } from '../client/read-needs.ts'
import type { Need } from '../client/read-needs.ts'
import { CliProblem } from './cli-problem.ts'
import type { Outcome } from './command.ts'
import { drawerOf } from './draw-wish.ts'
import { findingTold } from './finding-told.ts'
import { plainText } from './plain-text.ts'
import { problemTold } from './problem-told.ts'
import type { DrawHere, DrawnItem, IconsCall } from './user-command.ts'
import { writeFileWhole } from './write-file-whole.ts'

/** So many draws are asked for at once: fewer than an account may have. */
const AT_ONCE = 4
/** The need itself is no good; any other refusal would meet the next one too. */
const OWN_FAULTS = [400, 404, 413, 422]
/** Drafts lie apart, so that nobody ships one unseen. */
const DRAFTS = 'drafts'
/** Letters of a need that a line says: the line of the list has the others. */
const MOST_TOLD = 80

/** What the author says of the words; everything else is the checker's. */
const AUTHOR_RULES: ReadonlySet<string> = new Set(['unmatched', 'generalised'])

type Drawn = Awaited<ReturnType<DrawHere>>

interface Row {
  readonly need: Need
  readonly status: 'checked' | 'draft' | 'refused' | 'left'
  /** Below the folder. */
  readonly files: readonly string[]
  /** What each of them shows, and what was found. */
  readonly ideas: readonly Pick<DrawnItem, 'status' | 'intent' | 'findings'>[]
  /** Why there is none. */
  readonly problem: string | null
}

/**
 * Draws each need of the list in `--from` into the folder in `--out`: four at once, checked icons there, drafts in `drafts`. A wall (a limit,
 * credits, a key) stops it: what was drawn stays, what is left is said.
 */
export async function drawList(call: IconsCall, from: string, out: string): Promise<Outcome> {
  const needs = await needsOf(call, from)
  const draw = drawerOf(call)
  const folder = resolve(call.folder, out)
  const isNew = await made(folder, out)
  const rows = new Map<Need, Row>()
  const names = new Set<string>()
  let wall: unknown = null
  let done = 0
  const waiting = [...needs]
  const work = async (): Promise<void> => {
    for (let need = waiting.shift(); need !== undefined && wall === null; need = waiting.shift()) {
      try {
        const drawn = await draw(wishOf(call, need))
        rows.set(need, await kept(call, { need, drawn, folder, names }))
      } catch (error) {
        if (error instanceof ApiProblem && OWN_FAULTS.includes(error.status) && error.error.param === 'prompt')
          rows.set(need, { need, status: 'refused', files: [], ideas: [], problem: error.message })
        else wall ??= error
      }
      const row = rows.get(need)
      if (row !== undefined)
        call.tell(
          [`${(done += 1)}/${needs.length} ${told(row, from)}`, ...renamedOf(row), ...findingsOf(row)].join('\n'),
        )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  // Stopped by somebody, or by a mistake of ours: not an end of this command.
  const reason = wall === null ? null : problemTold(wall)
  if (wall !== null && (reason === null || reason.exitCode === 130 || rows.size === 0)) {
    // Where nothing came into it; else it stays.
    if (isNew) await rmdir(folder).catch(() => null)
    throw wall
  }
  const all = needs.map(
    (need) => rows.get(need) ?? ({ need, status: 'left', files: [], ideas: [], problem: null } satisfies Row),
  )
  return outcomeOf(all, out, reason)
}

async function needsOf({ folder, tell }: IconsCall, from: string): Promise<readonly Need[]> {
  const text = await readFile(resolve(folder, from), 'utf8').catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException
    throw new CliProblem(`${from} cannot be read (${code}); say another --from`, 2, { cause: error })
  })
  const needs = readNeeds(text)
  if (needs.length === 0) throw new CliProblem(`${from} names nothing to draw: write one need a line`, 2)
  const without = countWithoutNeed(text)
  if (without > 0) tell(`${without === 1 ? '1 line' : `${without} lines`} of ${from} without a need left out`)
  return needs
}

/** Makes the folder before anything is drawn, and perhaps paid for; gives whether it was not there. */
async function made(folder: string, out: string): Promise<boolean> {
  const first = await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException
    throw new CliProblem(`${out} cannot be made (${code}); say another --out`, 1, { cause: error })
  })
  return first !== undefined
}

function wishOf({ options }: IconsCall, { prompt: need }: Need): Parameters<DrawHere>[0] {
  const { n, size, stroke, radius, finish } = options
  const prompt = promptFor(need, options['for'] ?? '')
  return { prompt, concept: null, images: [], cut: { size, stroke, radius, finish }, count: n === '2' ? 2 : 1 }
}

/** Writes what was drawn; a second idea is `name-2`. */
async function kept(
  { options }: IconsCall,
  { need, drawn, folder, names }: { need: Need; drawn: Drawn; folder: string; names: Set<string> },
): Promise<Row> {
  const name = freeName(slugOf(need.name ?? drawn.concept), names)
  const files = drawn.items.map(({ status }, index) => {
    const own = index === 0 ? name : freeName(`${name}-idea`, names)
    const file = options['program'] === undefined ? `${own}.svg` : `${own}.icon`
    return status === 'checked' ? file : `${DRAFTS}/${file}`
  })
  if (drawn.items.some(({ status }) => status === 'draft')) await mkdir(join(folder, DRAFTS), { recursive: true })
  for (const [index, { program, svg }] of drawn.items.entries()) {
    const text = options['program'] === undefined ? svg : program
    await writeFileWhole(join(folder, files[index] ?? ''), `${text.trimEnd()}\n`, 0o644)
  }
  const status = drawn.items.every((item) => item.status === 'checked') ? 'checked' : 'draft'
  const ideas = drawn.items.map(({ status, intent, findings }) => ({ status, intent, findings }))
  return { need, status, files, ideas, problem: null }
}

function slugOf(name: string): string {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return slug.slice(0, 64).replaceAll(/^-|-$/g, '') || 'icon'
}

function freeName(name: string, names: Set<string>): string {
  let own = name
  for (let turn = 2; names.has(own); turn += 1) own = `${name}-${turn}`
  names.add(own)
  return own
}

/** Such as `needs.txt:4: checked: a bell: A bell. (bell.svg)`: where the list says it, as compilers say where a mistake is. */
function told({ need, status, files, ideas, problem }: Row, list: string): string {
  const shown = ideas.map(({ intent }) => plainText(intent)).join(' ')
  const outcome = problem === null ? `${shown} (${files.join(', ')})` : plainText(problem)
  return `${list}:${need.line}: ${status}: ${shortened(plainText(need.prompt))}: ${outcome}`
}

function shortened(text: string): string {
  const letters = [...text]
  return letters.length <= MOST_TOLD ? text : `${letters.slice(0, MOST_TOLD).join('')}… (${letters.length} characters)`
}

/** That the name which a list gives a need was another's already: who looks for the file by it would take that one. */
function renamedOf({ need, files: [file] }: Row): string[] {
  if (need.name === null || file === undefined) return []
  const [name, own] = [slugOf(need.name), basename(file, extname(file))]
  return own === name ? [] : [`  the name ${name} is taken by another need of the list: this one is ${own}`]
}

/** How the author read the need, and why a draft is one: what says whether the icon can be used. */
function findingsOf({ ideas }: Row): string[] {
  return ideas.flatMap(({ status, findings }) =>
    findings
      .filter(({ severity, rule }) => AUTHOR_RULES.has(rule) || (status === 'draft' && severity === 'error'))
      .map((finding) => `  ${findingTold(finding)}`),
  )
}

function outcomeOf(rows: readonly Row[], out: string, wall: ReturnType<typeof problemTold>): Outcome {
  const count = (status: Row['status']): number => rows.filter((row) => row.status === status).length
  const [checked, drafts, refused, left] = [count('checked'), count('draft'), count('refused'), count('left')]
  // The folder is made for the first of them.
  const whereDrafts = drafts === 0 ? '' : ` in ${join(out, DRAFTS)}`
  const lines = [
    `${checked} checked in ${out}, ${drafts} with a draft${whereDrafts}, ${refused} refused, ${left} not drawn.`,
    ...(wall === null ? [] : [`Stopped: ${wall.message} What was drawn before is kept.`]),
  ]
  const json = {
    items: rows.map(({ need, ...row }) => ({ ...need, ...row })),
    stopped: wall?.message ?? null,
  }
  return { lines, json, exitCode: wall?.exitCode ?? (checked === rows.length ? 0 : 1) }
}
