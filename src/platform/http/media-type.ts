/** The media type of a `Content-Type`, in lower case and without parameters. */
export function mediaTypeOf(contentType: string): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/**
 * What is wrong with a `Content-Type` header where JSON in UTF-8 is wanted, one sentence; null when it is
 * `application/json`, with no charset or with `utf-8`.
 */
export function jsonTypeProblem(header: string | undefined): string | null {
  const [type = '', ...parameters] = (header ?? '').split(';').map((piece) => piece.trim().toLowerCase())
  if (type === '') return 'The body must come with `Content-Type: application/json`.'
  if (type !== 'application/json')
    return `The body must come with \`Content-Type: application/json\`, not \`${shortened(type)}\`.`
  const other = parameters.find(
    (parameter) => parameter.startsWith('charset=') && !/^charset="?utf-8"?$/.test(parameter),
  )
  return other === undefined
    ? null
    : `The body must be in UTF-8, but \`Content-Type\` says \`${shortened(other)}\`: send UTF-8, and leave the charset out.`
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Whether whoever sent this `Accept` header is a browser that is going to show the answer. */
export function wantsHtml(accept: string | undefined): boolean {
  return accept?.includes('text/html') === true
}
