import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from '../../../ui/choice.tsx'
import { unlessCancelled } from '../../../requests/request-error.ts'
import { ConfirmFooter } from '../../../ui/confirm-footer.tsx'
import { StepUpDialog } from '../../../step-up/step-up-dialog.tsx'
import { toastSuccess } from '../toasts.ts'
import { secondFactorMessages } from './messages.ts'
import { disableTotp } from './second-factor.api.ts'

/** Disables the authenticator app after saying what ends with it. */
export function DisableTotpDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [endOtherSessions, setEndOtherSessions] = useState(true)
  const disable = useMutation({
    ...disableTotp,
    onSuccess: () => toastSuccess(secondFactorMessages.turnedOff),
    onSettled: unlessCancelled(onClose)
  })
  return (
    <StepUpDialog title={secondFactorMessages.turnOffTitle} opened={opened} onClose={onClose} size={460}>
      <p className="muted">{secondFactorMessages.turnOffEffect}</p>
      <Checkbox
        label={secondFactorMessages.endOthers}
        checked={endOtherSessions}
        onChange={setEndOtherSessions}
      />
      <ConfirmFooter
        busy={disable.isPending}
        label={secondFactorMessages.turnOff}
        onCancel={onClose}
        onConfirm={() => disable.mutate({ body: { endOtherSessions } })}
      />
    </StepUpDialog>
  )
}
