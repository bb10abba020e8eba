import { validateNewPasswordForm } from '@sitewright/api/forms'
import { accountMessages } from '@sitewright/api/messages'
import { NewPasswordFields, usePasswordRules } from '../../../sign-in/new-password-fields.tsx'
import type { CallFailure } from '../../../session/outcomes.ts'
import { Button } from '../../../ui/button.tsx'
import { Tick } from '../../../ui/choice.tsx'
import { useForm, type FormRefusal } from '../../../ui/form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { focusFirst } from '../focus-first.ts'
import { profileMessages } from '../messages.ts'
import { toastSuccess, toastFailure } from '../toasts.ts'
import { StepUpDialog } from '../parts/step-up-dialog.tsx'
import { useChangePassword } from '../requests/use-change-password.ts'
import { useStepUpMutation } from '../use-step-up-mutation.ts'
import { passwordMessages, secondFactorMessages, securityFailures } from './messages.ts'
import styles from './security.module.css'

interface PasswordDialogProps {
  /** Tells password managers whose password it is. */
  email: string
  /** Who has none yet is not asked for it. */
  hasPassword: boolean
  opened: boolean
  onClose: () => void
}

const empty = { currentPassword: '', password: '', confirmation: '', endOthers: true }

/** Changes the password; other sessions end with the old one, unless that is unticked (security bar 7). */
export function PasswordDialog({ email, hasPassword, opened, onClose }: PasswordDialogProps) {
  const rules = usePasswordRules()
  const act = useStepUpMutation()
  const changePassword = useChangePassword()
  const title = hasPassword ? passwordMessages.change : passwordMessages.setOne
  const { values, text, change, sending, props } = useForm({
    initial: empty,
    faultsOf: (typed) => ({
      ...(hasPassword && typed.currentPassword === ''
        ? { currentPassword: accountMessages.currentPasswordRequired }
        : {}),
      ...validateNewPasswordForm(typed, rules, accountMessages.newPasswordRequired)
    }),
    send: async ({ currentPassword, password, endOthers }) => {
      const body = {
        ...(hasPassword ? { currentPassword } : {}),
        newPassword: password,
        endOtherSessions: endOthers
      }
      const result = await act.run(() => changePassword({ body }))
      if (result.kind === 'refused') return refused(result.refusal)
      if (result.kind === 'cancelled') return undefined
      onClose()
      toastSuccess(result.answer.message)
      return undefined
    }
  })
  const next = { ...text('password'), 'data-autofocus': !hasPassword || undefined }
  return (
    <StepUpDialog act={act} title={title} opened={opened} onClose={onClose} size={460}>
      <form className={styles.form} {...props}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <PasswordField
            {...text('currentPassword')}
            label={passwordMessages.current}
            autoComplete="current-password"
            ref={focusFirst}
            data-autofocus
          />
        )}
        <NewPasswordFields
          label={passwordMessages.next}
          password={next}
          confirmation={text('confirmation')}
          rules={rules}
        />
        <Tick
          label={secondFactorMessages.endOthers}
          checked={values.endOthers}
          onChange={(checked) => change('endOthers', checked)}
        />
        <div className="dialog-foot">
          <Button onClick={onClose}>{profileMessages.cancel}</Button>
          <SubmitButton sending={sending}>{title}</SubmitButton>
        </div>
      </form>
    </StepUpDialog>
  )
}

/** The refusal at the field that it is about, or as the toast of the spec. */
function refused(refusal: CallFailure): FormRefusal {
  const { code, message, fields } = refusal
  const current = fields['currentPassword'] ?? (code === 'account.password-wrong' ? message : undefined)
  const password = fields['newPassword'] ?? fields['password']
  if (current === undefined && password === undefined) toastFailure(securityFailures.password, refusal)
  return { fields: { ...(current && { currentPassword: current }), ...(password && { password }) } }
}
