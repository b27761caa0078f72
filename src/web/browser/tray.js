/* The page of the tray: all its icons follow the sliders. */

import { createCutControls, cutWords } from './cut-controls.js'
import { cutLeft, keepCut } from './cut-left.js'
import { keepWithAccount } from './tray-account.js'
import { openTrayPanel } from './tray-panel.js'

const group = document.querySelector('.cut-bench')
const controls = createCutControls(group, {
  changed: () => void opened.then(({ recut }) => recut()),
  settled: () => void tell(),
})
if (cutLeft() !== null) controls.set(cutLeft())
document.querySelector('.without').remove()
group.hidden = false
/** Who is quick moves a slider before the tray is open. */
const opened = openTrayPanel(document.querySelector('.tray'), group.dataset.engine, () => controls.cut())
const tray = await opened

/** For whoever hears the page: how many are drafts where somebody lets go. */
async function tell() {
  keepCut(controls.cut())
  const { check } = await opened
  const words = await check()
  group.querySelector('[role="status"]').textContent = `${cutWords(controls.cut())}. ${words}`
}

const account = document.querySelector('.keep')
if (account !== null) keepWithAccount(account, { store: tray.store, loaded: tray.load, cutOf: controls.cut })
