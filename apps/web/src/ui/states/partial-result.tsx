import '../styles/data.css'
import { Button } from '../button.tsx'
import { ToneIcon } from '../banner.tsx'
import { stateMessages } from './messages.ts'
import styles from './states.module.css'

interface PartialResultProps {
  done: number
  total: number
  /** What was done to them: `deactivated`. */
  what: string
  /** Those that stayed as they were, and why. */
  kept: readonly { name: string; why: string }[]
  /** Takes back what was done; without it there is no button. */
  onUndo?: () => void
}

/** How many are named before the rest is counted. */
const namedAtMost = 3

/** An act that did not reach all: the counts, those kept by name, and why. */
export function PartialResult({ done, total, what, kept, onUndo }: PartialResultProps) {
  return (
    <div className={`dense ${styles.partial}`} role="status">
      <ToneIcon tone="warning" />
      <p>
        <b>{stateMessages.partly(done, total, what)}</b>{' '}
        {kept
          .slice(0, namedAtMost)
          .map(({ name, why }) => stateMessages.kept(name, why))
          .join(' ')}
        {kept.length > namedAtMost && ` ${stateMessages.moreKept(kept.length - namedAtMost)}`}
      </p>
      {onUndo !== undefined && (
        <Button size="sm" onClick={onUndo}>
          {stateMessages.undo(done)}
        </Button>
      )}
    </div>
  )
}
