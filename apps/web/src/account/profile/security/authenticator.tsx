import type { TotpSetUp } from '@sitewright/api'
import { useState } from 'react'
import { Switch } from '../../../ui/choice.tsx'
import { toastFailure } from '../toasts.ts'
import { StepUpOnlyDialog } from '../parts/step-up-dialog.tsx'
import { SectionRow } from '../parts/section.tsx'
import { Status } from '../parts/status.tsx'
import { useStartTotp } from '../requests/use-start-totp.ts'
import { useStepUpMutation } from '../use-step-up-mutation.ts'
import { useDialog } from '../use-dialog.ts'
import { SetUpTotpDialog } from './set-up-totp-dialog.tsx'
import { DisableTotpDialog } from './disable-totp-dialog.tsx'
import { secondFactorMessages, securityFailures } from './messages.ts'

/** The authenticator app: on or off (spec 2 §4), each way by a dialog. */
export function Authenticator({ on }: { on: boolean }) {
  const [enrolment, setEnrolment] = useState<TotpSetUp>()
  const enrol = useDialog()
  const turnOff = useDialog()
  const act = useStepUpMutation()
  const start = useStartTotp()

  const begin = async (): Promise<void> => {
    if (act.state.kind !== 'idle') return
    const result = await act.run(() => start({ body: {} }))
    if (result.kind === 'refused') toastFailure(securityFailures.secondFactor, result.refusal)
    if (result.kind !== 'done') return
    setEnrolment(result.answer)
    enrol.open()
  }
  return (
    <>
      <SectionRow
        name={secondFactorMessages.app}
        status={
          <Status tone={on ? 'good' : 'off'}>
            {on ? secondFactorMessages.on : secondFactorMessages.off}
          </Status>
        }
        detail={on ? secondFactorMessages.appOn : secondFactorMessages.appOff}
      >
        <Switch
          label={secondFactorMessages.app}
          quiet
          checked={on}
          onChange={(wanted) => (wanted ? void begin() : turnOff.open())}
        />
      </SectionRow>
      <StepUpOnlyDialog act={act} />
      {enrolment && (
        <SetUpTotpDialog
          key={`enrol-${enrol.round}`}
          enrolment={enrolment}
          opened={enrol.opened}
          onClose={enrol.close}
        />
      )}
      <DisableTotpDialog key={`off-${turnOff.round}`} opened={turnOff.opened} onClose={turnOff.close} />
    </>
  )
}
