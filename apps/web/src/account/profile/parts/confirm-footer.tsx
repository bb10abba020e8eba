import { Button } from '../../../ui/button.tsx'
import { profileMessages } from '../messages.ts'
import type { StepUpMutation } from '../use-step-up-mutation.ts'
import styles from './parts.module.css'

interface ConfirmFooterProps {
  act: StepUpMutation
  /** What doing it is called. */
  label: string
  onCancel: () => void
  onConfirm: () => void
}

/** The foot of a dialog that asks before something is taken away. The focus begins on the way back. */
export function ConfirmFooter({ act, label, onCancel, onConfirm }: ConfirmFooterProps) {
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
