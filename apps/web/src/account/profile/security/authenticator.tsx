import type { TotpSetUp } from '@sitewright/api'
import { useState } from 'react'
import { Switch } from '../../../ui/choice.tsx'
import { sayFailed } from '../notices.ts'
import { ProofDialog } from '../parts/flow-dialog.tsx'
import { Row } from '../parts/section.tsx'
import { Status } from '../parts/status.tsx'
import { useStartTotp } from '../requests/use-start-totp.ts'
import { useAct } from '../use-act.ts'
import { useFlow } from '../use-flow.ts'
import { EnrolDialog } from './enrol-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'
import { secondFactorMessages, securityFailures } from './messages.ts'

/** The authenticator app: on or off (spec 2 §4), each way by a dialog. */
export function Authenticator({ on }: { on: boolean }) {
  const [enrolment, setEnrolment] = useState<TotpSetUp>()
  const enrol = useFlow()
  const turnOff = useFlow()
  const act = useAct()
  const start = useStartTotp()

  const begin = async (): Promise<void> => {
    if (act.state.kind !== 'idle') return
    const result = await act.run(() => start({ body: {} }))
    if (result.kind === 'refused') sayFailed(securityFailures.secondFactor, result.refusal)
    if (result.kind !== 'done') return
    setEnrolment(result.answer)
    enrol.open()
  }
  return (
    <>
      <Row
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
      </Row>
      <ProofDialog act={act} />
      {enrolment && (
        <EnrolDialog
          key={`enrol-${enrol.round}`}
          enrolment={enrolment}
          opened={enrol.opened}
          onClose={enrol.close}
        />
      )}
      <TurnOffDialog key={`off-${turnOff.round}`} opened={turnOff.opened} onClose={turnOff.close} />
    </>
  )
}
