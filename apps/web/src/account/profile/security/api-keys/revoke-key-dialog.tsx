import type { ApiKey } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { unlessCancelled } from '../../../../requests/request-error.ts'
import { ConfirmFooter } from '../../../../ui/confirm-footer.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { toastSuccess } from '../../toasts.ts'
import { revokeApiKey } from './api-keys.api.ts'
import { apiKeyMessages as messages } from './messages.ts'

interface RevokeKeyDialogProps {
  apiKey: ApiKey
  opened: boolean
  onClose: () => void
  /** The row is gone with its button, so the focus goes elsewhere. */
  onRevoked: () => void
}

/** Asks before a key is revoked, which cannot be undone. */
export function RevokeKeyDialog({ apiKey: { id, name }, opened, onClose, onRevoked }: RevokeKeyDialogProps) {
  const revoke = useMutation({
    ...revokeApiKey,
    onSuccess: ({ message }) => {
      toastSuccess(message)
      onRevoked()
    },
    onSettled: unlessCancelled(onClose)
  })
  return (
    <Dialog title={messages.revokeTitle} opened={opened} onClose={onClose} size={460}>
      <p className="muted">{messages.revokeEffect(name)}</p>
      <ConfirmFooter
        busy={revoke.isPending}
        label={messages.revoke}
        onCancel={onClose}
        onConfirm={() => revoke.mutate({ path: { id } })}
      />
    </Dialog>
  )
}
