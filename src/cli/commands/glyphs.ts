import { createClient } from '../../client/create-client.ts'
import { iconServiceOf, SERVICE_OPTION } from '../icon-service-of.ts'
import { plainText } from '../plain-text.ts'
import { printed } from '../printed.ts'
import type { IconsCommand } from '../user-command.ts'

/** As many as one looks through. */
const MOST = 20
/** Words that say enough of a glyph. */
const WORDS = 5

export const glyphs: IconsCommand = {
  words: ['glyphs'],
  about: 'finds glyphs of the lexicon by words: what can be drawn by its name',
  arguments: ['search?…'],
  options: { service: SERVICE_OPTION },
  examples: ['burin glyphs arrow left', 'burin glyphs rain --json'],
  needs: 'icons',
  run: async (call) => {
    const { fetch, signal, wait } = call
    const { baseUrl } = iconServiceOf(call)
    const noRedirect: typeof fetch = async (input, init) => fetch(input, { ...init, redirect: 'error' })
    const client = createClient({ baseUrl, fetch: noRedirect, wait })
    const found = await client.glyphs({ search: call.arguments.join(' '), limit: MOST }, { signal })
    const lines = found.data.map(({ name, words }) => plainText([name, ...words.slice(0, WORDS)].join(', ')))
    if (found.total > lines.length) call.tell(`${found.total} fit; the best ${lines.length} are shown`)
    if (found.total === 0) call.tell('no glyph is called so; burin draw may still compose it')
    return printed(call, lines, { json: found, exitCode: found.total === 0 ? 1 : 0 })
  },
}
