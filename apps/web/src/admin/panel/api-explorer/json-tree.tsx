import { useState } from 'react'
import styles from './json.module.css'
import { explorerMessages as words } from './messages.ts'

/** Entries of a list that are drawn at first, and with each press on more. */
const pageSize = 100

/** JSON as a tree, whose branches are drawn when they are opened. */
export function JsonTree({ value }: { value: unknown }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus
    <div className={styles.tree} role="group" aria-label={words.response} tabIndex={0}>
      <Node name="" value={value} isFirst />
    </div>
  )
}

function Node({ name, value, isFirst = false }: { name: string; value: unknown; isFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isFirst)
  const [shown, setShown] = useState(pageSize)
  if (typeof value !== 'object' || value === null)
    return (
      <p>
        <span className={styles.name}>{name}</span>{' '}
        <span className={typeof value === 'string' ? styles.text : styles.value}>
          {JSON.stringify(value)}
        </span>
      </p>
    )
  const entries = Object.entries(value)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.sign}>
          {Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`}
        </span>
      </summary>
      {isOpen && entries.slice(0, shown).map(([key, inner]) => <Node key={key} name={key} value={inner} />)}
      {isOpen && entries.length > shown && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + pageSize)}>
          {words.more(entries.length - shown)}
        </button>
      )}
    </details>
  )
}
