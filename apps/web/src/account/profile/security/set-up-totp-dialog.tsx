import type { TotpSetUp } from '@sitewright/api'
import { useState } from 'react'
import { StepUpDialog } from '../../../step-up/step-up-dialog.tsx'
import { secondFactorMessages } from './messages.ts'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { SetUpTotpForm } from './set-up-totp-form.tsx'

interface SetUpTotpDialogProps {
  enrolment: TotpSetUp
  opened: boolean
  onClose: () => void
}

/** Sets up an authenticator app: shows the secret, verifies a code, then shows the recovery codes once. */
export function SetUpTotpDialog({ enrolment, opened, onClose }: SetUpTotpDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const finish = (recoveryCodes: readonly string[]): void => {
    setCodes(recoveryCodes)
    if (recoveryCodes.length === 0) onClose()
  }
  const title = codes.length === 0 ? secondFactorMessages.setUp : secondFactorMessages.codes
  return (
    <StepUpDialog title={title} opened={opened} onClose={onClose} firm={codes.length > 0}>
      {codes.length > 0 ? (
        <NewRecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <SetUpTotpForm enrolment={enrolment} onCancel={onClose} onDone={finish} />
      )}
    </StepUpDialog>
  )
}
