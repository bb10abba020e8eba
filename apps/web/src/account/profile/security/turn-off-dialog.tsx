import { useState } from 'react'
import { Tick } from '../../../ui/choice.tsx'
import { sayDone, sayFailed } from '../notices.ts'
import { FlowDialog } from '../parts/flow-dialog.tsx'
import { RemovalFoot } from '../parts/removal-foot.tsx'
import { useDisableTotp } from '../requests/use-disable-totp.ts'
import { useAct } from '../use-act.ts'
import { secondFactorMessages, securityFailures } from './messages.ts'

/** Says what ends with the authenticator app, and turns it off. */
export function TurnOffDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [endOthers, setEndOthers] = useState(true)
  const act = useAct()
  const disable = useDisableTotp()
  const turnOff = async (): Promise<void> => {
    if (act.state.kind !== 'idle') return
    const result = await act.run(() => disable({ body: { endOtherSessions: endOthers } }))
    if (result.kind === 'cancelled') return
    onClose()
    if (result.kind === 'done') sayDone(secondFactorMessages.turnedOff)
    else sayFailed(securityFailures.secondFactor, result.refusal)
  }
  return (
    <FlowDialog
      act={act}
      title={secondFactorMessages.turnOffTitle}
      opened={opened}
      onClose={onClose}
      size={460}
    >
      <p className="muted">{secondFactorMessages.turnOffEffect}</p>
      <Tick label={secondFactorMessages.endOthers} checked={endOthers} onChange={setEndOthers} />
      <RemovalFoot
        act={act}
        label={secondFactorMessages.turnOff}
        onCancel={onClose}
        onConfirm={() => void turnOff()}
      />
    </FlowDialog>
  )
}
