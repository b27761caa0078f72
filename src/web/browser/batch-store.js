/* The sheet of a batch, as this browser keeps it: its rows, what was drawn of them, and which request is out for which. */

import { slugOf } from './export-icons.js'
import { openIconStore } from './icon-store.js'
import { promptFor } from './read-needs.js'

/** More would be slow to look through, and is no set of icons. */
export const MOST_ROWS = 500

/**
 * Opens the sheet. Rows are `{ id, at, need, product, name, ideas, chosen, firstNeed, drawnNeed, problem, asked, isOnlyIdea }`: `ideas` are `{ program, status,
 * findings, cut }`, `drawnNeed` what they were drawn of, `firstNeed` what the first of the row were; `product` what the need is for; `problem` is `{ kind: 'refused' | 'failed', need, message }`; `asked` the last request,
 * `{ key, body }`, so that the same is never paid for twice; `isOnlyIdea`: two were asked for, and there is one.
 */
export function openBatchStore(heard) {
  return openIconStore({ database: 'burin-batch', store: 'rows', channel: 'burin-batch' }, heard)
}

/** New rows of needs, `{ prompt, name }`, of a product ('' for none), after those that there are. `longest`: how many characters the service takes. */
export function newRows(needs, before, { product, longest }) {
  const at = Math.max(0, ...before.map((row) => row.at)) + 1
  const names = namesOf(before)
  return needs.map(({ prompt, name }, index) => {
    const slug = name === null ? null : slugOf(name)
    return {
      id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
      at: at + index,
      need: prompt,
      product,
      name: slug === null ? null : freeName(slug, names),
      ideas: [],
      chosen: 0,
      firstNeed: null,
      drawnNeed: null,
      problem: problemOf(prompt, { product, longest }),
      asked: null,
    }
  })
}

/** What the service would refuse is not sent; null where it is fine. */
export function problemOf(need, { product, longest }) {
  const length = [...promptFor(need, product ?? '')].length
  if (need.trim() === '')
    return { kind: 'refused', need, message: 'Nothing is wanted here: write what to draw, or remove it.' }
  const withProduct = (product ?? '') === '' ? '' : ' with what it is for'
  const message = `These are ${length} characters${withProduct}, and at most ${longest} are taken.`
  return length > longest ? { kind: 'refused', need, message } : null
}

/** Whether a row is to be drawn: never drawn, or edited since; not what was refused as it stands. */
export function isLeft({ need, drawnNeed, problem }) {
  return need !== drawnNeed && !(problem?.kind === 'refused' && problem.need === need)
}

/** A name that no other row has: `bell`, `bell-2`. */
export function freeName(name, names) {
  let own = name
  for (let turn = 2; names.has(own); turn += 1) own = `${name}-${turn}`
  names.add(own)
  return own
}

export function namesOf(rows) {
  return new Set(rows.flatMap(({ name }) => name ?? []))
}

/** The request for a row; the same as before where it asks for the same, with its key. */
export function requestOf({ need, product, asked }, { cut, ideas }) {
  const body = JSON.stringify({ prompt: promptFor(need, product ?? ''), cut, n: ideas })
  return asked?.body === body ? asked : { key: randomKey(), body }
}

function randomKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
