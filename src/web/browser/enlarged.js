/* One icon of many, enlarged in a dialog: its pixels, what the checker says of it, and what can be done with it alone. */

import { cutName } from './cut-controls.js'
import { putFindings, putVerdict } from './findings-list.js'
import { dataUrl } from './icon-forms.js'
import { createGuides, drawGuides } from './icon-guides.js'
import { ringPlace, showOnStage } from './icon-stage.js'
import { writePlayLink } from './play-link.js'

/** Makes a dialog work; gives what opens it for an icon `{ name, svg, program, cut, findings }`. */
export function createEnlarged(dialog) {
  const stage = dialog.querySelector('.stage')
  const part = (name) => dialog.querySelector(`[data-do="${name}"]`)
  let cut = null
  const guides = createGuides(dialog.querySelector('.guides'), () =>
    drawGuides(stage.querySelector(':scope > svg'), cut, guides()),
  )
  part('close').addEventListener('click', () => dialog.close())
  // What is beside the dialog closes it, as people expect.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())

  return (icon) => {
    cut = icon.cut
    dialog.querySelector('h2').textContent = icon.name
    dialog.querySelector('.cut-name').textContent = cutName(cut)
    showOnStage(stage, icon.svg, cut, guides())
    ringPlace(stage, null)
    putVerdict(dialog.querySelector('.badge'), icon.findings)
    // A finding that was kept with an older drawing says no place.
    const findings = icon.findings.map((finding) => ({ at: null, ...finding, span: null }))
    putFindings(dialog.querySelector('.judgement'), findings, ({ at }) => ringPlace(stage, at))
    Object.assign(part('download'), { href: dataUrl(icon.svg), download: `${icon.name}.svg` })
    void offerToEdit(part('edit'), icon)
    dialog.showModal()
  }
}

async function offerToEdit(link, { program, cut }) {
  link.hidden = true
  const hash = await writePlayLink(program, cut).catch(() => null)
  link.hidden = hash === null
  link.href = `/play${hash ?? ''}`
}
