import { isIP } from 'node:net'
import type { Config } from '../config/config.ts'
import type { ModelFact } from '../pages/page.ts'

/** Where the protocols of their owners are spoken. */
const OWNERS = { anthropic: 'api.anthropic.com', google: 'generativelanguage.googleapis.com' } as const

/** The models that the configuration names, as public pages tell of them. */
export function modelFacts({ author }: Pick<Config, 'author'>): readonly ModelFact[] {
  return author.models.map(({ protocol, model, url, seesPictures }) => {
    const owner = protocol === 'openai-compatible' ? null : OWNERS[protocol]
    return { name: model, host: url === null ? owner : publicHostOf(url), seesPictures }
  })
}

/** The host of an address; null where it is one that only the operator's own machines reach, which pages need not tell. */
function publicHostOf(url: string): string | null {
  const name = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const isOwn =
    isIP(name) === 0
      ? !name.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/.test(name)
      : /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.|^(?:::1|f[cd]..:.*|fe[89ab].:.*)$/.test(name)
  return isOwn ? null : name
}
