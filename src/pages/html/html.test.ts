import { equal, throws } from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { html, lines, trusted } from './html.ts'

describe('html', () => {
  it('shows texts as they are, in content and in quoted attributes', () => {
    const hostile = `"><script>alert('1')</script> & &amp;`
    equal(
      html`<p title="${hostile}">${hostile}</p>`.markup,
      `<p title="&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt; &amp; &amp;amp;">&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt; &amp; &amp;amp;</p>`,
    )
  })
  it('leaves nothing of any text that could end an attribute or begin a tag, and loses nothing of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { markup } = html`${text}`
        equal(/[<>"]|&(?!(amp|lt|gt|quot);)/.test(markup), false)
        const back = markup.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
        equal(back.replaceAll('&amp;', '&'), text)
      }),
    )
  })
  it('takes HTML as it is, however deep it lies', () => {
    const item = (text: string) => html`<li>${text}</li>`
    equal(html`<ul>${[item('a'), [item('<b>')]]}</ul>`.markup, '<ul><li>a</li><li>&lt;b&gt;</li></ul>')
    equal(lines([item('a'), item('b'), '&']).markup, '<li>a</li>\n<li>b</li>\n&amp;')
    equal(html`${trusted('<i>')}`.markup, '<i>')
  })
  it('takes no object for HTML that only looks like it', () => {
    const forged = JSON.parse('["<b>", {"markup": "<i>"}]') as string[]
    throws(() => html`${forged}`)
  })
  it('shows numbers, and nothing for null', () => {
    equal(html`${1}${-2n}${null}${[]}${''}`.markup, '1-2')
  })
})
