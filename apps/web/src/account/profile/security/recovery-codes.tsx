import { recoveryCodeCount } from '@sitewright/api/limits'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { profileMessages } from '../messages.ts'
import { toastFailure } from '../toasts.ts'
import { StepUpDialog } from '../parts/step-up-dialog.tsx'
import { SectionRow } from '../parts/section.tsx'
import { Status } from '../parts/status.tsx'
import { useRenewCodes } from '../requests/use-renew-codes.ts'
import { useStepUpMutation } from '../use-step-up-mutation.ts'
import { useDialog } from '../use-dialog.ts'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { secondFactorMessages, securityFailures } from './messages.ts'

/** From this many on it is time for new ones. */
const lowCodeCount = 3

export function RecoveryCodes({ left }: { left: number }) {
  const flow = useDialog()
  return (
    <>
      <SectionRow
        name={secondFactorMessages.codes}
        status={
          <Status tone={left <= lowCodeCount ? 'warn' : 'good'}>
            {secondFactorMessages.left(left, recoveryCodeCount)}
          </Status>
        }
        detail={secondFactorMessages.codesNote}
      >
        <Button onClick={flow.open}>{secondFactorMessages.newCodes}</Button>
      </SectionRow>
      <NewCodesDialog key={flow.round} opened={flow.opened} onClose={flow.close} />
    </>
  )
}

function NewCodesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const act = useStepUpMutation()
  const renew = useRenewCodes()
  const make = async (): Promise<void> => {
    if (act.state.kind !== 'idle') return
    const result = await act.run(() => renew({ body: {} }))
    if (result.kind === 'refused') toastFailure(securityFailures.secondFactor, result.refusal)
    if (result.kind === 'done') setCodes(result.answer.recoveryCodes)
  }
  const title = codes.length === 0 ? secondFactorMessages.newCodesTitle : secondFactorMessages.codes
  return (
    <StepUpDialog act={act} title={title} opened={opened} onClose={onClose} firm={codes.length > 0}>
      {codes.length > 0 ? (
        <NewRecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <>
          <p className="muted">{secondFactorMessages.newCodesEffect}</p>
          <div className="dialog-foot">
            <Button onClick={onClose} data-autofocus>
              {profileMessages.cancel}
            </Button>
            <Button
              kind="go"
              onClick={() => void make()}
              aria-disabled={act.state.kind !== 'idle' || undefined}
            >
              {secondFactorMessages.makeCodes}
            </Button>
          </div>
        </>
      )}
    </StepUpDialog>
  )
}
