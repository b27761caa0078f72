import type { Html } from '../../pages/html/html.ts'
import { scriptTags } from './scripts.ts'
import { STYLES } from './styles.ts'

/** The style sheet of the pages that are forms, and their script; the documentation has another sheet and no script. */
export const SITE_STYLE: string = STYLES.addressOf('site.css')
export const SITE_HEAD: Html = scriptTags('site.js')
