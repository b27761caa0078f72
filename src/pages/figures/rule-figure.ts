import { cutName, HOUSE_CUT } from '../../drawing/model/cut.ts'
import { html } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import type { PageDeps } from '../page.ts'
import { picture } from './picture.ts'
import { ruleCases } from './rule-cases.ts'
import type { RuleCase } from './rule-cases.ts'
import { samplePicture } from './sample-picture.ts'

/** A request in words, or a file of `corpus/pictures`. */
type SampleRequest = { readonly prompt: string } | { readonly image: string }

/** Rules that judge the request, not the drawing: a request that breaks each, and one that does not. */
const REQUESTS: Readonly<Record<string, { readonly fires: SampleRequest; readonly passes: SampleRequest }>> = {
  unmatched: { fires: { prompt: 'a bell with a wombat' }, passes: { prompt: 'a bell with a check' } },
  generalised: { fires: { prompt: 'skyscraper' }, passes: { prompt: 'building' } },
  'picture-unclear': { fires: { image: 'specks.png' }, passes: { image: 'submarine.jpg' } },
  simplified: { fires: { image: 'calendar-of-dots.png' }, passes: { image: 'submarine.jpg' } },
  'text-left-out': { fires: { image: 'word-below.png' }, passes: { image: 'letter-b.png' } },
  'known-glyph': { fires: { image: 'heart-grey.png' }, passes: { image: 'whale.webp' } },
}

const SIDE = 216

/** A drawing that breaks the rule, its faults ringed, beside one that keeps it. */
export async function ruleFigure(rule: string, deps: PageDeps): Promise<Html> {
  const { fires, passes } = ruleCases(rule) ?? (await requestCases(rule, deps))
  const source = rule.startsWith('svg-')
  return html`<figure class="rule"><div class="fires">${shown(fires, 'Fires', source)}</div><div class="passes">${shown(passes, 'Passes', source)}</div></figure>\n`
}

function shown({ what, cut, svg, findings }: RuleCase, effect: string, source: boolean): Html {
  const marks = findings.flatMap(({ at }) => (at === null ? [] : [at]))
  const { size: side } = cut
  const label = `${effect}: ${what}`
  const large = picture(svg, { zoom: SIDE / side, label, grid: true, marks, side })
  const text = source ? html`<pre tabindex="0"><code>${shortened(svg)}</code></pre>` : ''
  const said = findings[0] === undefined ? '' : html`<p class="finding">${findings[0].message}</p>`
  return html`<p class="effect"><strong>${effect}</strong> ${what} <span>${cutName(cut)}</span></p>${large}${text}${said}`
}

function shortened(svg: string): string {
  return svg.length > 400 ? `${svg.slice(0, 400)} …` : svg
}

async function requestCases(
  rule: string,
  deps: PageDeps,
): Promise<{ readonly fires: RuleCase; readonly passes: RuleCase }> {
  const requests = REQUESTS[rule]
  if (requests === undefined) throw new Error(`the rule ${rule} has no pair of cases to be shown`)
  const { draw } = await deps.studio()
  const drawn = async (request: SampleRequest): Promise<RuleCase> => {
    const isWords = 'prompt' in request
    const images = isWords ? [] : [(await samplePicture(request.image)).raster]
    const prompt = isWords ? request.prompt : null
    const { items } = await draw({ prompt, concept: null, images, cut: HOUSE_CUT, count: 1 })
    const findings = items[0]?.findings.filter((finding) => finding.rule === rule) ?? []
    return {
      what: isWords ? `“${request.prompt}”` : `the picture ${request.image}`,
      cut: HOUSE_CUT,
      svg: items[0]?.svg ?? '',
      findings,
    }
  }
  return { fires: await drawn(requests.fires), passes: await drawn(requests.passes) }
}
