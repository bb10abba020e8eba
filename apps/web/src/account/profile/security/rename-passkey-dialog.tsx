import type { Passkey } from '@sitewright/api'
import { profileMessages } from '../messages.ts'
import { sayDone, sayFailed } from '../notices.ts'
import { FlowDialog } from '../parts/flow-dialog.tsx'
import { useRenamePasskey } from '../requests/use-rename-passkey.ts'
import { useAct } from '../use-act.ts'
import { passkeyMessages, securityFailures } from './messages.ts'
import { PasskeyName } from './passkey-name.tsx'

interface RenamePasskeyDialogProps {
  passkey: Passkey
  opened: boolean
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey: { id, name }, opened, onClose }: RenamePasskeyDialogProps) {
  const act = useAct()
  const rename = useRenamePasskey()
  const save = async (next: string): Promise<void> => {
    const result = await act.run(() => rename({ path: { id }, body: { name: next } }))
    if (result.kind === 'cancelled') return
    if (result.kind === 'refused') return sayFailed(securityFailures.passkey, result.refusal)
    onClose()
    sayDone(passkeyMessages.renamedToast)
  }
  return (
    <FlowDialog act={act} title={passkeyMessages.renameTitle} opened={opened} onClose={onClose}>
      <PasskeyName first={name} confirm={profileMessages.save} onCancel={onClose} onName={save} />
    </FlowDialog>
  )
}
