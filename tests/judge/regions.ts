/** A connected group of pixels. Areas are in pixels of the raster, boxes in whole pixels, ends included. */
export interface Region {
  readonly pixels: number
  readonly atEdge: boolean
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** The groups of a mask; `labels` holds for each pixel the number of its group, -1 outside the mask. */
export interface Regions {
  readonly labels: Int32Array
  readonly list: readonly Region[]
}

/** Pixels of one row side by side; `x1` is the last. `above` leads to the first run of the group, which leads to itself. */
interface Run {
  readonly y: number
  readonly x0: number
  readonly x1: number
  above: Run
}

/**
 * Groups the pixels of a square mask, those that are `value`. `diagonal`: pixels that touch only at a corner belong together. By runs, of which
 * a picture has hundreds where it has a hundred thousand pixels.
 */
export function regionsOf(mask: Uint8Array, size: number, diagonal: boolean, value: 0 | 1 = 1): Regions {
  const runs = runsOf(mask, size, value)
  joinTouching(runs, diagonal ? 1 : 0)
  const labels = new Int32Array(mask.length).fill(-1)
  const groups = new Map<Run, Run[]>()
  for (const run of runs) {
    const first = firstOf(run)
    const group = groups.get(first)
    if (group === undefined) groups.set(first, [run])
    else group.push(run)
  }
  const list = [...groups.values()].map((group, label) => {
    for (const { y, x0, x1 } of group) labels.fill(label, y * size + x0, y * size + x1 + 1)
    return regionOf(group, size)
  })
  return { labels, list }
}

function runsOf(mask: Uint8Array, size: number, value: 0 | 1): Run[] {
  const runs: Run[] = []
  for (let y = 0; y < size; y++) {
    const end = (y + 1) * size
    for (let at = mask.indexOf(value, y * size); at >= 0 && at < end;) {
      const start = at
      while (at < end && mask[at] === value) at++
      runs.push(newRun(y, start - y * size, at - 1 - y * size))
      while (at < end && mask[at] !== value) at++
    }
  }
  return runs
}

function newRun(y: number, x0: number, x1: number): Run {
  const run = { y, x0, x1 } as Run
  run.above = run
  return run
}

/** Joins the runs that touch one of the row above, which may be `aside` pixels to the left or right. */
function joinTouching(runs: readonly Run[], aside: number): void {
  let above = 0
  for (const run of runs) {
    for (let one = runs[above] as Run; one.y < run.y - 1 || (one.y === run.y - 1 && one.x1 + aside < run.x0);)
      one = runs[++above] as Run
    for (let at = above; ; at++) {
      const one = runs[at] as Run
      if (one.y !== run.y - 1 || one.x0 - aside > run.x1) break
      join(one, run)
    }
  }
}

function join(a: Run, b: Run): void {
  const [one, other] = [firstOf(a), firstOf(b)]
  if (one === other) return
  if (one.y < other.y || (one.y === other.y && one.x0 < other.x0)) other.above = one
  else one.above = other
}

/** The first run of the group, from the top left. */
function firstOf(run: Run): Run {
  let first = run
  while (first.above !== first) first = first.above
  run.above = first
  return first
}

function regionOf(group: readonly Run[], size: number): Region {
  const { y: y0 } = group[0] as Run
  const { y: y1 } = group.at(-1) as Run
  let [x0, x1, pixels] = [size, 0, 0]
  for (const run of group) {
    x0 = Math.min(x0, run.x0)
    x1 = Math.max(x1, run.x1)
    pixels += run.x1 - run.x0 + 1
  }
  return { pixels, atEdge: x0 === 0 || y0 === 0 || x1 === size - 1 || y1 === size - 1, x0, y0, x1, y1 }
}
