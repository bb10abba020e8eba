import type { Passkey } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { unlessCancelled } from '../../../requests/request-error.ts'
import { ConfirmFooter } from '../../../ui/confirm-footer.tsx'
import { StepUpDialog } from '../../../step-up/step-up-dialog.tsx'
import { toastSuccess } from '../toasts.ts'
import { passkeyMessages } from './messages.ts'
import { removePasskey } from './passkeys.api.ts'

interface RemovePasskeyDialogProps {
  passkey: Passkey
  opened: boolean
  onClose: () => void
}

export function RemovePasskeyDialog({ passkey: { id, name }, opened, onClose }: RemovePasskeyDialogProps) {
  const remove = useMutation({
    ...removePasskey,
    onSuccess: ({ message }) => toastSuccess(message),
    onSettled: unlessCancelled(onClose)
  })
  return (
    <StepUpDialog title={passkeyMessages.removeTitle} opened={opened} onClose={onClose} size={460}>
      <p className="muted">{passkeyMessages.removeEffect(name)}</p>
      <ConfirmFooter
        busy={remove.isPending}
        label={passkeyMessages.remove}
        onCancel={onClose}
        onConfirm={() => remove.mutate({ path: { id } })}
      />
    </StepUpDialog>
  )
}
