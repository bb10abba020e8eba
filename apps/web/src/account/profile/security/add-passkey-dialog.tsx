import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { createPasskey } from '../create-passkey.ts'
import { StepUpDialog } from '../../../step-up/step-up-dialog.tsx'
import { toastSuccess } from '../toasts.ts'
import { passkeyMessages, secondFactorMessages } from './messages.ts'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { PasskeyNameForm } from './passkey-name-form.tsx'
import { addPasskey, startPasskey } from './passkeys.api.ts'

/** Names a passkey, lets the browser create it, and shows the recovery codes that come with the first second factor. */
export function AddPasskeyDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const start = useMutation(startPasskey)
  const add = useMutation(addPasskey)

  const create = async (name: string): Promise<void> => {
    setProblem(undefined)
    const options = await toMutationResult(start.mutateAsync({ body: {} }))
    if (options.kind !== 'done') return
    const created = await createPasskey(options.answer)
    if (created.kind === 'exists') setProblem(passkeyMessages.known)
    if (created.kind !== 'created') return
    const added = await toMutationResult(add.mutateAsync({ body: { name, passkey: created.passkey } }))
    if (added.kind !== 'done') return
    toastSuccess(passkeyMessages.addedToast)
    setCodes(added.answer.recoveryCodes)
    if (added.answer.recoveryCodes.length === 0) onClose()
  }
  const title = codes.length === 0 ? passkeyMessages.addTitle : secondFactorMessages.codes
  return (
    <StepUpDialog title={title} opened={opened} onClose={onClose} firm={codes.length > 0}>
      {codes.length > 0 ? (
        <NewRecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <PasskeyNameForm
          first={passkeyMessages.usualName}
          confirm={passkeyMessages.add}
          onCancel={onClose}
          onName={create}
        >
          <p className="muted" role={problem === undefined ? undefined : 'alert'}>
            {problem ?? passkeyMessages.addWhy}
          </p>
        </PasskeyNameForm>
      )}
    </StepUpDialog>
  )
}
