import { FINISHES, HOUSE_CUT, RADII, SIZES, STROKES } from '../../drawing/model/cut.ts'
import type { Cut } from '../../drawing/model/cut.ts'
import type { DrawnItem } from '../../studio/drawn.ts'
import { html } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import type { PageDeps } from '../page.ts'
import { picture } from './picture.ts'

/** One line of the fence: what to draw, how, and what stands below it. */
interface Line {
  readonly prompt: string
  readonly cut: Cut
  readonly count: 1 | 2
  readonly caption: string
}

const ZOOM = 4

/** Draws the lines of a fence `icons`, such as `bell | stroke 1, finish filled`: each icon at its real size and enlarged. */
export async function iconsFigure(text: string, deps: PageDeps): Promise<Html> {
  const studio = await deps.studio()
  const cells: Html[] = []
  for (const line of linesOf(text)) {
    const { items } = await studio.draw({ prompt: line.prompt, concept: null, cut: line.cut, count: line.count })
    cells.push(...items.map((item) => cell(item, line)))
  }
  return html`<figure class="icons"><ul>${cells}</ul></figure>\n`
}

function cell(item: DrawnItem, { prompt, caption, count }: Line): Html {
  const label = `${prompt}${caption === prompt ? '' : `, ${caption}`}${count === 2 ? `, idea ${item.index + 1}` : ''}`
  const draft = item.status === 'draft' ? html` <em>draft</em>` : ''
  return html`<li>${picture(item.svg, { zoom: ZOOM, label })}${picture(item.svg, { zoom: 1, label: null })}<span>${caption}${draft}</span></li>`
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
        caption: settings === '' || values.has('n') ? prompt : settings,
      }
    })
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
