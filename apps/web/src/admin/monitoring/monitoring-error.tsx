import { Button } from '../../ui/button.tsx'
import { monitoringMessages as words } from './messages.ts'
import styles from './monitoring.module.css'

/** In place of the screen or of a tab that could not be loaded (spec 2 §2, §8). */
export function MonitoringError({ why, heading: Heading }: { why: string; heading: 'h1' | 'h2' }) {
  return (
    <div className={`dense ${styles.error}`} role="alert">
      <Heading className="screen-title">{words.errorTitle}</Heading>
      <p>
        {words.errorText}. {why}
      </p>
      <Button kind="go" onClick={() => globalThis.location.reload()}>
        {words.reload}
      </Button>
    </div>
  )
}
