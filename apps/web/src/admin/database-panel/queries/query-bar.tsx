import { IconLock, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { KeyHint } from '../../../ui/key-hint/key-hint.tsx'
import { queryMessages as words } from './messages.ts'
import styles from './query.module.css'

interface QueryBarProps {
  isRunning: boolean
  isCancelling: boolean
  /** Undefined where plans of this kind are not read. */
  onExplain: (() => void) | undefined
  onFormat: () => void
  onRun: () => void
  /** Undefined where the database cannot stop what it runs. */
  onCancel: (() => void) | undefined
  children?: ReactNode
}

export function QueryBar({
  isRunning,
  isCancelling,
  onExplain,
  onFormat,
  onRun,
  onCancel,
  children
}: QueryBarProps) {
  return (
    <div className={`panel-head ${styles.head}`}>
      <h2>
        {words.title}{' '}
        <span className={styles.readOnly}>
          <IconLock className="i s" aria-hidden />
          {words.readOnly}
        </span>
      </h2>
      {children}
      <Button kind="quiet" onClick={onFormat}>
        {words.format}
      </Button>
      {onExplain !== undefined && (
        <Button kind="quiet" onClick={onExplain} aria-disabled={isRunning || undefined}>
          {words.explain}
        </Button>
      )}
      {isRunning && onCancel === undefined ? (
        <span role="status">{words.notCancelled}</span>
      ) : isRunning ? (
        <Button onClick={onCancel} aria-busy={isCancelling} aria-disabled={isCancelling || undefined}>
          <IconPlayerStop className="i" aria-hidden />
          {isCancelling ? words.cancelling : words.cancel}
        </Button>
      ) : (
        <Button kind="go" aria-keyshortcuts="Control+Enter Meta+Enter" onClick={onRun}>
          <IconPlayerPlay className="i" aria-hidden />
          {words.run}
          <KeyHint keys="mod+enter" />
        </Button>
      )}
    </div>
  )
}
