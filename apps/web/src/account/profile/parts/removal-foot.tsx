import { Button } from '../../../ui/button.tsx'
import { profileMessages } from '../messages.ts'
import type { Act } from '../use-act.ts'
import styles from './parts.module.css'

interface RemovalFootProps {
  act: Act
  /** What doing it is called. */
  label: string
  onCancel: () => void
  onConfirm: () => void
}

/** The foot of a dialog that asks before something is taken away. The focus begins on the way back. */
export function RemovalFoot({ act, label, onCancel, onConfirm }: RemovalFootProps) {
  return (
    <div className="dialog-foot">
      <Button onClick={onCancel} data-autofocus>
        {profileMessages.cancel}
      </Button>
      <Button
        className={styles.danger}
        onClick={onConfirm}
        aria-disabled={act.state.kind !== 'idle' || undefined}
      >
        {label}
      </Button>
    </div>
  )
}
