import type { DecidedDraft } from '@sitewright/site'
import { IconCheck, IconTrash } from '@tabler/icons-react'
import type { Drafts } from '../builder/use-drafts.ts'
import { Button } from '../ui/button.tsx'
import styles from './drafts.module.css'
import { draftMessages } from './messages.ts'

interface DecidedListProps {
  drafts: Drafts
  onUndone: () => void
}

/** The drafts that were decided; each decision can be undone, without a time limit. */
export function DecidedList({ drafts, onUndone }: DecidedListProps) {
  if (drafts.decided.length === 0) return null
  return (
    <section aria-labelledby="decided">
      <h2 id="decided" className={styles.sub}>
        {draftMessages.decided}
      </h2>
      <ul className={`${styles.list} ${styles.decided}`}>
        {drafts.decided.map((unit) => (
          <DecidedRow
            key={unit.address}
            unit={unit}
            onUndo={() => {
              drafts.undo(unit.address)
              onUndone()
            }}
          />
        ))}
      </ul>
    </section>
  )
}

function DecidedRow({ unit, onUndo }: { unit: DecidedDraft; onUndo: () => void }) {
  const { is, name, lines } = unit
  const Icon = is === 'removed' ? IconTrash : IconCheck
  return (
    <li className={is === 'removed' ? styles.gone : ''}>
      <div className={styles.what}>
        <p className={styles.place}>{name}</p>
        <p className={styles.text}>{lines.slice(0, 2).join(' · ')}</p>
        <p className={styles.done}>
          <Icon className="i s" aria-hidden />
          {draftMessages.done[is]}
        </p>
      </div>
      <Button kind="quiet" aria-label={`${draftMessages.undo}: ${name}`} onClick={onUndo}>
        {draftMessages.undo}
      </Button>
    </li>
  )
}
