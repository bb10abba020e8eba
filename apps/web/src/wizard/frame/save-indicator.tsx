import { IconDeviceDesktopCheck, IconDeviceDesktopOff } from '@tabler/icons-react'
import { useSaveStatus } from '../../builder/builder-context.tsx'
import { frameMessages as messages } from './messages.ts'
import styles from './save-indicator.module.css'

/** Autosave status. */
export function SaveIndicator() {
  const status = useSaveStatus()
  return status === 'saved' ? (
    <span className={styles.saved} title={messages.savedWhere}>
      <IconDeviceDesktopCheck className="i s" aria-hidden />
      <span>{messages.saved}</span>
    </span>
  ) : (
    <output className={`${styles.saved} ${styles.lost}`}>
      <IconDeviceDesktopOff className="i s" aria-hidden />
      <span>{messages.notSaved}</span>
    </output>
  )
}
