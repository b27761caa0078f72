/* Takes an icon along: in another form, or as a PNG, as a file or on the clipboard. All of it waits, hidden, for this script. */

import { dataUrl, FORMS } from './icon-forms.js'

/** Makes the panel work; `iconOf` says what is shown: `{ svg, name, program, prompt, cut }`. */
export function takeAlong(panel, iconOf) {
  const form = panel.querySelector('[data-take="form"]')
  const side = panel.querySelector('[data-take="side"]')
  const text = panel.querySelector('textarea')
  const taken = () => FORMS[form.value]({ ...iconOf(), origin: location.origin })
  const show = () => (text.value = panel.open ? (taken()?.text ?? '') : '')
  const { prompt } = iconOf()
  for (const name of Object.keys(FORMS))
    if (prompt !== null || !['burin draw', 'curl'].includes(name)) form.append(new Option(name))
  form.addEventListener('change', show)
  panel.addEventListener('toggle', show)
  const press = (name, act) => {
    const button = panel.querySelector(`[data-take="${name}"]`)
    button.addEventListener('click', () => void said(button, act))
  }
  press('copy', async () => {
    try {
      await navigator.clipboard.writeText(taken().text)
      return 'Copied'
    } catch {
      text.select()
      return 'Press Ctrl+C'
    }
  })
  press('download', async () => {
    const { file, text: whole } = taken()
    return download(new Blob([whole]), file)
  })
  press('png', async () => {
    const { svg, name } = iconOf()
    const px = Number(side.value)
    return download(await pngOf(svg, px), `${name}-${px}.png`)
  })
  press('copy-png', async () => copyPng(iconOf().svg, Number(side.value)))
  panel.hidden = false
  return show
}

/** Puts a PNG on the clipboard, and says what came of it. The browser is handed the promise of it: once it is made, the press of the button counts no more. */
export async function copyPng(svg, side) {
  if (globalThis.ClipboardItem === undefined || navigator.clipboard?.write === undefined)
    return 'This browser cannot: download it'
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(svg, side) })])
  return 'Copied'
}

/** Lets the browser keep bytes as a file. */
export function download(blob, name) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  return 'Downloaded'
}

/** A PNG of so many px, drawn by the browser from the picture itself. */
export async function pngOf(svg, side) {
  const image = Object.assign(new Image(), { width: side, height: side })
  image.src = dataUrl(svg.replace(/ width="\d+" height="\d+"/, ` width="${side}" height="${side}"`))
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  canvas.getContext('2d').drawImage(image, 0, 0, side, side)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no PNG')) : resolve(blob)), 'image/png'),
  )
}

/** Does something and says on its button what came of it, for a moment. */
async function said(button, act) {
  const label = (button.dataset.label ??= button.textContent)
  button.textContent = await act().catch(() => 'That did not work')
  setTimeout(() => (button.textContent = label), 2000)
}
