/** What still reads well in one line. */
const LONGEST_LINE = 76

/** JSON for people: what fits a line stays on it. */
export function jsonText(value: unknown, indent = ''): string {
  const flat = flatText(value)
  if (indent.length + flat.length <= LONGEST_LINE || typeof value !== 'object' || value === null) return flat
  const deeper = `${indent}  `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const lines = Array.isArray(value)
    ? value.map((one) => `${deeper}${jsonText(one, deeper)}`)
    : Object.entries(value).map(([key, one]) => `${deeper}${JSON.stringify(key)}: ${jsonText(one, deeper)}`)
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

function flatText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(flatText).join(', ')}]`
  return `{${Object.entries(value)
    .map(([key, one]) => `${JSON.stringify(key)}: ${flatText(one)}`)
    .join(', ')}}`
}
