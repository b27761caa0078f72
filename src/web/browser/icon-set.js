/* A set of icons on its page: all follow the sliders, and are taken along together. The page works without. */

import { createCutControls, cutWords } from './cut-controls.js'
import { createDraftMarks, isDraft } from './draft-marks.js'
import { exportIcons } from './export-icons.js'
import { createFollower } from './follow-cut.js'
import { pictureOf } from './icon-stage.js'
import { dataUrl } from './icon-forms.js'
import { writePlayLink } from './play-link.js'
import { putAll } from './tray-store.js'

const page = document.querySelector('.icon-set')
if (page !== null) showSet()

function showSet() {
  const group = page.querySelector('.cut-bench')
  const said = page.querySelector('[data-said]')
  const entries = [...page.querySelectorAll('[data-name]')].map((element) => ({
    element,
    name: element.dataset.name,
    program: element.querySelector('code').textContent,
    // What its author found wrong, the service alone knows.
    said: element.dataset.doubt === undefined ? [] : [{ severity: 'error', message: element.dataset.doubt }],
    cut: null,
    svg: '',
    judged: null,
    findings: [],
  }))
  const controls = createCutControls(group, {
    changed: () => void check(),
    settled: () => void check().then((words) => tell(`${cutWords(controls.cut())}. ${words}`)),
  })
  const of = { entriesOf: () => entries, programOf: ({ program }) => program, cutOf: controls.cut }
  const follower = createFollower(group.dataset.engine, { ...of, show })
  const check = createDraftMarks(page, { ...of, follower, heldOf: async ({ said }) => said })
  const tell = (what) => (group.querySelector('[role="status"]').textContent = what)
  const say = (what) => (said.textContent = what)

  async function take(kind) {
    await check()
    const icons = entries
      .filter(({ svg }) => svg !== '')
      .map((entry) => ({ name: entry.name, svg: entry.svg, isDraft: isDraft(entry) }))
    if (icons.length === 0) return say('None of these icons can be drawn at this cut.')
    say(await exportIcons(kind, icons, controls.cut()))
  }

  async function intoTray() {
    const icons = entries.map(({ name, program, said }) => ({ name, program, prompt: null, cut: controls.cut(), said }))
    say(await putAll(icons))
  }

  for (const button of page.querySelectorAll('[data-export]'))
    button.addEventListener('click', () => void take(button.dataset.export))
  page.querySelector('[data-tray]').addEventListener('click', () => void intoTray())
  group.hidden = false
  page.querySelector('.exports').hidden = false
  // What the set is at may be no good cut for each of its icons.
  void check()
}

function show(entry, svg, problem) {
  entry.svg = svg
  const { element, name } = entry
  const picture = svg === '' ? null : pictureOf(svg)
  picture?.setAttribute('role', 'img')
  picture?.setAttribute('aria-label', name)
  element.querySelector('.tray-picture').replaceChildren(picture ?? '')
  element.querySelector('.quiet').textContent = problem
  element.querySelector('a[download]').href = dataUrl(svg)
  const edit = element.querySelector('a:not([download])')
  if (edit !== null)
    void writePlayLink(entry.program, entry.cut).then((hash) => hash !== null && (edit.href = `/play${hash}`))
}
