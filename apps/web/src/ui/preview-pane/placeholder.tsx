import { IconAlertTriangle } from '@tabler/icons-react'
import { Button } from '../button.tsx'
import styles from './preview-pane.module.css'
import { previewPaneMessages } from './messages.ts'

/** The skeleton of a site that is loading. */
export function Placeholder({ text }: { text: string }) {
  return (
    <div className={styles.before}>
      <div className={styles.skeleton} aria-hidden="true">
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

export function LoadFailed({ text = previewPaneMessages.failed, onRetry }: LoadFailedProps) {
  return (
    <div className={styles.before} role="alert">
      <IconAlertTriangle className="i l" aria-hidden />
      <div>
        <p>{text}</p>
        <Button onClick={onRetry}>{previewPaneMessages.retry}</Button>
      </div>
    </div>
  )
}
