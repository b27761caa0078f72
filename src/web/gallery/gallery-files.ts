import { readFileSync } from 'node:fs'
import type { DocumentRoute } from '../document-deps.ts'

const SCRIPT = 'text/javascript; charset=utf-8'

/** What the gallery loads. Its pages work without their scripts too. */
export const GALLERY_FILES: readonly DocumentRoute[] = [
  galleryFile('/gallery.css', 'Give the style sheet of the icons.', 'text/css; charset=utf-8', '../html/gallery.css'),
  galleryFile('/gallery.js', 'Give the script of pages of icons.', SCRIPT, '../browser/gallery.js'),
  galleryFile('/all-icons.js', 'Give the script of all icons.', SCRIPT, '../browser/all-icons.js'),
  galleryFile('/glyph.js', 'Give the script of an icon.', SCRIPT, '../browser/glyph.js'),
  galleryFile('/find-glyphs.js', 'Give what finds icons by words.', SCRIPT, '../browser/find-glyphs.js'),
]

function galleryFile(path: string, summary: string, mediaType: string, file: string): DocumentRoute {
  return {
    method: 'GET',
    path,
    summary,
    auth: 'none',
    input: null,
    output: null,
    errors: [],
    caching: 'revalidate',
    handle: async () => ({ mediaType, body: readFileSync(new URL(file, import.meta.url), 'utf8') }),
  }
}
