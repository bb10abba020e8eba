import { recoveryCodeCount } from '@sitewright/api/limits'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { profileMessages } from '../messages.ts'
import { SectionRow } from '../../../ui/section.tsx'
import { Status } from '../../../ui/status.tsx'
import { StepUpDialog } from '../../../step-up/step-up-dialog.tsx'
import { useDialog } from '../use-dialog.ts'
import { secondFactorMessages } from './messages.ts'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { renewRecoveryCodes } from './second-factor.api.ts'

/** With so many codes left, or fewer, the user is advised to create new ones. */
const lowCodeCount = 3

export function RecoveryCodes({ left }: { left: number }) {
  const dialog = useDialog()
  return (
    <>
      <SectionRow
        name={secondFactorMessages.codes}
        status={
          <Status tone={left <= lowCodeCount ? 'warning' : 'success'}>
            {secondFactorMessages.left(left, recoveryCodeCount)}
          </Status>
        }
        detail={secondFactorMessages.codesNote}
      >
        <Button onClick={dialog.open}>{secondFactorMessages.newCodes}</Button>
      </SectionRow>
      <RenewCodesDialog key={dialog.round} opened={dialog.opened} onClose={dialog.close} />
    </>
  )
}

function RenewCodesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { data, mutate, isPending } = useMutation(renewRecoveryCodes)
  const codes = data?.recoveryCodes ?? []
  const title = codes.length === 0 ? secondFactorMessages.newCodesTitle : secondFactorMessages.codes
  return (
    <StepUpDialog title={title} opened={opened} onClose={onClose} firm={codes.length > 0}>
      {codes.length > 0 ? (
        <NewRecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <>
          <p className="muted">{secondFactorMessages.newCodesEffect}</p>
          <div className="dialog-footer">
            <Button onClick={onClose} data-autofocus>
              {profileMessages.cancel}
            </Button>
            <Button
              kind="go"
              onClick={() => {
                if (!isPending) mutate({ body: {} })
              }}
              aria-disabled={isPending || undefined}
            >
              {secondFactorMessages.makeCodes}
            </Button>
          </div>
        </>
      )}
    </StepUpDialog>
  )
}
