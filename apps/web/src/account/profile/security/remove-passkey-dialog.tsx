import type { Passkey } from '@sitewright/api'
import { toastSuccess, toastFailure } from '../toasts.ts'
import { StepUpDialog } from '../parts/step-up-dialog.tsx'
import { ConfirmFooter } from '../parts/confirm-footer.tsx'
import { useRemovePasskey } from '../requests/use-remove-passkey.ts'
import { useStepUpMutation } from '../use-step-up-mutation.ts'
import { passkeyMessages, securityFailures } from './messages.ts'

interface RemovePasskeyDialogProps {
  passkey: Passkey
  opened: boolean
  onClose: () => void
}

export function RemovePasskeyDialog({ passkey: { id, name }, opened, onClose }: RemovePasskeyDialogProps) {
  const act = useStepUpMutation()
  const removePasskey = useRemovePasskey()
  const remove = async (): Promise<void> => {
    if (act.state.kind !== 'idle') return
    const result = await act.run(() => removePasskey({ path: { id } }))
    if (result.kind === 'cancelled') return
    onClose()
    if (result.kind === 'done') toastSuccess(result.answer.message)
    else toastFailure(securityFailures.passkey, result.refusal)
  }
  return (
    <StepUpDialog act={act} title={passkeyMessages.removeTitle} opened={opened} onClose={onClose} size={460}>
      <p className="muted">{passkeyMessages.removeEffect(name)}</p>
      <ConfirmFooter
        act={act}
        label={passkeyMessages.remove}
        onCancel={onClose}
        onConfirm={() => void remove()}
      />
    </StepUpDialog>
  )
}
