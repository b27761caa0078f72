import type { TreeNode } from './source-file.ts'

/** The only files that say of a text that it is HTML: pictures that our own writer wrote, and rendered Markdown. */
export const TRUSTING: readonly string[] = [
  'src/pages/figures/picture.ts',
  'src/pages/made/favicon.ts',
  'src/pages/markdown/render-markdown.ts',
  'src/web/gallery/glyph-picture.ts',
  'src/web/iconify/icon-data.ts',
  'src/web/show-draw-page.ts',
]

/** Others stand for what is to be put in: `<key>`. */
const TAG =
  /<\/?(a|abbr|article|aside|b|body|br|button|circle|code|d[dlt]|details|dialog|div|em|fieldset|figcaption|figure|footer|form|g|h[1-6]|head|header|hr|html|i|iframe|img|input|label|legend|li|line|link|main|meta|meter|nav|ol|option|p|path|pre|rect|script|section|select|small|span|strong|style|summary|svg|table|tbody|td|text|textarea|th|thead|time|title|tr|ul)(\s|\/?>)/i

/** What a node of the syntax tree builds of tags without `html`, which alone escapes what it is given; undefined for all others. */
export function htmlComplaint(node: TreeNode, parent: TreeNode | null): string | undefined {
  if (node.type === 'TemplateLiteral' && parent?.type !== 'TaggedTemplateExpression') {
    const expressions = node['expressions'] as readonly TreeNode[]
    const pieces = (node['quasis'] as readonly { readonly value: { readonly raw: string } }[]).map(
      ({ value }) => value.raw,
    )
    if (expressions.length > 0 && TAG.test(pieces.join('…'))) return 'tags and values in a template that is not html`…`'
  }
  if (node.type === 'BinaryExpression' && node['operator'] === '+')
    for (const side of ['left', 'right']) if (TAG.test(textOf(node[side]))) return 'tags put together with +'
  if (/^&(amp|lt|gt|quot|#\d+);$/.test(textOf(node))) return 'escaped by hand'
  return undefined
}

function textOf(node: unknown): string {
  const { type, value } = node as { readonly type?: string; readonly value?: unknown }
  return type === 'Literal' && typeof value === 'string' ? value : ''
}
