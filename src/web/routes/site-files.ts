import { readFileSync } from 'node:fs'
import { entityTag } from '../../platform/http/entity-tag.ts'
import { KEPT_SCRIPTS } from '../workbench/kept-scripts.ts'
import type { WebRoute } from '../web-route.ts'

const SCRIPT = 'text/javascript; charset=utf-8'
const STYLE = 'text/css; charset=utf-8'

/** What the pages that are forms load. They work without their scripts too. */
export const SITE_FILES: readonly WebRoute[] = [
  siteFile('/site.css', 'Give the style sheet of the site.', STYLE, '../html/style.css'),
  siteFile('/site.js', 'Give the script of the site.', SCRIPT, '../browser/site.js'),
  siteFile('/draw-stream.js', 'Give what shows a draw while it comes.', SCRIPT, '../browser/draw-stream.js'),
  siteFile('/read-events.js', 'Give what reads the events of a draw.', SCRIPT, '../browser/read-events.js'),
  siteFile('/see-ink.js', 'Give the script that shows what is seen in a picture.', SCRIPT, '../browser/see-ink.js'),
  siteFile('/ink.js', 'Give what finds the ink in a picture.', SCRIPT, '../browser/ink.js'),
  siteFile('/workbench.css', 'Give the style sheet of the workbench.', STYLE, '../html/workbench.css'),
  siteFile('/workbench.js', 'Give the script of the workbench.', SCRIPT, '../browser/workbench.js'),
  siteFile('/cutter.js', 'Give what asks the engine.', SCRIPT, '../browser/cutter.js'),
  siteFile('/cut-controls.js', 'Give the sliders of a cut.', SCRIPT, '../browser/cut-controls.js'),
  siteFile('/icon-stage.js', 'Give what shows an icon.', SCRIPT, '../browser/icon-stage.js'),
  siteFile('/icon-guides.js', 'Give what is shown with an enlarged icon.', SCRIPT, '../browser/icon-guides.js'),
  siteFile('/cut-table.js', 'Give the table of all cuts.', SCRIPT, '../browser/cut-table.js'),
  siteFile('/follow-engine.js', 'Give what follows updates of the engine.', SCRIPT, '../browser/follow-engine.js'),
  siteFile('/program-field.js', 'Give the field for programs.', SCRIPT, '../browser/program-field.js'),
  siteFile('/findings-list.js', 'Give what lists findings.', SCRIPT, '../browser/findings-list.js'),
  siteFile('/play.js', 'Give the script of the page for programs.', SCRIPT, '../browser/play.js'),
  siteFile('/tray.js', 'Give the script of the tray.', SCRIPT, '../browser/tray.js'),
  siteFile('/tray-panel.js', 'Give what shows the tray.', SCRIPT, '../browser/tray-panel.js'),
  siteFile('/tray-list.js', 'Give the list of the tray.', SCRIPT, '../browser/tray-list.js'),
  siteFile('/tray-store.js', 'Give what keeps the tray.', SCRIPT, '../browser/tray-store.js'),
  siteFile('/icon-store.js', 'Give what keeps icons in the browser.', SCRIPT, '../browser/icon-store.js'),
  siteFile('/follow-cut.js', 'Give what lets many icons follow a cut.', SCRIPT, '../browser/follow-cut.js'),
  siteFile('/put-in-tray.js', 'Give what puts icons into the tray.', SCRIPT, '../browser/put-in-tray.js'),
  siteFile('/export-icons.js', 'Give what makes one file of many icons.', SCRIPT, '../browser/export-icons.js'),
  siteFile('/zip.js', 'Give what makes zip files.', SCRIPT, '../browser/zip.js'),
  siteFile('/play-link.js', 'Give what reads and writes links to programs.', SCRIPT, '../browser/play-link.js'),
  siteFile('/take-icon.js', 'Give what takes an icon along.', SCRIPT, '../browser/take-icon.js'),
  siteFile('/icon-forms.js', 'Give the forms of an icon.', SCRIPT, '../browser/icon-forms.js'),
  siteFile('/batch.css', 'Give the style sheet of batches.', STYLE, '../html/batch.css'),
  siteFile('/batch.js', 'Give the script of batches.', SCRIPT, '../browser/batch.js'),
  siteFile('/batch-sheet.js', 'Give the sheet of a batch.', SCRIPT, '../browser/batch-sheet.js'),
  siteFile('/batch-row.js', 'Give a row of a batch.', SCRIPT, '../browser/batch-row.js'),
  siteFile('/batch-store.js', 'Give what keeps a batch.', SCRIPT, '../browser/batch-store.js'),
  siteFile('/draw-many.js', 'Give what draws many icons.', SCRIPT, '../browser/draw-many.js'),
  siteFile('/take-list.js', 'Give what takes a list as a file.', SCRIPT, '../browser/take-list.js'),
  siteFile('/read-needs.js', 'Give what reads a list of needs.', SCRIPT, '../browser/read-needs.js'),
  siteFile('/own-icons.css', 'Give the style sheet of icons of accounts.', STYLE, '../html/own-icons.css'),
  siteFile('/icon-set.js', 'Give the script of sets.', SCRIPT, '../browser/icon-set.js'),
  siteFile('/tray-account.js', 'Give what keeps the tray with an account.', SCRIPT, '../browser/tray-account.js'),
  siteFile(
    '/open-context.js',
    'Give what opens the panel of an icon in context.',
    SCRIPT,
    '../browser/open-context.js',
  ),
  siteFile('/context.js', 'Give what shows an icon in context.', SCRIPT, '../browser/context.js'),
  siteFile('/own-set.js', 'Give what shows icons of somebody.', SCRIPT, '../browser/own-set.js'),
  siteFile('/measure-own.js', 'Give what measures icons of a set.', SCRIPT, '../browser/measure-own.js'),
  ...KEPT_SCRIPTS,
]

function siteFile(path: string, summary: string, mediaType: string, file: string): WebRoute {
  return {
    method: 'GET',
    path,
    summary,
    access: 'anyone',
    body: 'none',
    handle: async () => {
      const body = readFileSync(new URL(file, import.meta.url), 'utf8')
      return { kind: 'data', mediaType, headers: { 'cache-control': 'no-cache', etag: entityTag(body) }, body }
    },
  }
}
