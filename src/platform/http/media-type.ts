/** Whether a `Content-Type` header names JSON in UTF-8: `application/json`, with no charset or with `utf-8`. */
export function isJsonMediaType(header: string | undefined): boolean {
  const [type = '', ...parameters] = (header ?? '').split(';').map((piece) => piece.trim().toLowerCase())
  if (type !== 'application/json') return false
  return parameters.every((parameter) => !parameter.startsWith('charset=') || /^charset="?utf-8"?$/.test(parameter))
}
