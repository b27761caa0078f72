import { equal, match } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { transformSync } from 'esbuild'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What the page has: plain JavaScript, without types. */
const FORMS_FILE = new URL('../src/web/browser/icon-forms.js', import.meta.url).href
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M3 3h9"/><circle cx="3" cy="3" r="1"/></svg>'

describe('the component of React that pages give', async () => {
  const { reactComponent } = (await import(FORMS_FILE)) as { reactComponent: (name: string, svg: string) => string }
  const { code } = transformSync(reactComponent('Bell', SVG), { loader: 'jsx', format: 'cjs', jsxFactory: 'h' })
  const { Bell } = new Function('h', `const module = {}; ${code}; return module.exports`)(createElement) as {
    readonly Bell: Parameters<typeof createElement>[0]
  }
  const shown = (props: object): string => renderToStaticMarkup(createElement(Bell, props))

  it('is as large as the drawing and hidden from programs that read aloud', () =>
    equal(
      shown({}),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" width="16" height="16" aria-hidden="true"><path d="M3 3h9"></path><circle cx="3" cy="3" r="1"></circle></svg>',
    ))
  it('takes a size, and what else an element of SVG has', () =>
    match(shown({ size: '1em', className: 'quiet' }), /width="1em" height="1em" aria-hidden="true" class="quiet"/))
  it('is a picture with a name where it has a title, or a label', () => {
    match(shown({ title: 'Alarm' }), /^<svg [^>]* role="img"><title>Alarm<\/title><path /)
    match(shown({ 'aria-label': 'Alarm' }), /^<svg [^>]* role="img" aria-label="Alarm"><path /)
  })
})
