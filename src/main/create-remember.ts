import type { DrawDeps } from '../draws/draw-deps.ts'
import { rememberDrawn } from '../own-icons/drawn-icons.ts'
import type { OwnIconsDeps } from '../own-icons/own-icons-deps.ts'
import type { Log } from '../platform/log.ts'

/** Puts what signed-in browsers drew into the histories of their accounts. No draw waits for it, and none fails by it. */
export function createRemember({
  log,
  ...deps
}: OwnIconsDeps & { readonly log: Log }): NonNullable<DrawDeps['remember']> {
  return ({ accountId, prompt, drawn: { concept, cut, data } }) => {
    const icons = data.map(({ index, program, status }) => ({
      name: index === 0 ? concept : `${concept.slice(0, 62)}-${index + 1}`,
      program,
      prompt,
      cut,
      isDraft: status === 'draft',
    }))
    rememberDrawn(deps, { accountId, icons }).catch((error: unknown) => {
      log.warn('drawn-not-remembered', { problem: String(error) })
    })
  }
}
