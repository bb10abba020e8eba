import { databaseKindFacts, type DatabaseKind, type SchemaTable } from '@sitewright/databases'
import { useEffect, useId, useImperativeHandle, useRef, type Ref } from 'react'
import { queryMessages as words } from './messages.ts'
import { openSqlEditor, type SqlEditor } from './sql-editor.ts'
import styles from './query.module.css'

export type SqlFieldHandle = Pick<SqlEditor, 'replace' | 'focus'>

interface SqlFieldProps {
  kind: DatabaseKind
  text: string
  tables: readonly SchemaTable[] | undefined
  /** Where the database found a mistake. */
  fault: number | undefined
  onChange: (text: string) => void
  onRun: () => void
  ref: Ref<SqlFieldHandle>
}

/** The editor of a statement. Its text is its own; `replace` gives it another one. */
export default function SqlField({ kind, text, tables, fault, onChange, onRun, ref }: SqlFieldProps) {
  const id = useId()
  const { example } = databaseKindFacts[kind]
  const parent = useRef<HTMLDivElement>(null)
  const editor = useRef<SqlEditor>(undefined)
  const acts = useRef({ onChange, onRun, text })
  useEffect(() => {
    acts.current = { onChange, onRun, text }
  })
  useEffect(() => {
    if (parent.current === null) return undefined
    editor.current = openSqlEditor(parent.current, {
      kind,
      text: acts.current.text,
      label: words.editor,
      describedBy: id,
      onChange: (next) => acts.current.onChange(next),
      onRun: () => acts.current.onRun()
    })
    return () => editor.current?.destroy()
  }, [kind, id])
  useEffect(() => {
    if (tables !== undefined) editor.current?.complete(tables)
  }, [tables, kind])
  useEffect(() => editor.current?.markFault(fault), [fault, kind])
  useImperativeHandle(ref, () => ({
    replace: (next) => editor.current?.replace(next),
    focus: () => editor.current?.focus()
  }))
  return (
    <>
      <div ref={parent} className={styles.editor} />
      <p id={id} className={styles.keys}>
        {words.keys}
        {example !== undefined && (
          <>
            {` ${words.example} `}
            <code>{example}</code>
          </>
        )}
      </p>
    </>
  )
}
