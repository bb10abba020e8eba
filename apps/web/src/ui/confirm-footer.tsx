import { Button } from './button.tsx'
import { uiMessages } from './messages.ts'

interface ConfirmFooterProps {
  busy: boolean
  /** Names the action on its button. */
  label: string
  onCancel: () => void
  onConfirm: () => void
}

/** The footer of a dialog that asks before something is removed. The focus begins on the way back. */
export function ConfirmFooter({ busy, label, onCancel, onConfirm }: ConfirmFooterProps) {
  return (
    <div className="dialog-footer">
      <Button onClick={onCancel} data-autofocus>
        {uiMessages.cancel}
      </Button>
      <Button
        className="danger"
        onClick={() => {
          if (!busy) onConfirm()
        }}
        aria-disabled={busy || undefined}
      >
        {label}
      </Button>
    </div>
  )
}
