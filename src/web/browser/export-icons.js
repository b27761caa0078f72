/* Many icons as one file: a zip of SVG files, a sprite, a file of components. An icon is `{ name, svg }`; one that `isDraft` lies apart in the zip, and is named at the head of other files. */

import { cutWords } from './cut-controls.js'
import { componentName, reactComponent } from './icon-forms.js'
import { download } from './take-icon.js'

/** Name → `(icons) => ({ file, blob })`. */
const EXPORTS = {
  zip: async (icons, folder) => {
    const { strToU8, zipSync } = await import('./zip.js')
    const files = withOwnNames(icons).map(({ name, svg, isDraft = false }) => [
      `${folder}/${isDraft ? 'drafts/' : ''}${name}.svg`,
      strToU8(svg),
    ])
    return { file: `${folder}.zip`, blob: new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' }) }
  },
  sprite: async (icons, folder) => {
    const named = withOwnNames(icons)
    const symbols = named.map(({ name, svg }) => symbolOf(name, svg))
    const drafts = draftWords(named).map((words) => `<!-- ${words} -->\n`)
    const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${drafts.join('')}${symbols.join('\n')}\n</svg>\n`
    return { file: `${folder}-sprite.svg`, blob: new Blob([text], { type: 'image/svg+xml' }) }
  },
  components: async (icons, folder) => {
    const taken = new Set()
    const named = withOwnNames(icons).map((icon) => ({ ...icon, name: ownName(componentName(icon.name), '', taken) }))
    const drafts = draftWords(named).map((words) => `// ${words}\n`)
    const texts = [...drafts, ...named.map(({ name, svg }) => reactComponent(name, svg))]
    return { file: `${folder}.jsx`, blob: new Blob([texts.join('\n')], { type: 'text/javascript' }) }
  },
}

/** Names the drafts of a file in one line; none where there are none. */
function draftWords(icons) {
  const drafts = icons.filter(({ isDraft }) => isDraft).map(({ name }) => name)
  return drafts.length === 0 ? [] : [`Drafts, to be looked at before use: ${drafts.join(', ')}`]
}

/** Gives icons at a cut as one file to whoever asked for it. Resolves to what is said of that. */
export async function exportIcons(kind, icons, cut) {
  const { size, stroke, radius, finish } = cut
  try {
    const { file, blob } = await EXPORTS[kind](icons, `icons-${size}-${stroke}-${radius}-${finish}`)
    download(blob, file)
    return exportWords(file, icons, cutWords(cut))
  } catch {
    return 'The file could not be made. Try again once the service can be reached.'
  }
}

/** What is in a file of icons at a cut, as people say it. */
function exportWords(file, icons, cut) {
  const drafts = icons.filter(({ isDraft }) => isDraft).length
  const apart = file.endsWith('.zip') ? ', apart in “drafts”' : ''
  return `${file} has ${icons.length === 1 ? '1 icon' : `${icons.length} icons`} at ${cut}${drafts === 0 ? '' : `, ${drafts === 1 ? '1 of them a draft' : `${drafts} of them drafts`}${apart}`}.`
}

/** As the name of a file: lower-case words joined by hyphens; null where there is nothing to make one of. */
export function slugOf(text) {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64)
    .replace(/-+$/, '')
  return slug === '' ? null : slug
}

/** Two icons of one name become `bell` and `bell-2`. */
function withOwnNames(icons) {
  const taken = new Set()
  return icons.map((icon) => ({ ...icon, name: ownName(slugOf(icon.name) ?? 'icon', '-', taken) }))
}

function ownName(name, between, taken) {
  let own = name
  for (let turn = 2; taken.has(own); turn += 1) own = `${name}${between}${turn}`
  taken.add(own)
  return own
}

/** What the root says of colours and strokes stays with the symbol; its size comes from where it is used. */
function symbolOf(name, svg) {
  const [, root, inside] = /^\s*<svg ([^>]*)>(.*)<\/svg>\s*$/s.exec(svg)
  const kept = root.replaceAll(/(?:^|\s)(?:xmlns|width|height)="[^"]*"/g, '').trim()
  return `<symbol id="${name}" ${kept}>${inside.trim()}</symbol>`
}
