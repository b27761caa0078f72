/* What pages do better with a script. Every one of them works without it. */

for (const button of document.querySelectorAll('button[data-copy]')) {
  if (navigator.clipboard === undefined) continue
  button.hidden = false
  button.addEventListener('click', () => void copy(button))
}

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
