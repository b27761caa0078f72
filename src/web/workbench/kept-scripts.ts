import type { WebRoute } from '../web-route.ts'
import { keptFile } from './kept-file.ts'

const ENGINE = keptFile('engine', 'Give the engine that draws in the browser.')
const EDITOR = keptFile('editor', 'Give the editor of programs.')

/** Where the engine for browsers is. */
export const ENGINE_PATH: string = ENGINE.path
export const EDITOR_PATH: string = EDITOR.path

/** Which engine the service has now: a page that was opened before an update asks, and goes on with that one. */
const engineNow: WebRoute = {
  method: 'GET',
  path: '/engine',
  summary: 'Name the engine that the service has now.',
  access: 'anyone',
  isOpenWithoutSession: true,
  body: 'none',
  handle: async () => ({
    kind: 'data',
    mediaType: 'application/json; charset=utf-8',
    body: JSON.stringify({ engine: ENGINE_PATH }),
  }),
}

/** The scripts that browsers keep for ever, and what names the newest. */
export const KEPT_SCRIPTS: readonly WebRoute[] = [ENGINE.route, EDITOR.route, engineNow]
