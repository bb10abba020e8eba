import { IconCheck, IconPencil } from '@tabler/icons-react'
import styles from './drafts.module.css'

/** The icon of a draft; a check mark where none is left. */
export function DraftIcon({ done = false }: { done?: boolean }) {
  const Icon = done ? IconCheck : IconPencil
  return (
    <span className={styles.icon} aria-hidden="true">
      <Icon size={14} stroke={2} />
    </span>
  )
}
