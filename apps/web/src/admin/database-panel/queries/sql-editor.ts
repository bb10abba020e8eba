import { autocompletion, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import {
  MySQL,
  PostgreSQL,
  SQLite,
  StandardSQL,
  sql,
  type SQLDialect,
  type SQLNamespace
} from '@codemirror/lang-sql'
import { HighlightStyle, bracketMatching, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state'
import {
  Decoration,
  EditorView,
  drawSelection,
  keymap,
  lineNumbers,
  type DecorationSet
} from '@codemirror/view'
import type { DatabaseKind, SchemaTable } from '@sitewright/databases'
import { tags } from '@lezer/highlight'

const highlightStyle = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--info)', fontWeight: '650' },
  { tag: [tags.string, tags.number, tags.bool, tags.null], color: 'var(--success)' },
  { tag: [tags.comment], color: 'var(--ink-2)', fontStyle: 'italic' },
  { tag: [tags.typeName, tags.standard(tags.name)], color: 'var(--rule-ink)' }
])

const theme = EditorView.theme({
  '&': { backgroundColor: 'var(--inset)', color: 'var(--ink)', fontSize: '13px' },
  // An outline would stand below the line numbers.
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    border: '2px solid var(--rule)',
    pointerEvents: 'none',
    zIndex: '300'
  },
  // The whole editor shows the focus, not its text alone.
  '& .cm-content:focus-visible': { outline: 'none !important', boxShadow: 'none !important' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '20px', minHeight: '144px', maxHeight: '45vh' },
  '.cm-content': { padding: '10px 0 12px' },
  '.cm-gutters': { backgroundColor: 'var(--inset)', color: 'var(--ink-2)', border: '0' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '40px', padding: '0 14px 0 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-fault': { textDecoration: 'underline wavy var(--danger) 1.5px', textUnderlineOffset: '4px' },
  '.cm-tooltip': { backgroundColor: 'var(--surface)', color: 'var(--ink)', border: '1px solid var(--line)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--ink)',
    color: 'var(--surface)'
  }
})

const setFault = StateEffect.define<number | undefined>()
/** The mark of what the database has refused; it goes with the first change. */
const faultField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects)
      if (effect.is(setFault)) return toMarks(transaction.state, effect.value)
    return transaction.docChanged ? Decoration.none : marks
  },
  provide: (field) => EditorView.decorations.from(field)
})

function toMarks(state: EditorState, at: number | undefined): DecorationSet {
  const { length } = state.doc
  if (at === undefined || length === 0) return Decoration.none
  const from = Math.min(at, length - 1)
  const word = state.wordAt(from)
  const to = word?.from === from ? word.to : from + 1
  return Decoration.set([Decoration.mark({ class: 'cm-fault' }).range(from, to)])
}

const dialects: Partial<Record<DatabaseKind, SQLDialect>> = {
  postgresql: PostgreSQL,
  mysql: MySQL,
  sqlite: SQLite
}

interface SqlEditorOptions {
  kind: DatabaseKind
  text: string
  label: string
  /** Id of the text that says how the keyboard leaves it. */
  describedBy: string
  onChange: (text: string) => void
  onRun: () => void
}

export interface SqlEditor {
  replace: (text: string) => void
  /** Marks a place; none where it is undefined. */
  markFault: (at: number | undefined) => void
  complete: (tables: readonly SchemaTable[]) => void
  focus: () => void
  destroy: () => void
}

/** Opens an editor of SQL. Tab indents; Escape, then Tab leaves it. */
export function openSqlEditor(parent: HTMLElement, options: SqlEditorOptions): SqlEditor {
  const { kind, text, label, describedBy, onChange, onRun } = options
  const language = new Compartment()
  const dialect = dialects[kind] ?? StandardSQL
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        keymap.of([
          {
            key: 'Mod-Enter',
            run: () => {
              onRun()
              return true
            }
          }
        ]),
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        autocompletion(),
        keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        syntaxHighlighting(highlightStyle),
        faultField,
        theme,
        language.of(sql({ dialect })),
        EditorView.lineWrapping,
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString())
        }),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          autocapitalize: 'none',
          spellcheck: 'false'
        })
      ]
    })
  })
  return {
    replace: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    markFault: (at) => view.dispatch({ effects: setFault.of(at) }),
    complete: (tables) =>
      view.dispatch({
        effects: language.reconfigure(
          sql({ dialect, schema: toNamespace(tables), defaultSchema: kind === 'sqlite' ? 'main' : 'public' })
        )
      }),
    focus: () => view.focus(),
    destroy: () => view.destroy()
  }
}

function toNamespace(tables: readonly SchemaTable[]): SQLNamespace {
  const schemas: Record<string, Record<string, string[]>> = {}
  for (const { schema, name, columns } of tables) {
    schemas[schema] ??= {}
    schemas[schema][name] = columns.map((column) => column.name)
  }
  return schemas
}
