/* The page of the tray: all its icons follow the sliders. */

import { createCutControls, cutWords } from './cut-controls.js'
import { cutLeft, keepCut } from './cut-left.js'
import { keepValue, keptValue } from './kept-value.js'
import { keepWithAccount } from './tray-account.js'
import { openTrayPanel } from './tray-panel.js'

/** The cut of the tray, for whoever comes back to it by a link. */
const KEPT = 'burin-tray-cut'

const group = document.querySelector('.cut-bench')
const controls = createCutControls(group, {
  changed: () => void opened.then(({ recut }) => recut()),
  settled: () => void tell(),
})
const cutBefore = cutLeft() ?? keptValue(KEPT)
if (typeof cutBefore?.finish === 'string') controls.set(cutBefore)
document.querySelector('.without').remove()
group.hidden = false
/** Who is quick moves a slider before the tray is open. */
const opened = openTrayPanel(document.querySelector('.tray'), group.dataset.engine, () => controls.cut())
const tray = await opened

/** For whoever hears the page: how many are drafts where somebody lets go. */
async function tell() {
  keepCut(controls.cut())
  keepValue(KEPT, controls.cut())
  const { check } = await opened
  const words = await check()
  group.querySelector('[role="status"]').textContent = `${cutWords(controls.cut())}. ${words}`
}

const account = document.querySelector('.keep')
if (account !== null) keepWithAccount(account, { store: tray.store, loaded: tray.load, cutOf: controls.cut })
