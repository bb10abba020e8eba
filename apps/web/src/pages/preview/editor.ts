import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascript } from '@codemirror/lang-javascript'
import { json } from '@codemirror/lang-json'
import { markdown } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const languages: Record<string, () => Extension> = {
  ts: () => javascript({ typescript: true }),
  tsx: () => javascript({ typescript: true, jsx: true }),
  js: () => javascript({ jsx: true }),
  jsx: () => javascript({ jsx: true }),
  css: () => css(),
  html: () => html(),
  svg: () => html(),
  json: () => json(),
  webmanifest: () => json(),
  md: () => markdown()
}

/** The syntax highlighting of the mock-up's code view: weight for keywords, few hues. */
const highlightStyle = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier], fontWeight: '650' },
  { tag: [tags.string, tags.regexp, tags.number, tags.bool], color: 'var(--success)' },
  { tag: [tags.comment, tags.meta], color: 'var(--ink-3)' },
  { tag: [tags.tagName, tags.typeName, tags.heading, tags.link], color: 'var(--info)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--rule-ink)' }
])

const editorTheme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--surface)', color: 'var(--ink)', fontSize: '13.5px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '22px' },
  '.cm-content': { padding: '14px 0 20px' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--ink-3)', border: '0', fontSize: '12px' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '56px', padding: '0 22px 0 0' },
  '.cm-panels': { backgroundColor: 'var(--inset)', color: 'var(--ink)' }
})

/** Shows a text in a read-only editor; the function that it returns removes the editor. */
export function showSource(parent: HTMLElement, path: string, text: string): () => void {
  const language = languages[path.slice(path.lastIndexOf('.') + 1)]
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        syntaxHighlighting(highlightStyle),
        search({ top: true }),
        highlightSelectionMatches(),
        keymap.of(searchKeymap),
        editorTheme,
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({
          'aria-label': `Content of ${path}`,
          'aria-readonly': 'true',
          tabindex: '0',
          // A read-only editor must not open the keyboard over half of a phone.
          inputmode: 'none'
        }),
        ...(language === undefined ? [] : [language()])
      ]
    })
  })
  return () => view.destroy()
}
