import { FINISHES, HOUSE_CUT, RADII, SIZES, STROKES } from '../../drawing/model/cut.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { DrawnItem } from '../../studio/drawn.ts'
import { html } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import type { PageDeps } from '../page.ts'
import { picture } from './picture.ts'
import { samplePicture } from './sample-picture.ts'
import type { SamplePicture } from './sample-picture.ts'

/** One line of the fence: what to draw, how, and what stands below it. */
interface Line {
  readonly prompt: string
  readonly cut: Cut
  readonly count: 1 | 2
  /** A file of `corpus/pictures` to draw from; null: words alone. */
  readonly image: string | null
  readonly caption: string
}

const ZOOM = 4

/**
 * Draws the lines of a fence `icons`, such as `bell | stroke 1, finish filled`: each icon at its real size and enlarged, and with
 * `image umbrella.png` the picture that it was drawn from before it.
 */
export async function iconsFigure(text: string, deps: PageDeps): Promise<Html> {
  const studio = await deps.studio()
  const cells: Html[] = []
  for (const line of linesOf(text)) {
    const sample = line.image === null ? null : await samplePicture(line.image)
    const { items } = await studio.draw({
      prompt: line.prompt === '' ? null : line.prompt,
      concept: null,
      images: sample === null ? [] : [sample.raster],
      cut: line.cut,
      count: line.count,
    })
    cells.push(...items.map((item) => cell(item, line, sample)))
  }
  return html`<figure class="icons"><ul>${cells}</ul></figure>\n`
}

function cell(item: DrawnItem, { prompt, caption, count, image }: Line, sample: SamplePicture | null): Html {
  const label = `${prompt === '' ? item.intent : prompt}${caption === prompt ? '' : `, ${caption}`}${count === 2 ? `, idea ${item.index + 1}` : ''}`
  const draft = item.status === 'draft' ? html` <em>draft</em>` : ''
  const source =
    sample === null ? '' : html`<img src="${sample.dataUrl}" width="96" height="96" alt="The picture ${image}">`
  return html`<li>${source}${picture(item.svg, { zoom: ZOOM, label })}${picture(item.svg, { zoom: 1, label: null })}<span>${caption}${draft}</span></li>`
}

function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [prompt = '', settings = ''] = line.split('|').map((piece) => piece.trim())
      const values = new Map(settings.split(',').map((one) => one.trim().split(' ') as [string, string]))
      return {
        prompt,
        cut: cutOf(values, line),
        count: values.get('n') === '2' ? 2 : 1,
        image: values.get('image') ?? null,
        caption: captionOf(prompt, settings, values),
      }
    })
}

/** What differs from line to line is worth saying: mostly the settings, of pictures the words. */
function captionOf(prompt: string, settings: string, values: ReadonlyMap<string, string>): string {
  const image = values.get('image')
  if (image !== undefined)
    return [image, prompt === '' ? null : `“${prompt}”`, values.get('finish') ?? null]
      .filter((one) => one !== null)
      .join(', ')
  return settings === '' || values.has('n') ? prompt : settings
}

function cutOf(values: ReadonlyMap<string, string>, line: string): Cut {
  const chosen = <Value>(name: keyof Cut, allowed: readonly Value[], usual: Value): Value => {
    const given = values.get(name)
    if (given === undefined) return usual
    const value = allowed.find((one) => String(one) === given)
    if (value === undefined) throw new Error(`the figure's line "${line}": ${name} is one of ${allowed.join(', ')}`)
    return value
  }
  return {
    size: chosen('size', SIZES, HOUSE_CUT.size),
    stroke: chosen('stroke', STROKES, HOUSE_CUT.stroke),
    radius: chosen('radius', RADII, HOUSE_CUT.radius),
    finish: chosen('finish', FINISHES, HOUSE_CUT.finish),
  }
}
