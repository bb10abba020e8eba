import type { TotpSetUp } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { TotpSecret } from '../../second-factor/totp-secret.tsx'
import { profileMessages } from '../messages.ts'
import { toastFailure, toastSuccess } from '../toasts.ts'
import { secondFactorMessages, securityFailures } from './messages.ts'
import { confirmTotp } from './second-factor.api.ts'
import styles from './security.module.css'

interface SetUpTotpFormProps {
  enrolment: TotpSetUp
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** The secret as a QR code and as text, and the field of the code that verifies it. */
export function SetUpTotpForm({ enrolment, onCancel, onDone }: SetUpTotpFormProps) {
  const confirm = useMutation(confirmTotp)
  const { values, text, change, sending, props } = useForm({
    initial: { code: '', endOthers: true },
    validate: ({ code }) => (code.trim() === '' ? { code: accountMessages.codeRequired } : {}),
    send: async ({ code, endOthers }) => {
      const body = { code, endOtherSessions: endOthers }
      const result = await toMutationResult(confirm.mutateAsync({ body }))
      if (result.kind === 'done') {
        toastSuccess(secondFactorMessages.turnedOn)
        onDone(result.answer.recoveryCodes)
      }
      if (result.kind !== 'failed') return undefined
      const { failure } = result
      if (failure.code === 'second-factor.code') return { fields: { code: failure.message } }
      toastFailure(securityFailures.secondFactor, failure)
      return { fields: failure.fields }
    }
  })
  return (
    <form className={styles.form} {...props}>
      <TotpSecret enrolment={enrolment} />
      <TextField
        {...text('code')}
        label={secondFactorMessages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        inputClass="mono"
        data-autofocus
      />
      <Checkbox
        label={secondFactorMessages.endOthers}
        checked={values.endOthers}
        onChange={(checked) => change('endOthers', checked)}
      />
      <div className="dialog-footer">
        <Button onClick={onCancel}>{profileMessages.cancel}</Button>
        <SubmitButton sending={sending}>{secondFactorMessages.turnOn}</SubmitButton>
      </div>
    </form>
  )
}
