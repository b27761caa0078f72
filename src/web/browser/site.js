/* What pages do better with a script. Every one of them works without it. */

import { forgetDrawing, showKeptDrawing } from './kept-drawing.js'

letCopy(document)
refuseFilesBeside()

const draw = document.querySelector('form.draw')
const isDrawn = document.querySelector('.drawn') !== null
const kept = draw === null || isDrawn ? null : showKeptDrawing(draw)
if (kept !== null) {
  letCopy(kept)
  void import('./workbench.js')
}
// Whoever sits down here next has not drawn it.
document.querySelector('form[action="/sign-out"]')?.addEventListener('submit', forgetDrawing)
// A draw is watched in the page; where the script for that does not come, the form is sent as any other.
draw?.addEventListener('submit', (event) => {
  event.preventDefault()
  setBusy(draw, true)
  import('./draw-stream.js')
    .then(({ drawInPage }) => drawInPage(draw, () => setBusy(draw, false)))
    .catch(() => draw.submit())
})

for (const form of document.querySelectorAll('form[method="post"]')) {
  form.addEventListener('submit', (event) => {
    // Only a button that was pressed is sent with the form, so it must not be disabled before the form is on its way.
    if (!event.defaultPrevented) setTimeout(() => setBusy(form, true))
  })
}

// A page that comes back with the back button is as it was left: its forms are to be sent again.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form[method="post"]')) setBusy(form, false)
})

function setBusy(form, isBusy) {
  for (const button of form.querySelectorAll('button:not([type="button"])')) button.disabled = isBusy
  form.setAttribute('aria-busy', String(isBusy))
}

const pictures = document.querySelector('.pictures')
if (pictures !== null) takePictures(pictures, pictures.closest('form'))

/** Lets pictures be dropped on the form and pasted, shows those that will be sent with their ink, and says at once which are no good. */
function takePictures(field, form) {
  const input = field.querySelector('input')
  const chosen = field.querySelector('.chosen')
  const status = field.querySelector('[role="status"]')
  field.querySelector('.hint span').hidden = false
  let files = []
  let refused = []
  /** File → its item of the list; file → what is wrong with the picture. */
  const items = new Map()
  const problems = new Map()

  function take(more) {
    refused = []
    for (const file of more) {
      const problem = problemOf(file, files.length)
      if (problem === null) files = [...files, file]
      else refused.push(`${file.name || 'The picture'} ${problem}`)
    }
    show()
  }

  function problemOf(file, count) {
    if (!input.accept.split(',').includes(file.type)) return 'is not a PNG, JPEG or WebP picture.'
    if (file.size > Number(field.dataset.bytes)) return `has more than ${Number(field.dataset.bytes) / 1024 ** 2} MiB.`
    return count < Number(field.dataset.most) ? null : `is one more than the ${field.dataset.most} that can be sent.`
  }

  function show() {
    const sent = new DataTransfer()
    for (const file of files) sent.items.add(file)
    input.files = sent.files
    for (const file of files) if (!items.has(file)) items.set(file, itemOf(file, found, remove))
    chosen.replaceChildren(...files.map((file) => items.get(file)))
    chosen.hidden = files.length === 0
    report()
  }

  function report() {
    const said = [...refused, ...files.flatMap((file) => problems.get(file) ?? [])]
    status.textContent = said.join(' ')
    status.hidden = said.length === 0
    status.classList.toggle('problem', said.length > 0)
  }

  function found(file, problem) {
    problems.set(file, problem)
    report()
  }

  function remove(file) {
    files = files.filter((one) => one !== file)
    show()
    input.focus()
  }

  // A page that is loaded again may have its files still.
  take([...input.files])
  // What is chosen is added to what is there: a field alone would forget what was dropped before.
  input.addEventListener('change', () => take([...input.files].filter((file) => !files.includes(file))))
  takeDropped(form, take)
}

/** A picture beside what will be traced of it, with a button that removes it; `found` hears what is wrong with it. */
function itemOf(file, found, remove) {
  const name = file.name || 'Pasted picture'
  const image = Object.assign(new Image(), { alt: name })
  const reader = new FileReader()
  reader.addEventListener('load', () => (image.src = reader.result))
  reader.readAsDataURL(file)
  const ink = Object.assign(document.createElement('div'), { className: 'ink' })
  const traced = figureOf(ink, 'What is traced')
  showInk(file, name, ink).then(
    (problem) => problem !== null && found(file, `${name}: ${problem}`),
    // It is sent all the same: an old browser may not know how, and the service says what it cannot read.
    () => traced.remove(),
  )
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'small',
    textContent: 'Remove',
  })
  button.setAttribute('aria-label', `Remove ${name}`)
  button.addEventListener('click', () => remove(file))
  const item = document.createElement('li')
  item.append(figureOf(image, 'Your picture'), traced, button)
  return item
}

/** Resolves to what is wrong with the picture, null where nothing is. */
async function showInk(file, name, place) {
  const { seeInk } = await import('./see-ink.js')
  const { svg, problem } = await seeInk(file)
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', problem === null ? `What is traced of ${name}` : `Nothing is traced of ${name}`)
  place.replaceChildren(svg)
  return problem
}

function figureOf(content, caption) {
  const figure = document.createElement('figure')
  figure.append(content, Object.assign(document.createElement('figcaption'), { textContent: caption }))
  return figure
}

/** Hands on the files that are dropped on a form, or pasted anywhere. */
function takeDropped(form, take) {
  const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes('Files') === true
  for (const kind of ['dragenter', 'dragover'])
    form.addEventListener(kind, (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      form.classList.add('dropping')
    })
  form.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget)) form.classList.remove('dropping')
  })
  form.addEventListener('drop', (event) => {
    form.classList.remove('dropping')
    if (!hasFiles(event)) return
    event.preventDefault()
    take(event.dataTransfer.files)
  })
  addEventListener('paste', ({ clipboardData }) => {
    const pasted = [...(clipboardData?.files ?? [])]
    if (pasted.length > 0) take(pasted)
  })
}

/** A file that misses what takes it would be opened in place of the page, and what was made there be gone. */
function refuseFilesBeside() {
  for (const kind of ['dragover', 'drop'])
    addEventListener(kind, (event) => {
      const isTaken = event.defaultPrevented || event.target.closest?.('[type="file"], .editor') != null
      if (isTaken || event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    })
}

function letCopy(part) {
  for (const button of part.querySelectorAll('button[data-copy]')) {
    if (navigator.clipboard === undefined) continue
    button.hidden = false
    button.addEventListener('click', () => void copy(button))
  }
}

/** Copies the value or the text of the element that the button names, and says so for a moment. */
async function copy(button) {
  const source = document.getElementById(button.dataset.copy)
  if (source === null) return
  const label = button.dataset.label ?? button.textContent
  button.dataset.label = label
  try {
    await navigator.clipboard.writeText('value' in source ? source.value : source.textContent)
    button.textContent = 'Copied'
  } catch {
    if ('select' in source) source.select()
    button.textContent = 'Press Ctrl+C'
  }
  setTimeout(() => (button.textContent = label), 2000)
}
