import { useState } from 'react'
import { Tick } from '../../../ui/choice.tsx'
import { toastSuccess, toastFailure } from '../toasts.ts'
import { StepUpDialog } from '../parts/step-up-dialog.tsx'
import { ConfirmFooter } from '../parts/confirm-footer.tsx'
import { useDisableTotp } from '../requests/use-disable-totp.ts'
import { useStepUpMutation } from '../use-step-up-mutation.ts'
import { secondFactorMessages, securityFailures } from './messages.ts'

/** Says what ends with the authenticator app, and turns it off. */
export function DisableTotpDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [endOthers, setEndOthers] = useState(true)
  const act = useStepUpMutation()
  const disable = useDisableTotp()
  const turnOff = async (): Promise<void> => {
    if (act.state.kind !== 'idle') return
    const result = await act.run(() => disable({ body: { endOtherSessions: endOthers } }))
    if (result.kind === 'cancelled') return
    onClose()
    if (result.kind === 'done') toastSuccess(secondFactorMessages.turnedOff)
    else toastFailure(securityFailures.secondFactor, result.refusal)
  }
  return (
    <StepUpDialog
      act={act}
      title={secondFactorMessages.turnOffTitle}
      opened={opened}
      onClose={onClose}
      size={460}
    >
      <p className="muted">{secondFactorMessages.turnOffEffect}</p>
      <Tick label={secondFactorMessages.endOthers} checked={endOthers} onChange={setEndOthers} />
      <ConfirmFooter
        act={act}
        label={secondFactorMessages.turnOff}
        onCancel={onClose}
        onConfirm={() => void turnOff()}
      />
    </StepUpDialog>
  )
}
