import type { Passkey } from '@sitewright/api'
import { sayDone, sayFailed } from '../notices.ts'
import { FlowDialog } from '../parts/flow-dialog.tsx'
import { RemovalFoot } from '../parts/removal-foot.tsx'
import { useRemovePasskey } from '../requests/use-remove-passkey.ts'
import { useAct } from '../use-act.ts'
import { passkeyMessages, securityFailures } from './messages.ts'

interface RemovePasskeyDialogProps {
  passkey: Passkey
  opened: boolean
  onClose: () => void
}

export function RemovePasskeyDialog({ passkey: { id, name }, opened, onClose }: RemovePasskeyDialogProps) {
  const act = useAct()
  const removePasskey = useRemovePasskey()
  const remove = async (): Promise<void> => {
    if (act.state.kind !== 'idle') return
    const result = await act.run(() => removePasskey({ path: { id } }))
    if (result.kind === 'cancelled') return
    onClose()
    if (result.kind === 'done') sayDone(result.answer.message)
    else sayFailed(securityFailures.passkey, result.refusal)
  }
  return (
    <FlowDialog act={act} title={passkeyMessages.removeTitle} opened={opened} onClose={onClose} size={460}>
      <p className="muted">{passkeyMessages.removeEffect(name)}</p>
      <RemovalFoot
        act={act}
        label={passkeyMessages.remove}
        onCancel={onClose}
        onConfirm={() => void remove()}
      />
    </FlowDialog>
  )
}
