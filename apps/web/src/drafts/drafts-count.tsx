import { useDrafts } from '../builder/use-drafts.ts'
import { useDraftsView } from './drafts-context.tsx'
import styles from './drafts.module.css'
import { draftMessages } from './messages.ts'
import { DraftIcon } from './draft-icon.tsx'

/** Counts the drafts that are left; a press opens their list in the place of the form. */
export function DraftsCount() {
  const drafts = useDrafts()
  const { open, setOpen } = useDraftsView()
  if (drafts === undefined) return null
  return (
    <button type="button" className={styles.count} aria-expanded={open} onClick={() => setOpen(!open)}>
      <DraftIcon done={drafts.left.length === 0} />
      {draftMessages.left(drafts.left.length)}
    </button>
  )
}
