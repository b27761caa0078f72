import { createHash } from 'node:crypto'
import { describeService } from '../../src/main/describe-service.ts'

/** The API's description as text, for a deployment of no importance, and the first line of the types made from it. */
export function described(): { readonly text: string; readonly firstLine: string } {
  const text = JSON.stringify(describeService()('https://icons.burin.example'))
  const hash = createHash('sha256').update(text).digest('hex')
  return { text, firstLine: `// Made by \`npm run docs\` from /openapi.json (sha256 ${hash}).` }
}
