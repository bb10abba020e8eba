import { useMutation } from '@tanstack/react-query'
import { Switch } from '../../../ui/choice.tsx'
import { SectionRow } from '../../../ui/section.tsx'
import { Status } from '../../../ui/status.tsx'
import { useDialog } from '../use-dialog.ts'
import { DisableTotpDialog } from './disable-totp-dialog.tsx'
import { secondFactorMessages } from './messages.ts'
import { startTotp } from './second-factor.api.ts'
import { SetUpTotpDialog } from './set-up-totp-dialog.tsx'

/** The authenticator app (TOTP): on or off (spec 2 §4), each way by a dialog. */
export function Authenticator({ on }: { on: boolean }) {
  const setUp = useDialog()
  const turnOff = useDialog()
  const start = useMutation(startTotp)
  const begin = (): void => {
    if (!start.isPending) start.mutate({ body: {} }, { onSuccess: setUp.open })
  }
  return (
    <>
      <SectionRow
        name={secondFactorMessages.app}
        status={
          <Status tone={on ? 'success' : undefined}>
            {on ? secondFactorMessages.on : secondFactorMessages.off}
          </Status>
        }
        detail={on ? secondFactorMessages.appOn : secondFactorMessages.appOff}
      >
        <Switch
          label={secondFactorMessages.app}
          quiet
          checked={on}
          onChange={(wanted) => (wanted ? begin() : turnOff.open())}
        />
      </SectionRow>
      {start.data && (
        <SetUpTotpDialog
          key={`set-up-${setUp.round}`}
          enrolment={start.data}
          opened={setUp.opened}
          onClose={setUp.close}
        />
      )}
      <DisableTotpDialog key={`off-${turnOff.round}`} opened={turnOff.opened} onClose={turnOff.close} />
    </>
  )
}
