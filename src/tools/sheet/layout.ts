/** What each cell shows: the icon at real pixels is always there. */
export interface View {
  /** The real pixels enlarged, each as a square. */
  readonly pixels: boolean
  /** The drawing enlarged, smooth. */
  readonly smooth: boolean
  readonly labels: boolean
}

/** Sizes and places of everything on a sheet, in px of the sheet. */
export interface Layout {
  readonly columns: number
  /** Side of the largest icon's box. */
  readonly size: number
  readonly scale: number
  readonly view: View
  readonly cellWidth: number
  readonly cellHeight: number
  readonly width: number
}

export const MARGIN = 6
export const GAP = 4
export const PADDING = 5
/** Height of capitals in labels. */
export const CAPITALS = 7
export const LINE = 11

export function layoutOf(
  size: number,
  scale: number,
  view: View,
  cuts: number,
  wantedColumns: number | null,
  mostWidth: number,
): Layout {
  const enlarged = Number(view.pixels) + Number(view.smooth)
  const pictures = enlarged * size * scale + Math.max(0, enlarged - 1) * GAP
  const cellWidth = Math.max(pictures, size + (view.labels ? 60 : 0)) + 2 * PADDING
  const header = Math.max(size, view.labels ? 2 * LINE : 0)
  const cellHeight = header + (enlarged > 0 ? GAP + size * scale : 0) + (view.labels ? GAP + LINE : 0) + 2 * PADDING
  const fitting = Math.max(1, Math.floor((mostWidth - 2 * MARGIN + GAP) / (cellWidth + GAP)))
  // Whole groups of cuts beside one another, so that a column shows one cut.
  const columns = wantedColumns ?? (cuts > 1 && cuts <= fitting ? fitting - (fitting % cuts) : fitting)
  return { columns, size, scale, view, cellWidth, cellHeight, width: 2 * MARGIN + columns * (cellWidth + GAP) - GAP }
}

/** Where the parts of the cell at an index stand. */
export function placesOf(
  layout: Layout,
  index: number,
): { x: number; y: number; real: Spot; pixels: Spot; smooth: Spot; foot: Spot } {
  const { columns, size, scale, view, cellWidth, cellHeight } = layout
  const x = MARGIN + (index % columns) * (cellWidth + GAP)
  const y = MARGIN + Math.floor(index / columns) * (cellHeight + GAP)
  const top = y + PADDING + Math.max(size, view.labels ? 2 * LINE : 0) + GAP
  const left = x + PADDING
  const step = view.pixels ? size * scale + GAP : 0
  return {
    x,
    y,
    real: { x: x + cellWidth - PADDING - size, y: y + PADDING },
    pixels: { x: left, y: top },
    smooth: { x: left + step, y: top },
    foot: { x: left, y: y + cellHeight - PADDING - CAPITALS },
  }
}

/** The height of a sheet with so many cells. */
export function heightOf(layout: Layout, cells: number): number {
  return 2 * MARGIN + Math.ceil(cells / layout.columns) * (layout.cellHeight + GAP) - GAP
}

interface Spot {
  readonly x: number
  readonly y: number
}
