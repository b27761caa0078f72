import { createHash } from 'node:crypto'
import { ApiError } from '../../api/api-error.ts'
import type { DocumentRoute } from '../document-deps.ts'
import { revisedAnswer } from './revised-answer.ts'

/** Files that belong together: their address names what is in all of them, so that browsers keep them for ever. */
export interface RevisedFiles {
  /** Where a file is, by its name, such as `/scripts/0123456789abcdef/play.js`. */
  readonly addressOf: (name: string) => string
  readonly route: DocumentRoute
}

/** `folder` is the first part of their addresses, `texts` what is in them by their names. */
export function revisedFiles(
  folder: string,
  { summary, mediaType, texts }: { summary: string; mediaType: string; texts: ReadonlyMap<string, string> },
): RevisedFiles {
  const revision = createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('hex')
    .slice(0, 16)
  return {
    addressOf: (name) => `/${folder}/${revision}/${name}`,
    route: {
      method: 'GET',
      path: `/${folder}/:revision/:file`,
      summary,
      auth: 'none',
      input: null,
      output: null,
      errors: [],
      caching: 'none',
      handle: async (_deps, { parameters }) => {
        const body = texts.get(parameters['file'] ?? '')
        if (body === undefined) throw new ApiError('not_found', `There is no such file in ${folder}.`)
        return revisedAnswer(body, mediaType, parameters['revision'] === revision)
      },
    },
  }
}
