import { createHash } from 'node:crypto'

/** For a short page in a browser's own fonts and colours. Fields are as wide as a telephone at most: without it they reach beyond its edge. */
const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
h1{line-height:1.2}
input,textarea,button{font:inherit;max-width:100%;box-sizing:border-box}
input:not([type=radio]),textarea,button{padding:.4rem .6rem}
label:has([type=radio]){display:block;padding-left:1.6rem;text-indent:-1.6rem}
[type=radio]{width:1rem;height:1rem;margin:0 .35rem 0 0;vertical-align:-.1rem}`

/** What of a `Content-Security-Policy` lets a browser take the style of these pages, and no other. */
export const PLAIN_STYLE_SOURCE: string = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** A whole page where there is nothing but a few sentences to say. `content` is HTML. Search engines leave it out. */
export function plainDocument(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
${content}
</html>
`
}
