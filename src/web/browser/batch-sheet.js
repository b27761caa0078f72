/* The sheet of a batch: its rows apart by what became of them, all at the cut of the sliders. */

import { rowElement, showRow } from './batch-row.js'
import { isLeft } from './batch-store.js'
import { faultsIn, hasFault } from './findings-list.js'
import { createFollower } from './follow-cut.js'
import { createJudge } from './judge-cut.js'

/**
 * Shows rows in the panel's lists, each in that of its group. `show` takes all rows as they are kept; `setDrawing` says which ids are at work;
 * `follow` draws all at the cut of now and resolves when they are judged there too. `placed` hears whenever rows may stand in other groups.
 */
export function createBatchSheet(panel, { engine, cutOf, does, placed }) {
  /** Id → `{ row, parts, ideas }`; ideas are as `ideaOf` makes them. */
  let entries = new Map()
  let drawing = new Set()
  const all = () => [...entries.values()]
  const stateOf = (entry) => stateAmong(entry, drawing)
  const refresh = (entry) => showRow(entry.parts, { row: entry.row, state: stateOf(entry), ideas: entry.ideas })
  const place = () => {
    placeRows(panel, all(), stateOf)
    placed()
  }
  const ideasOf = () => all().flatMap(({ ideas }) => ideas)
  const follower = createFollower(engine, {
    entriesOf: ideasOf,
    programOf: ({ program }) => program,
    cutOf,
    show: (idea, svg, problem) => {
      Object.assign(idea, { svg, problem })
      refresh(idea.entry)
    },
  })
  const judgeAll = createJudge({
    follower,
    entriesOf: ideasOf,
    programOf: ({ program }) => program,
    cutOf,
    judged: ({ entry }) => refresh(entry),
    heldOf: (idea) => saidByAuthor(idea, follower.judge),
  })

  function show(rows) {
    const before = entries
    entries = new Map(rows.map((row) => [row.id, entryOf(row, before.get(row.id), does)]))
    all().forEach(refresh)
    place()
    return follow()
  }

  async function follow() {
    await judgeAll()
    place()
  }

  return {
    show,
    follow,
    setDrawing: (ids) => {
      drawing = new Set(ids)
      all().forEach(refresh)
      place()
    },
    rows: () => all().map(({ row }) => row),
    /** The chosen idea of a row as it is shown; undefined where there is none. */
    shown: (id) => {
      const { row, ideas } = entries.get(id)
      return ideas[row.chosen] && { ...ideas[row.chosen], name: row.name ?? 'icon' }
    },
    /** What can be taken along; what its author found wrong goes with each. */
    icons: () => iconsOf(all(), stateOf, follower.judge),
    /** The ids of those whose chosen idea is a draft, or checked. */
    idsOf: (state) => new Set(all().flatMap((entry) => (stateOf(entry) === state ? entry.row.id : []))),
    counts: () => countsOf(all(), stateOf),
  }
}

function countsOf(entries, stateOf) {
  const states = entries.map(stateOf)
  const count = (state) => states.filter((one) => one === state).length
  const left = entries.filter(({ row }) => isLeft(row)).length
  return { checked: count('checked'), drafts: count('draft'), refused: count('refused'), left }
}

function entryOf(row, before, does) {
  const entry = before ?? { parts: rowElement(row, does), ideas: [] }
  const isSame =
    row.ideas.length === entry.ideas.length && row.ideas.every(({ program }, at) => program === entry.ideas[at].program)
  if (!isSame) entry.ideas = row.ideas.map((idea) => ideaOf(idea, entry))
  entry.row = row
  return entry
}

/** `cut`: where `svg` was drawn; `judged`: where `findings` were found. What was `said` with the drawing was said at `drawnAt`. */
function ideaOf({ program, findings, cut }, entry) {
  const drawn = { said: findings, drawnAt: cut, judged: cut, findings, byAuthor: null }
  return { entry, program, cut: null, svg: '', problem: '', ...drawn }
}

function stateAmong({ row, ideas }, drawing) {
  if (drawing.has(row.id)) return 'drawing'
  if (row.problem?.need === row.need) return row.problem.kind
  if (isLeft(row)) return ideas.length > 0 ? 'edited' : 'waiting'
  const idea = ideas[row.chosen]
  return idea === undefined || idea.problem !== '' || hasFault(idea.findings) ? 'draft' : 'checked'
}

const GROUPS = { checked: 'checked', draft: 'drafts' }

/** Each row into the list of its group, in the order in which they were written. What has the focus keeps it. */
function placeRows(panel, entries, stateOf) {
  const focused = document.activeElement
  for (const section of panel.querySelectorAll('[data-group]')) {
    const own = entries.filter((entry) => (GROUPS[stateOf(entry)] ?? 'left') === section.dataset.group)
    const list = section.querySelector('ul')
    const items = own.map(({ parts }) => parts.item)
    const isSame = items.length === list.children.length && items.every((item, at) => item === list.children[at])
    if (!isSame) list.replaceChildren(...items)
    section.querySelector('.badge').textContent = String(own.length)
    section.hidden = own.length === 0
  }
  if (focused !== document.activeElement && panel.contains(focused)) focused.focus({ preventScroll: true })
}

/** What the service found beside the checker is the author's, and holds at every cut. */
async function saidByAuthor(idea, judge) {
  idea.byAuthor ??= await foundByAuthor(idea, judge)
  return idea.byAuthor ?? []
}

async function foundByAuthor({ program, said, drawnAt }, judge) {
  const answer = await judge(program, drawnAt)
  // Another question came between: it is asked again when it is wanted again.
  if (answer === null) return null
  const found = new Set(answer.findings.map(({ message }) => message))
  return said.filter(({ message }) => !found.has(message))
}

async function iconsOf(entries, stateOf, judge) {
  const icons = []
  // One after the other: of two questions to the checker only the newer would be answered.
  for (const entry of entries) icons.push(...(await iconOf(entry, stateOf(entry), judge)))
  return icons
}

/** What can be taken along of a row: nothing where nothing is drawn of it as it stands. */
async function iconOf({ row, ideas }, state, judge) {
  const idea = ideas[row.chosen]
  if (!['checked', 'draft'].includes(state) || idea === undefined || idea.svg === '') return []
  // The words draw the first idea again, no other.
  const prompt = row.chosen === 0 ? row.need : null
  const { svg, program, cut } = idea
  const said = hasFault(idea.said) ? faultsIn(await saidByAuthor(idea, judge)) : []
  return [{ name: row.name ?? 'icon', svg, program, prompt, cut, said, isDraft: state === 'draft' }]
}
