import '../styles/data.css'
import { Button } from '../button.tsx'
import { ToneIcon } from '../banner.tsx'
import { stateMessages } from './messages.ts'
import styles from './states.module.css'

interface PartialResultProps {
  done: number
  total: number
  /** The action in the past tense: `deactivated`. */
  what: string
  /** Those that stayed as they were, and why. */
  kept: readonly { name: string; why: string }[]
  /** Undoes what was done; without it there is no button. */
  onUndo?: () => void
}

/** Records named before the rest is counted. */
const namedAtMost = 3

/** The result of an action that failed for some: the counts, the names of the failed, and the reasons. */
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
        {kept.length > namedAtMost && ` ${stateMessages.moreUnchanged(kept.length - namedAtMost)}`}
      </p>
      {onUndo !== undefined && (
        <Button size="sm" onClick={onUndo}>
          {stateMessages.undo(done)}
        </Button>
      )}
    </div>
  )
}
