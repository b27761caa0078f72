import { equal, match } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { transformSync } from 'esbuild'

/** What the page has: plain JavaScript, without types. */
const FORMS_FILE = new URL('../src/web/browser/icon-forms.js', import.meta.url).href
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M3 3h9"/><circle cx="3" cy="3" r="1"/></svg>'

interface React {
  readonly createElement: (component: unknown, properties: object) => object
}
interface Renderer {
  readonly renderToStaticMarkup: (element: object) => string
}
interface Forms {
  readonly reactComponent: (name: string, svg: string) => string
  readonly FORMS: Readonly<Record<string, (icon: { name: string; svg: string }) => { file: string; text: string }>>
}
/** By their names: React's types say of all elements of a page what only its own have. */
const [REACT, RENDERER]: readonly string[] = ['react', 'react-dom/server']

describe('the component of React that pages give', async () => {
  const [{ FORMS, reactComponent }, { createElement }, { renderToStaticMarkup }] = (await Promise.all(
    [FORMS_FILE, REACT ?? '', RENDERER ?? ''].map(async (name) => import(name)),
  )) as [Forms, React, Renderer]
  const { code } = transformSync(reactComponent('Bell', SVG), { loader: 'jsx', jsxFactory: 'h' })
  const file = `export const componentOf = (h) => { ${code.replace(/export (?=function)|export \{[^}]*\};?/g, '')}; return Bell }`
  const { componentOf } = (await import(`data:text/javascript,${encodeURIComponent(file)}`)) as {
    readonly componentOf: (create: React['createElement']) => unknown
  }
  const component = componentOf(createElement)
  const shown = (properties: object): string => renderToStaticMarkup(createElement(component, properties))

  it('is as large as the drawing and hidden from programs that read aloud', () =>
    equal(
      shown({}),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" width="16" height="16" aria-hidden="true"><path d="M3 3h9"></path><circle cx="3" cy="3" r="1"></circle></svg>',
    ))
  it('takes a size, and what else an element of SVG has', () =>
    match(shown({ size: '1em', className: 'quiet' }), /width="1em" height="1em" aria-hidden="true" class="quiet"/))
  it('says in TypeScript what it takes, and is the same for the rest', () => {
    const { file, text } = FORMS['React component, TypeScript']?.({ name: 'bell', svg: SVG }) ?? { file: '', text: '' }
    equal(file, 'bell.tsx')
    match(
      text,
      /^import type \{ SVGProps \} from 'react'\n\nexport function Bell\(\{[^}]*\}: SVGProps<SVGSVGElement> & /,
    )
    const { code: typed } = transformSync(text, { loader: 'tsx', jsxFactory: 'h' })
    equal(typed, code)
  })
  it('is a picture with a name where it has a title, or a label', () => {
    match(shown({ title: 'Alarm' }), /^<svg [^>]* role="img"><title>Alarm<\/title><path /)
    match(shown({ 'aria-label': 'Alarm' }), /^<svg [^>]* role="img" aria-label="Alarm"><path /)
  })
})
