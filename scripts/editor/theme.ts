import { EditorView } from '@codemirror/view'
import type { Extension } from '@codemirror/state'

/** As the fields of the page are, in its colours, light or dark as they are. */
export const THEME: Extension = EditorView.theme({
  '&': {
    border: '1px solid var(--edge)',
    borderRadius: 'var(--corner)',
    background: 'var(--paper)',
    color: 'var(--ink)',
    fontSize: '0.95rem',
  },
  '&.cm-focused': { outline: '3px solid var(--link)', outlineOffset: '0' },
  '&.cm-wrong': { borderColor: 'var(--fault)', boxShadow: 'inset 0 0 0 1px var(--fault)' },
  '.cm-scroller': {
    // Most programs are short: an empty page below them would push the picture and the sliders out of sight.
    minHeight: 'min(12rem, 45vh)',
    // With what stands above it and the panel below it in one window.
    maxHeight: 'max(45vh, 100vh - 24rem)',
    overflow: 'auto',
    fontFamily: 'var(--code)',
    fontVariantLigatures: 'none',
    lineHeight: '1.6',
  },
  '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.75rem 0 0.5rem' },
  '.cm-gutters': { border: '0', background: 'transparent', color: 'var(--soft)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2rem', padding: '0 0.25rem 0 0.5rem' },
  '.cm-activeLine': { background: 'color-mix(in srgb, var(--link) 7%, transparent)' },
  '.cm-activeLineGutter': { background: 'transparent', color: 'var(--ink)' },
  '.cm-marked': { background: 'var(--warning-wash)', outline: '1px solid var(--warning)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    background: 'var(--link-wash)',
    outline: '1px solid var(--link)',
  },
  // One that sticks to the edge of the window would lie over the line that is typed.
  '.cm-panels': { position: 'relative', background: 'var(--sunken)', color: 'var(--ink)' },
  '.cm-panels-bottom': {
    borderTop: '1px solid var(--line)',
    borderRadius: '0 0 var(--corner) var(--corner)',
  },
  '.cm-form': { minHeight: '7em', padding: '0.4rem 0.75rem', fontSize: '0.85rem', lineHeight: '1.5' },
  '.cm-form code, .cm-meaning code': { fontFamily: 'var(--code)', fontWeight: '600', overflowWrap: 'anywhere' },
  '.cm-tooltip': {
    border: '1px solid var(--edge)',
    borderRadius: '0.3rem',
    background: 'var(--paper)',
    color: 'var(--ink)',
    boxShadow: '0 4px 16px rgb(0 0 0 / 0.18)',
  },
  '.cm-meaning, .cm-completionInfo.cm-tooltip': {
    maxWidth: 'min(24rem, 80vw)',
    padding: '0.4rem 0.6rem',
    fontSize: '0.85rem',
    lineHeight: '1.45',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '16rem',
    maxWidth: 'min(30rem, 86vw)',
    fontFamily: 'var(--code)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.2rem 0.6rem', lineHeight: '1.5' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--ink)', color: 'var(--paper)' },
  '.cm-completionDetail': { marginLeft: '0.6em', fontStyle: 'normal', opacity: '0.85' },
  '.cm-diagnostic': { padding: '0.4rem 0.6rem', fontSize: '0.85rem', lineHeight: '1.45', maxWidth: 'min(24rem, 80vw)' },
  '.cm-diagnostic-error': { borderLeft: '4px solid var(--fault)' },
  '.cm-diagnostic-warning': { borderLeft: '4px solid var(--warning)' },
  '.cm-diagnostic-info': { borderLeft: '4px solid var(--link)' },
  '.cm-lintRange-error': { background: 'none', textDecoration: 'underline wavy var(--fault)' },
  '.cm-lintRange-warning': { background: 'none', textDecoration: 'underline wavy var(--warning)' },
  '.cm-lintRange-info': { background: 'none', textDecoration: 'underline dotted var(--link)' },
  '.cm-lintRange-active': { background: 'var(--warning-wash)' },
  '.cm-panel.cm-panel-lint ul [aria-selected]': { background: 'var(--link-wash)', color: 'var(--ink)' },
})
