import type { AnyRoute } from '../../api/route.ts'
import type { DocumentDeps } from '../document-deps.ts'
import { galleryData } from './gallery-data.ts'
import { showGlyph } from './show-glyph.ts'
import { showIcons } from './show-icons.ts'

/** The pages of all icons, and their data. */
export const GALLERY_ROUTES: readonly AnyRoute<DocumentDeps, null>[] = [showIcons, showGlyph, galleryData]
