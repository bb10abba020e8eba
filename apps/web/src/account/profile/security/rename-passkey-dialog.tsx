import type { Passkey } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { profileMessages } from '../messages.ts'
import { StepUpDialog } from '../../../step-up/step-up-dialog.tsx'
import { toastSuccess } from '../toasts.ts'
import { passkeyMessages } from './messages.ts'
import { PasskeyNameForm } from './passkey-name-form.tsx'
import { renamePasskey } from './passkeys.api.ts'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  opened: boolean
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey: { id, name }, opened, onClose }: RenamePasskeyDialogProps) {
  const rename = useMutation(renamePasskey)
  const save = async (next: string): Promise<void> => {
    const result = await toMutationResult(rename.mutateAsync({ path: { id }, body: { name: next } }))
    if (result.kind !== 'done') return
    onClose()
    toastSuccess(passkeyMessages.renamedToast)
  }
  return (
    <StepUpDialog title={passkeyMessages.renameTitle} opened={opened} onClose={onClose}>
      <PasskeyNameForm first={name} confirm={profileMessages.save} onCancel={onClose} onName={save} />
    </StepUpDialog>
  )
}
