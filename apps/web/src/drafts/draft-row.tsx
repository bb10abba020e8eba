import type { DraftChoice, Draft } from '@sitewright/site'
import { useEffect, useRef } from 'react'
import type { Drafts } from '../builder/use-drafts.ts'
import { DraftActions } from './draft-actions.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { useDraftsView } from './drafts-context.tsx'
import styles from './drafts.module.css'
import { DraftIcon } from './draft-icon.tsx'

interface DraftRowProps {
  draft: Draft
  drafts: Drafts
  onDecide: (choice: DraftChoice) => void
}

/** Lines of a draft before its row is truncated; the editor shows all. */
const shownLines = 4

/** A row of the list: the draft's place, its text, and the three actions. */
export function DraftRow({ draft, drafts, onDecide }: DraftRowProps) {
  const { selected, select, writing, write } = useDraftsView()
  const row = useRef<HTMLLIElement>(null)
  const { address, name, lines } = draft
  const isSelected = selected === address
  const open = writing === address

  useEffect(() => {
    // Where the row has the focus already, scrolling would move it away from under the finger.
    if (!isSelected || row.current?.contains(document.activeElement)) return
    row.current?.scrollIntoView({ block: 'center' })
  }, [isSelected])

  const shut = (): void => {
    write(null)
    row.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of the focus of its buttons
    <li
      ref={row}
      tabIndex={-1}
      className={`${open ? styles.open : ''} ${isSelected ? styles.selected : ''}`}
      onFocus={() => select(address)}
    >
      <DraftIcon />
      <div className={styles.what}>
        <p className={styles.place}>{name}</p>
        {open ? (
          <DraftEditor draft={draft} drafts={drafts} onDecide={onDecide} onCancel={shut} />
        ) : (
          <p className={`${styles.text} ${styles.undecided}`}>
            {lines.slice(0, shownLines).join(' · ')}
            {lines.length > shownLines && ' …'}
          </p>
        )}
      </div>
      {!open && (
        <DraftActions
          name={name}
          className={styles.acts}
          onWrite={() => write(address)}
          onDecide={onDecide}
        />
      )}
    </li>
  )
}
