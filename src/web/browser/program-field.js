/* The field in which a program is typed: a plain one, and, once it has been loaded, an editor in its place. */

/**
 * `field` is the <textarea>, which keeps the text also behind the editor: so it comes back with the page. `changed` hears what is typed.
 * `tools` is what only an editor can do, hidden until there is one.
 */
export function createProgramField(field, { address, tools, changed }) {
  let editor = null
  let loading = null
  /** What was last said of places of the text, for an editor that comes later. */
  let marks = []
  /** As it was said of this very text; null once it is another, in which marks have moved. */
  let said = null
  const heard = () => {
    said = null
    changed()
  }
  field.addEventListener('input', () => {
    editor?.replace(field.value)
    heard()
  })
  const load = () => (loading ??= loadEditor())

  async function loadEditor() {
    try {
      const { createProgramEditor } = await import(address)
      await hasComposed(field)
      editor = openEditor(field, createProgramEditor, heard)
      editor.mark(marks)
      useTools(tools, editor)
    } catch {
      // The plain field does all but colours and completions; the next one who comes into it tries again.
      loading = null
    }
  }

  field.addEventListener('focus', () => void load())
  field.addEventListener('compositionstart', () => (field.dataset.composing = ''))
  field.addEventListener('compositionend', () => delete field.dataset.composing)

  return {
    load,
    get value() {
      return field.value
    },
    set value(text) {
      field.value = text
      said = null
      editor?.replace(text)
    },
    /** Says something of places: `{ severity, message, span }`. */
    mark: (all) => {
      // Most positions of a slider say the same as the one before.
      if (JSON.stringify(all) === said) return
      said = JSON.stringify(all)
      marks = all
      editor?.mark(all)
      field.setAttribute('aria-invalid', String(all.some(({ severity }) => severity === 'error')))
    },
    /** Marks the line of a place, without going there; the plain field can only go there. */
    point: (span) => {
      if (editor !== null) editor.point(span)
      else if (span !== null) selectIn(field, span)
    },
    select: (span) =>
      editor === null ? selectIn(field, span) : editor.select({ ...span, end: Math.max(span.end, span.start + 1) }),
    focus: () => (editor ?? field).focus(),
  }
}

/** Letters that are put together of several keys would be torn apart by another field: resolves once none are. */
async function hasComposed(field) {
  if (field.dataset.composing === undefined) return
  await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }))
}

/** Puts the editor in the place of the field, with what is selected there. */
function openEditor(field, createProgramEditor, changed) {
  const host = Object.assign(document.createElement('div'), { className: 'editor' })
  const { selectionStart: start, selectionEnd: end } = field
  const hadFocus = document.activeElement === field
  field.before(host)
  const editor = createProgramEditor({
    root: host.attachShadow({ mode: 'open' }),
    text: field.value,
    label: field.labels[0].textContent,
    changed: (text) => {
      field.value = text
      changed()
    },
    findGlyphs,
  })
  field.hidden = true
  field.labels[0].addEventListener('click', () => editor.focus())
  if (hadFocus) editor.select({ start, end })
  return editor
}

/** The buttons of what only an editor can do. */
function useTools(tools, editor) {
  for (const name of ['undo', 'redo'])
    tools.querySelector(`[data-edit="${name}"]`).addEventListener('click', () => editor[name]())
  tools.querySelector('[data-edit="format"]').addEventListener('click', ({ target }) => {
    const label = (target.dataset.label ??= target.textContent)
    target.textContent = editor.format() ? 'Formatted' : 'First mend the problems'
    setTimeout(() => (target.textContent = label), 2000)
  })
  tools.hidden = false
}

function selectIn(field, { start, end }) {
  field.focus()
  field.setSelectionRange(start, Math.max(end, start + 1))
}

let glyphs = null

/** The glyphs that a program can use, asked for once somebody is to name one. */
async function findGlyphs() {
  glyphs ??= fetch('/icons/data/now/words.json').then((response) => (response.ok ? response.json() : []))
  return glyphs.catch(() => {
    glyphs = null
    return []
  })
}
