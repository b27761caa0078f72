import type { ModelFact, PageFacts } from '../page.ts'

/** Paragraphs that begin so are for services with a language model, or for those without; as HTML and as Markdown. */
const IN_HTML = /(<p>)<strong>(With|Without) a language model:<\/strong> ([^]*?<\/p>\n?)/g
const IN_MARKDOWN = /^\*\*(With|Without) a language model:\*\* ((?:.+(?:\n|$))+\n?)/gm

/** A document with the paragraphs for deployments with these models; null: as it is written. */
export function withModels(text: string, models: PageFacts['models']): string {
  if (models === null) return text
  const wanted = models.length === 0 ? 'Without' : 'With'
  return text
    .replace(IN_HTML, (_, begin: string, which: string, rest: string) => (which === wanted ? begin + rest : ''))
    .replace(IN_MARKDOWN, (_, which: string, rest: string) => (which === wanted ? rest : ''))
}

/** The models in the order in which they are asked, in words. */
export function namesOf(models: readonly ModelFact[]): string {
  return models.map(nameOf).join(' and, where that is away, ')
}

function nameOf({ name, host, seesPictures }: ModelFact): string {
  const where = host === null ? 'on a machine of the operator' : `at ${host}`
  return `${name} ${where} (${seesPictures ? 'which is sent pictures' : 'which is not sent pictures'})`
}
