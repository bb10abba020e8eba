import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/choice.tsx'
import { KeyHint } from '../../../ui/key-hint/key-hint.tsx'
import styles from './call-workspace.module.css'
import { explorerMessages as words } from './messages.ts'
import type { SafeMode } from './use-safe-mode.ts'

interface ExecuteBarProps {
  safeMode: SafeMode
  isRunning: boolean
  /** Whether the call is run as a role, so that all of it is rolled back. */
  isRolledBack: boolean
  /** Why the call was not sent. */
  refusal: string | undefined
  onExecute: () => void
  onStop: () => void
}

/** Safe mode, and the button that sends the call. */
export function ExecuteBar(props: ExecuteBarProps) {
  const { safeMode, isRunning, isRolledBack, refusal, onExecute, onStop } = props
  return (
    <div className={styles.bar}>
      {refusal !== undefined && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <Switch label={words.safeMode} checked={safeMode.isOn} onChange={safeMode.set} />
      <span className={`num ${styles.safeNote}`}>
        {isRolledBack ? words.asRole.safeNote : safeMode.isOn ? words.safeNote : words.armed(safeMode.left)}
      </span>
      {isRunning ? (
        <Button className={styles.execute} onClick={onStop}>
          <IconPlayerStop className="i" aria-hidden />
          {words.stop}
        </Button>
      ) : (
        <Button
          kind="go"
          className={styles.execute}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={onExecute}
        >
          <IconPlayerPlay className="i" aria-hidden />
          {words.execute}
          <KeyHint keys="mod+enter" />
        </Button>
      )}
    </div>
  )
}
