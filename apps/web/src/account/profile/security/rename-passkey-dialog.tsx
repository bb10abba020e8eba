import type { Passkey } from '@sitewright/api'
import { profileMessages } from '../messages.ts'
import { toastSuccess, toastFailure } from '../toasts.ts'
import { StepUpDialog } from '../parts/step-up-dialog.tsx'
import { useRenamePasskey } from '../requests/use-rename-passkey.ts'
import { useStepUpMutation } from '../use-step-up-mutation.ts'
import { passkeyMessages, securityFailures } from './messages.ts'
import { PasskeyNameForm } from './passkey-name-form.tsx'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  opened: boolean
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey: { id, name }, opened, onClose }: RenamePasskeyDialogProps) {
  const act = useStepUpMutation()
  const rename = useRenamePasskey()
  const save = async (next: string): Promise<void> => {
    const result = await act.run(() => rename({ path: { id }, body: { name: next } }))
    if (result.kind === 'cancelled') return
    if (result.kind === 'refused') return toastFailure(securityFailures.passkey, result.refusal)
    onClose()
    toastSuccess(passkeyMessages.renamedToast)
  }
  return (
    <StepUpDialog act={act} title={passkeyMessages.renameTitle} opened={opened} onClose={onClose}>
      <PasskeyNameForm first={name} confirm={profileMessages.save} onCancel={onClose} onName={save} />
    </StepUpDialog>
  )
}
