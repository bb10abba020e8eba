import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react'
import { useSaved } from '../../state/keeping.ts'
import styles from './saved.module.css'

/** Says whether the browser keeps what was entered. */
export function Saved() {
  const saved = useSaved()
  return saved === 'kept' ? (
    <span className={styles.saved}>
      <IconCloudCheck className="i s" aria-hidden />
      <span>Saved</span>
    </span>
  ) : (
    <output className={`${styles.saved} ${styles.lost}`}>
      <IconCloudOff className="i s" aria-hidden />
      <span>Not saved</span>
    </output>
  )
}
