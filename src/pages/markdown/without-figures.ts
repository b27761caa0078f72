/** A document for programs: what would become pictures is named instead, and pictures that only go with a text are left out. */
export function withoutFigures(text: string): string {
  return text
    .replace(/^```rule\n.*\n```\n\n?/gm, '')
    .replace(/^```icon$/gm, '```')
    .replace(/^```glyphs\n(.*?)^```$/gms, (_, lines: string) => lines.trimEnd().replace(/^([^:\n]+)/gm, '- `$1`'))
    .replace(/^```icons\n(.*?)^```$/gms, (_, lines: string) => lines.trimEnd().replace(/^(.+?)(?: \| (.+))?$/gm, named))
}

function named(_line: string, prompt: string, settings: string | undefined): string {
  return `- a picture of \`${prompt}\`${settings === undefined ? '' : ` (${settings})`}`
}
