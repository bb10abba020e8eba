import type { TotpSetUp } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { Button } from '../../../ui/button.tsx'
import { Tick } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { profileMessages } from '../messages.ts'
import { toastSuccess, toastFailure } from '../toasts.ts'
import { useConfirmTotp } from '../requests/use-confirm-totp.ts'
import type { StepUpMutation } from '../use-step-up-mutation.ts'
import { QrCode } from './qr-code.tsx'
import { secondFactorMessages, securityFailures } from './messages.ts'
import styles from './security.module.css'

interface SetUpTotpFormProps {
  act: StepUpMutation
  enrolment: TotpSetUp
  onCancel: () => void
  onEnrolled: (recoveryCodes: readonly string[]) => void
}

/** The secret as a picture and as text, and the code that shows that it arrived. */
export function SetUpTotpForm({ act, enrolment: { uri, secret }, onCancel, onEnrolled }: SetUpTotpFormProps) {
  const confirm = useConfirmTotp()
  const { values, text, change, sending, props } = useForm({
    initial: { code: '', endOthers: true },
    faultsOf: ({ code }) => (code.trim() === '' ? { code: accountMessages.codeRequired } : {}),
    send: async ({ code, endOthers }) => {
      const result = await act.run(() => confirm({ body: { code, endOtherSessions: endOthers } }))
      if (result.kind === 'done') {
        toastSuccess(secondFactorMessages.turnedOn)
        onEnrolled(result.answer.recoveryCodes)
      }
      if (result.kind !== 'refused') return undefined
      if (result.refusal.code === 'second-factor.code') return { fields: { code: result.refusal.message } }
      toastFailure(securityFailures.secondFactor, result.refusal)
      return { fields: result.refusal.fields }
    }
  })
  return (
    <form className={styles.form} {...props}>
      <div className={styles.scan}>
        <QrCode text={uri} />
        <div>
          <p>{secondFactorMessages.scan}</p>
          <p className="muted">{secondFactorMessages.type}</p>
          <p className={`${styles.secret} mono`}>{secret}</p>
        </div>
      </div>
      <TextField
        {...text('code')}
        label={secondFactorMessages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        inputClass="mono"
        data-autofocus
      />
      <Tick
        label={secondFactorMessages.endOthers}
        checked={values.endOthers}
        onChange={(checked) => change('endOthers', checked)}
      />
      <div className="dialog-foot">
        <Button onClick={onCancel}>{profileMessages.cancel}</Button>
        <SubmitButton sending={sending}>{secondFactorMessages.turnOn}</SubmitButton>
      </div>
    </form>
  )
}
