import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, isolateHistory, redo, undo } from '@codemirror/commands'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { linter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import type { Diagnostic } from '@codemirror/lint'
import { EditorState, StateEffect, StateField } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import {
  Decoration,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { DecorationSet } from '@codemirror/view'
import { formatProgram } from '../../src/workbench/format-program.ts'
import { completions } from './completions.ts'
import type { FindGlyphs } from './completions.ts'
import { HINTS } from './hints.ts'
import { ICON_LANGUAGE } from './icon-language.ts'
import { THEME } from './theme.ts'

interface EditorOptions {
  /** Where it stands. Its styles are constructed sheets of this root: the policy of the site allows no others. */
  readonly root: ShadowRoot
  readonly text: string
  readonly label: string
  /** Hears every change, but for those by `replace`. */
  readonly changed: (text: string) => void
  readonly findGlyphs: FindGlyphs
}

/** A place of the text, in characters from its begin. */
interface Place {
  readonly start: number
  readonly end: number
}

/** Something to be said of a place. */
interface Mark {
  readonly severity: 'error' | 'warning' | 'info'
  readonly message: string
  readonly span: Place
}

interface ProgramEditor {
  readonly replace: (text: string) => void
  /** Underlines places and says what of them; each call takes the place of the one before. */
  readonly mark: (marks: readonly Mark[]) => void
  /** Marks the line of a place and brings it into sight; null marks none. */
  readonly point: (place: Place | null) => void
  readonly select: (place: Place) => void
  readonly focus: () => void
  readonly undo: () => void
  readonly redo: () => void
  /** False for a text with problems, which stays as it is. */
  readonly format: () => boolean
}

const pointed = StateEffect.define<number | null>()
const MARKED = Decoration.line({ class: 'cm-marked' })
const pointedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (lines, { effects, changes, docChanged, state }) => {
    for (const effect of effects)
      if (effect.is(pointed))
        return effect.value === null
          ? Decoration.none
          : Decoration.set([MARKED.range(state.doc.lineAt(effect.value).from)])
    return docChanged ? lines.map(changes) : lines
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** An editor for a program: colours, completions, hints, undo, format. Tab leaves it. */
export function createProgramEditor(options: EditorOptions): ProgramEditor {
  let isReplacing = false
  const view = new EditorView({
    root: options.root,
    parent: options.root,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        ...extensionsOf(options),
        keymap.of([{ key: 'Shift-Alt-f', run: () => formatted() || true }]),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged && !isReplacing) options.changed(state.doc.toString())
        }),
      ],
    }),
  })
  const within = ({ start, end }: Place): { readonly from: number; readonly to: number } => {
    const { length } = view.state.doc
    const from = Math.min(start, length)
    return { from, to: Math.min(Math.max(end, start), length) }
  }
  const write = (text: string): void =>
    view.dispatch({
      changes: changeTo(view.state.doc.toString(), text),
      annotations: isolateHistory.of('full'),
    })
  function formatted(): boolean {
    const text = formatProgram(view.state.doc.toString())
    if (text !== null) write(text)
    return text !== null
  }
  return {
    replace: (text) => {
      isReplacing = true
      write(text)
      isReplacing = false
    },
    mark: (marks) => {
      const diagnostics = marks.map(({ severity, message, span }): Diagnostic => ({
        severity,
        message,
        ...within(span),
      }))
      view.dom.classList.toggle(
        'cm-wrong',
        marks.some(({ severity }) => severity === 'error'),
      )
      view.dispatch(setDiagnostics(view.state, diagnostics))
    },
    point: (place) => {
      if (place === null) {
        if (view.state.field(pointedLine).size > 0) view.dispatch({ effects: pointed.of(null) })
        return
      }
      const { from } = within(place)
      view.dispatch({ effects: [pointed.of(from), EditorView.scrollIntoView(from, { y: 'nearest' })] })
    },
    select: (place) => {
      const { from, to } = within(place)
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true })
      view.focus()
    },
    focus: () => view.focus(),
    undo: () => void undo(view),
    redo: () => void redo(view),
    format: formatted,
  }
}

function extensionsOf({ label, findGlyphs }: EditorOptions): Extension[] {
  return [
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    history(),
    indentUnit.of('  '),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({ override: [completions(findGlyphs)], icons: false }),
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
    ICON_LANGUAGE,
    HINTS,
    linter(null),
    pointedLine,
    OVER_SELECTION,
    THEME,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-description': 'Tab leaves it. Control and Space offer completions, F8 goes to the next problem.',
    }),
  ]
}

/**
 * Typing over a selection is done here: the browser would keep the look of what was selected with a style attribute, which the policy of
 * the site forbids and reports.
 */
const OVER_SELECTION: Extension = EditorView.domEventHandlers({
  beforeinput: ({ data, inputType }, view) => {
    if (inputType !== 'insertText' || data === null || view.composing) return false
    // The editor may not have heard yet of what was selected.
    const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } = selectionOf(view)
    if (isCollapsed || anchorNode === null || focusNode === null || !view.contentDOM.contains(focusNode)) return false
    const [from = 0, to = 0] = [view.posAtDOM(anchorNode, anchorOffset), view.posAtDOM(focusNode, focusOffset)].sort(
      (one, other) => one - other,
    )
    const insert = view.state.toText(data)
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + insert.length },
      userEvent: 'input.type',
      scrollIntoView: true,
    })
    return true
  },
})

/** Only some browsers know the selection within a shadow tree by the tree. */
function selectionOf({ root }: EditorView): Selection {
  const own = root as { readonly getSelection?: () => Selection | null }
  return own.getSelection?.() ?? document.getSelection()!
}

/** What lies between equal begins and ends, so that the cursor stays where most of the text does. */
function changeTo(before: string, after: string): { from: number; to: number; insert: string } {
  let from = 0
  while (from < before.length && before[from] === after[from]) from += 1
  let same = 0
  const most = Math.min(before.length, after.length) - from
  while (same < most && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}
