import { execFileSync } from 'node:child_process'
import { Resvg } from '@resvg/resvg-js'

/** A drawing of 24 px with a text in it, and what the text says. */
export interface Lettered {
  readonly name: string
  readonly svg: string
  readonly text: string
  /** Whether it is a caption, which is to be left out. */
  readonly isCaption: boolean
  /** Whether it is white on ink: then it can be sent on white paper only. */
  readonly isOnInk: boolean
}

/** What stands alone in a frame: characters that nothing but a letter looks like. */
const ALONE = [...'ABEFGKMNPQRSW234569']
const TEXTS = [
  'OK',
  'PDF',
  '31',
  '24',
  'AI',
  'JPG',
  '17',
  'NEW',
  'HD',
  'B2',
  '4K',
  'CSV',
  '3D',
  'SQL',
  'A1',
  'ZIP',
  'GB',
  'EU',
  '12',
  '99',
  'PNG',
  'TXT',
  'XML',
  'MP3',
  '90',
  '50',
  '5G',
  'R2',
  'ID',
  'QR',
]
const WORDS = ['Download', 'Files', 'settings', 'Search', 'PROFILE', 'calendar', 'Storage', 'BACKUP']

const PEN = 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"'
/** Where a text may stand: what is drawn round it, the height of its letters and the middle of their feet, and how it is painted. */
const LAYOUTS = {
  square: {
    around: `<rect x="3" y="3" width="18" height="18" rx="3" ${PEN}/>`,
    size: 12,
    x: 12,
    y: 16.3,
    ink: 'currentColor',
  },
  ring: { around: `<circle cx="12" cy="12" r="10" ${PEN}/>`, size: 12, x: 12, y: 16.3, ink: 'currentColor' },
  disc: { around: '<circle cx="12" cy="12" r="10.5"/>', size: 13, x: 12, y: 16.6, ink: '#fff' },
  badge: {
    around: `<path d="M3 20V9L8 4" ${PEN}/><path d="M3 20H20V17" ${PEN}/><circle cx="17" cy="7.5" r="6"/>`,
    size: 9,
    x: 17,
    y: 10.7,
    ink: '#fff',
  },
  file: { around: `<path d="M4 2H14L20 8V22H4Z" ${PEN}/>`, size: 6.5, x: 12, y: 18, ink: 'currentColor' },
  button: {
    around: `<rect x="1" y="6" width="22" height="12" rx="4" ${PEN}/>`,
    size: 8.5,
    x: 12,
    y: 15,
    ink: 'currentColor',
  },
  calendar: {
    around: `<rect x="3" y="4" width="18" height="18" rx="2" ${PEN}/><path d="M3 9H21M8 2V6M16 2V6" ${PEN}/>`,
    size: 9,
    x: 12,
    y: 18.6,
    ink: 'currentColor',
  },
  bare: { around: '', size: 10, x: 12, y: 15.6, ink: 'currentColor' },
  caption: {
    around: `<path d="M4 9L12 2L20 9V16H4Z" ${PEN}/>`,
    size: 4.6,
    x: 12,
    y: 22.5,
    ink: 'currentColor',
  },
} as const
type Layout = keyof typeof LAYOUTS
const OF_ONE: readonly Layout[] = ['square', 'ring', 'disc', 'badge', 'calendar']
const OF_MORE: readonly Layout[] = ['file', 'button', 'calendar', 'bare', 'square', 'disc']

/** The fonts of this machine that stand upright and are meant for text. */
export function fontsHere(): string[] {
  const lines = execFileSync('fc-list', [':', 'file', 'family', 'style'], { encoding: 'utf8' }).trim().split('\n')
  const upright = lines.filter(
    (line) => line !== '' && !/italic|oblique|math|hairline|emoji|symbol|condlight/i.test(line),
  )
  return upright.map((line) => line.slice(0, line.indexOf(':'))).sort()
}

/** A picture with text; `random` decides which. */
export function letteredPicture(fonts: readonly string[], random: () => number): Lettered {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const kind = random()
  const [layout, text] =
    kind < 0.4
      ? [pick(OF_ONE), pick(ALONE)]
      : kind < 0.88
        ? [pick(OF_MORE), pick(TEXTS)]
        : (['caption', pick(WORDS)] as const)
  const font = pick(fonts)
  const { around, size, x, y, ink } = LAYOUTS[layout]
  const room = { file: 13, button: 18, calendar: 14, bare: 23, square: 14, disc: 15, ring: 14, badge: 8, caption: 24 }[
    layout
  ]
  const fitted = Math.min(size, room / (0.72 * text.length))
  const raised = y - 0.35 * (size - fitted)
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${around}<text x="${x}" y="${layout === 'caption' ? y : raised}" text-anchor="middle" font-size="${fitted}" fill="${ink}">${text}</text></svg>`
  // What was written in type is outlines from here on, and takes whatever colour the drawing is sent in.
  const svg = new Resvg(drawn, { font: { loadSystemFonts: false, fontFiles: [font] } })
    .toString()
    .replaceAll('#000000', 'currentColor')
    .replace('<path d="M', '<path fill="currentColor" d="M')
  return {
    name: `${layout} ${font.replace(/^.*\/|\.\w+$/g, '')} ${text}`,
    svg,
    text,
    isCaption: layout === 'caption',
    isOnInk: ink === '#fff',
  }
}
