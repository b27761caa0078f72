/**
 * Loaded before anything else (`node --import`), in every process and thread that a test starts: gives the module that
 * `BURIN_MUTANT` names with the mutant in its text. Nothing is written to the disk, so several can be tried at once.
 * Plain JavaScript, because tests start programs under an older Node too, which runs them as they are.
 */
import module from 'node:module'

const { url, start, end, after } = JSON.parse(process.env['BURIN_MUTANT'])

module.registerHooks?.({
  load(asked, context, next) {
    const loaded = next(asked, context)
    if (asked !== url) return loaded
    const text = String(loaded.source)
    return { ...loaded, source: text.slice(0, start) + after + text.slice(end) }
  },
})
