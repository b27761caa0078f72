/* A list of needs as a file: chosen, or dropped on the form. It goes into the field, to be looked at before anything is drawn. */

/** Puts what a file says after what stands in `box`. `say` hears what was no list; nothing is lost then. */
export function takeList(form, box, { say, changed, mostBytes }) {
  const input = form.querySelector('[type="file"]')

  async function take(file) {
    const problem = await problemWith(file)
    if (problem !== null) return say(`${file.name} ${problem} Nothing of it was taken.`)
    const text = (await textOf(file)).replace(/^\uFEFF/, '')
    box.value = box.value.trim() === '' ? text : `${box.value.trimEnd()}\n${text}`
    say(`${file.name} is in the field.`)
    changed()
    box.focus()
  }

  async function problemWith(file) {
    if (file.size > mostBytes) return `has more than ${mostBytes / 1024} KiB: that is no list of icons.`
    const text = await textOf(file).catch(() => null)
    if (text === null || text.includes('\0')) return 'is no text in UTF-8.'
    return null
  }

  box.addEventListener('input', changed)
  input.addEventListener('change', () => {
    if (input.files[0] !== undefined) void take(input.files[0])
    input.value = ''
  })
  form.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return
    event.preventDefault()
    form.classList.add('dropping')
  })
  form.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget)) form.classList.remove('dropping')
  })
  form.addEventListener('drop', (event) => {
    form.classList.remove('dropping')
    const file = event.dataTransfer?.files[0]
    if (file === undefined) return
    event.preventDefault()
    void take(file)
  })
}

async function textOf(file) {
  return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
}
