import { html } from '../../pages/html/html.ts'
import type { Html } from '../../pages/html/html.ts'
import { WORKBENCH_STYLE } from '../workbench/cut-bench.ts'

/** The style of pages with icons of an account. */
export const OWN_ICONS_STYLE: Html = html`${WORKBENCH_STYLE}<link rel="stylesheet" href="/own-icons.css">\n`
