import { recoveryCodeCount } from '@sitewright/api/limits'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { profileMessages } from '../messages.ts'
import { sayFailed } from '../notices.ts'
import { FlowDialog } from '../parts/flow-dialog.tsx'
import { Row } from '../parts/section.tsx'
import { Status } from '../parts/status.tsx'
import { useRenewCodes } from '../requests/use-renew-codes.ts'
import { useAct } from '../use-act.ts'
import { useFlow } from '../use-flow.ts'
import { CodesShown } from './codes-shown.tsx'
import { secondFactorMessages, securityFailures } from './messages.ts'

/** From this many on it is time for new ones. */
const few = 3

export function RecoveryCodes({ left }: { left: number }) {
  const flow = useFlow()
  return (
    <>
      <Row
        name={secondFactorMessages.codes}
        status={
          <Status tone={left <= few ? 'warn' : 'good'}>
            {secondFactorMessages.left(left, recoveryCodeCount)}
          </Status>
        }
        detail={secondFactorMessages.codesNote}
      >
        <Button onClick={flow.open}>{secondFactorMessages.newCodes}</Button>
      </Row>
      <NewCodesDialog key={flow.round} opened={flow.opened} onClose={flow.close} />
    </>
  )
}

function NewCodesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const act = useAct()
  const renew = useRenewCodes()
  const make = async (): Promise<void> => {
    if (act.state.kind !== 'idle') return
    const result = await act.run(() => renew({ body: {} }))
    if (result.kind === 'refused') sayFailed(securityFailures.secondFactor, result.refusal)
    if (result.kind === 'done') setCodes(result.answer.recoveryCodes)
  }
  const title = codes.length === 0 ? secondFactorMessages.newCodesTitle : secondFactorMessages.codes
  return (
    <FlowDialog act={act} title={title} opened={opened} onClose={onClose} firm={codes.length > 0}>
      {codes.length > 0 ? (
        <CodesShown codes={codes} onDone={onClose} />
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
    </FlowDialog>
  )
}
