import { IconAlertTriangle } from '@tabler/icons-react'
import { Button } from './button.tsx'
import { uiMessages } from './messages.ts'
import styles from './section.module.css'

interface LoadErrorProps {
  message: string
  /** Finds the call in the server's log. */
  traceId?: string | undefined
  onRetry: () => void
}

/** Why something could not be loaded, in the place where it would stand. */
export function LoadError({ message, traceId, onRetry }: LoadErrorProps) {
  return (
    <div className={`${styles.row} ${styles.failed}`} role="alert">
      <IconAlertTriangle className="i" aria-hidden />
      <div className={styles.text}>
        <p className={styles.name}>{uiMessages.failed}</p>
        <p className={styles.detail}>{message}</p>
        {traceId !== undefined && <p className={`${styles.detail} mono`}>{uiMessages.trace(traceId)}</p>}
      </div>
      <Button onClick={onRetry}>{uiMessages.tryAgain}</Button>
    </div>
  )
}
