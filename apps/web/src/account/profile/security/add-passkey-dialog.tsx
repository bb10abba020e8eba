import { useState } from 'react'
import { toastSuccess, toastFailure } from '../toasts.ts'
import { createPasskey } from '../create-passkey.ts'
import { StepUpDialog } from '../parts/step-up-dialog.tsx'
import { useAddPasskey } from '../requests/use-add-passkey.ts'
import { useBeginPasskey } from '../requests/use-begin-passkey.ts'
import { useStepUpMutation } from '../use-step-up-mutation.ts'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { passkeyMessages, secondFactorMessages, securityFailures } from './messages.ts'
import { PasskeyNameForm } from './passkey-name-form.tsx'

/** Names a passkey, lets the browser make it, and shows the recovery codes that come with the first second factor. */
export function AddPasskeyDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const [fault, setFault] = useState<string>()
  const act = useStepUpMutation()
  const begin = useBeginPasskey()
  const add = useAddPasskey()

  const make = async (name: string): Promise<void> => {
    setFault(undefined)
    const result = await act.run(async () => {
      const options = await begin({ body: {} })
      if (!options.ok) return options
      const made = await createPasskey(options.answer)
      if (made.kind === 'known') setFault(passkeyMessages.known)
      return made.kind === 'made' ? add({ body: { name, passkey: made.passkey } }) : undefined
    })
    if (result.kind === 'refused') toastFailure(securityFailures.passkey, result.refusal)
    if (result.kind !== 'done') return
    toastSuccess(passkeyMessages.addedToast)
    setCodes(result.answer.recoveryCodes)
    if (result.answer.recoveryCodes.length === 0) onClose()
  }
  const title = codes.length === 0 ? passkeyMessages.addTitle : secondFactorMessages.codes
  return (
    <StepUpDialog act={act} title={title} opened={opened} onClose={onClose} firm={codes.length > 0}>
      {codes.length > 0 ? (
        <NewRecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <PasskeyNameForm
          first={passkeyMessages.usualName}
          confirm={passkeyMessages.add}
          onCancel={onClose}
          onName={make}
        >
          <p className="muted" role={fault === undefined ? undefined : 'alert'}>
            {fault ?? passkeyMessages.addWhy}
          </p>
        </PasskeyNameForm>
      )}
    </StepUpDialog>
  )
}
