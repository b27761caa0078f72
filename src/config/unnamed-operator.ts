import type { Config } from './config.ts'

type Named = Pick<Config, 'parts' | 'operatorName' | 'operatorMail'>

/** What is to be told at a start whose pages of terms and privacy name nobody, as one sentence; null when they name somebody. */
export function unnamedOperator({ parts, operatorName, operatorMail }: Named): string | null {
  const missing = [
    ...(operatorName === null ? ['BURIN_OPERATOR_NAME'] : []),
    ...(operatorMail === null ? ['BURIN_OPERATOR_MAIL'] : []),
  ]
  // No other part has those pages.
  if (missing.length === 0 || !parts.includes('icons')) return null
  const [verb, them] = missing.length === 1 ? ['is', 'it'] : ['are', 'them']
  return `${missing.join(' and ')} ${verb} not set, and the pages of terms, privacy and contact say so; set ${them} before others use this service`
}
