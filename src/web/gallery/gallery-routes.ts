import type { Route } from '../../api/route.ts'
import type { DocumentDeps, DocumentRoute } from '../document-deps.ts'
import { galleryData } from './gallery-data.ts'
import type { GalleryQuery } from './gallery-query.ts'
import { showGlyph } from './show-glyph.ts'
import { showIcons } from './show-icons.ts'

/** The pages of all icons, and what they load. */
export const GALLERY_ROUTES: readonly (DocumentRoute | Route<DocumentDeps, null, null, GalleryQuery>)[] = [
  showIcons,
  showGlyph,
  galleryData,
]
