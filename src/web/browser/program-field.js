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
  field.addEventListener('input', () => {
    editor?.replace(field.value)
    changed()
  })
  const load = () => (loading ??= loadEditor())

  async function loadEditor() {
    try {
      const { createProgramEditor } = await import(address)
      // Letters that are put together of several keys would be torn apart.
      while (isComposing)
        await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }))
      open(createProgramEditor)
    } catch {
      // The plain field does all but colours and completions; the next one who comes into it tries again.
      loading = null
    }
  }

  let isComposing = false
  field.addEventListener('compositionstart', () => (isComposing = true))
  field.addEventListener('compositionend', () => (isComposing = false))
  field.addEventListener('focus', () => void load())

  function open(createProgramEditor) {
    const host = Object.assign(document.createElement('div'), { className: 'editor' })
    const root = host.attachShadow({ mode: 'open' })
    const { selectionStart: start, selectionEnd: end } = field
    const hadFocus = document.activeElement === field
    field.before(host)
    editor = createProgramEditor({
      root,
      text: field.value,
      label: field.labels[0].textContent,
      changed: (text) => {
        field.value = text
        changed()
      },
      findGlyphs,
    })
    editor.mark(marks)
    field.hidden = true
    field.labels[0].addEventListener('click', () => editor.focus())
    if (hadFocus) editor.select({ start, end })
    tools.hidden = false
    for (const name of ['undo', 'redo'])
      tools.querySelector(`[data-edit="${name}"]`).addEventListener('click', () => editor[name]())
    tools.querySelector('[data-edit="format"]').addEventListener('click', ({ target }) => {
      const label = (target.dataset.label ??= target.textContent)
      target.textContent = editor.format() ? 'Formatted' : 'First mend the problems'
      setTimeout(() => (target.textContent = label), 2000)
    })
  }

  return {
    load,
    get value() {
      return field.value
    },
    set value(text) {
      field.value = text
      editor?.replace(text)
    },
    /** Says something of places: `{ severity, message, span }`. */
    mark: (all) => {
      // Most positions of a slider say the same as the one before.
      if (JSON.stringify(all) === JSON.stringify(marks)) return
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
