import type { DatabaseRowChange } from '@sitewright/api'
import { Button } from '../../../ui/button.tsx'
import { explorerMessages as words } from './data-explorer-messages.ts'
import styles from './data-explorer.module.css'

interface PendingChangesProps {
  changes: readonly DatabaseRowChange[]
  isSaving: boolean
  onUndo: (change: DatabaseRowChange) => void
  onDiscard: () => void
  onSave: () => void
}

/** The changes that are staged in the page: each can be discarded by itself, all are saved together. */
export function PendingChanges({ changes, isSaving, onUndo, onDiscard, onSave }: PendingChangesProps) {
  if (changes.length === 0) return null
  return (
    <section className={styles.pending} aria-label={words.pending(changes.length)}>
      <p role="status">{words.pending(changes.length)}</p>
      <ul className={styles.chips}>
        {changes.map((change, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two new rows may be the same
          <li key={index}>
            <button
              type="button"
              className={styles.chip}
              aria-label={words.undoOne(describe(change))}
              onClick={() => onUndo(change)}
            >
              {describe(change)} ×
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button onClick={onDiscard}>{words.discard}</Button>
        <Button kind="go" onClick={onSave} aria-busy={isSaving}>
          {words.save}
        </Button>
      </div>
    </section>
  )
}

interface OtherChangesProps {
  others: readonly { table: string; count: number }[]
  onGo: (table: string) => void
}

/** Changes of other tables that are not saved either, and the way to each. */
export function OtherChanges({ others, onGo }: OtherChangesProps) {
  if (others.length === 0) return null
  return (
    <div className={styles.pending}>
      <p role="status">{words.elsewhere}</p>
      <ul className={styles.chips}>
        {others.map(({ table, count }) => (
          <li key={table}>
            <button type="button" className={styles.chip} onClick={() => onGo(table)}>
              {words.elsewhereOne(table, count)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function describe(change: DatabaseRowChange): string {
  if (change.kind === 'insert') return words.added
  const key = Object.values(change.key).join(', ')
  if (change.kind === 'delete') return words.deleted(key)
  return words.changed(key, Object.keys(change.values).join(', '))
}
