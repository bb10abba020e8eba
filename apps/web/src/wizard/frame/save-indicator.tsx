import { IconDeviceDesktopCheck, IconDeviceDesktopOff } from '@tabler/icons-react'
import { useSaveStatus } from '../../builder/builder-context.tsx'
import styles from './save-indicator.module.css'

/** Autosave status. */
export function SaveIndicator() {
  const status = useSaveStatus()
  return status === 'saved' ? (
    <span className={styles.saved} title="Kept in this browser only">
      <IconDeviceDesktopCheck className="i s" aria-hidden />
      <span>Saved</span>
    </span>
  ) : (
    <output className={`${styles.saved} ${styles.lost}`}>
      <IconDeviceDesktopOff className="i s" aria-hidden />
      <span>Not saved</span>
    </output>
  )
}
