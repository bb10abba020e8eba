import { IconAlertTriangle } from '@tabler/icons-react'
import { Button } from '../button.tsx'
import styles from './bench.module.css'
import { benchMessages } from './messages.ts'

/** The shape of a site that is not there yet. */
export function Ghost({ text }: { text: string }) {
  return (
    <div className={styles.before}>
      <div className={styles.ghost} aria-hidden="true">
        <i />
        <i />
        <i />
        <b />
      </div>
      <p>{text}</p>
    </div>
  )
}

interface LoadFailedProps {
  text?: string
  onRetry: () => void
}

export function LoadFailed({ text = benchMessages.failed, onRetry }: LoadFailedProps) {
  return (
    <div className={styles.before} role="alert">
      <IconAlertTriangle className="i l" aria-hidden />
      <div>
        <p>{text}</p>
        <Button onClick={onRetry}>{benchMessages.retry}</Button>
      </div>
    </div>
  )
}
