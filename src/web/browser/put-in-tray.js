/* The button that puts an icon into the tray; it waits, hidden, for this script. */

/** `tray` is a promise of the panel; `iconOf` says what is shown, at once or when it is known. */
export function putInTray(button, tray, iconOf) {
  const label = button.textContent
  button.addEventListener('click', async () => {
    button.textContent = await tray.then(async ({ put }) => put(await iconOf())).catch(() => 'That did not work')
    setTimeout(() => (button.textContent = label), 2000)
  })
  button.hidden = false
}
