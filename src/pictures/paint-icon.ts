/** Large enough to be looked at by models, small enough to be sent along. */
const SIDE_PX = 192
/** Pixels an inch at which librsvg draws a px as a pixel. */
const PLAIN_DENSITY = 72

/** One of our SVGs as PNG, black on white. */
export async function paintIcon(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const side = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? SIDE_PX)
  return sharp(Buffer.from(svg), { density: (PLAIN_DENSITY * SIDE_PX) / side })
    .resize(SIDE_PX, SIDE_PX)
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
}
