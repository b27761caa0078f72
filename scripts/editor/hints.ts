import { hoverTooltip, showPanel } from '@codemirror/view'
import type { EditorView, Panel } from '@codemirror/view'
import type { EditorState, Extension } from '@codemirror/state'
import { statementAt } from './statement-at.ts'
import { DECLARATION_WORDS, MODIFIER_WORDS, STATEMENT_WORDS } from './words.ts'
import type { WordForm } from './words.ts'

/** How the statement at the cursor is written, below the text; what a word means, beside a pointer that rests on it. */
export const HINTS: Extension = [showPanel.of(formPanel), hoverTooltip(meaningAt)]

function formPanel(view: EditorView): Panel {
  const dom = document.createElement('div')
  dom.className = 'cm-form'
  const show = ({ doc, selection }: EditorState): void => {
    const at = statementAt(doc.toString(), selection.main.head)
    const form = formOf(at?.before[0] ?? at?.word)
    dom.replaceChildren(
      ...(form === undefined ? ['A statement on each line. Ctrl+Space offers what can follow.'] : said(form)),
    )
  }
  show(view.state)
  return {
    dom,
    update: ({ docChanged, selectionSet, state }) => void ((docChanged || selectionSet) && show(state)),
  }
}

function formOf(word = ''): WordForm | undefined {
  return STATEMENT_WORDS.get(word) ?? DECLARATION_WORDS.get(word)
}

function said({ forms, summary }: WordForm): (Node | string)[] {
  return [...forms.flatMap((form) => [code(form), ' ']), summary]
}

function code(text: string): HTMLElement {
  return Object.assign(document.createElement('code'), { textContent: text })
}

function meaningAt({ state }: EditorView, at: number): ReturnType<Parameters<typeof hoverTooltip>[0]> {
  const { from, text } = state.doc.lineAt(at)
  const [, before = '', rest = ''] = new RegExp(`^(.{0,${at - from}}[\\s;{}]|)([^\\s;{}]*)`).exec(text) ?? []
  const start = from + before.length
  const end = start + rest.length
  const form = formOf(rest)
  const meaning = form === undefined ? MODIFIER_WORDS.get(rest)?.summary : null
  if (meaning === undefined || at > end) return null
  return {
    pos: start,
    end,
    above: true,
    create: () => {
      const dom = document.createElement('div')
      dom.className = 'cm-meaning'
      dom.append(...(form === undefined ? [meaning ?? ''] : said(form)))
      return { dom }
    },
  }
}
