import { validateNewPasswordForm } from '@sitewright/api/forms'
import { accountMessages } from '@sitewright/api/messages'
import type { CallFailure } from '@sitewright/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { NewPasswordFields, usePasswordRules } from '../../../sign-in/new-password-fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { useForm, type FormErrors } from '../../../ui/form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { profileMessages } from '../messages.ts'
import { StepUpDialog } from '../../../step-up/step-up-dialog.tsx'
import { toastFailure, toastSuccess } from '../toasts.ts'
import { passwordMessages, secondFactorMessages, securityFailures } from './messages.ts'
import { apiKeysQuery } from './api-keys/api-keys.api.ts'
import { changePassword } from './password.api.ts'
import styles from './security.module.css'

interface PasswordDialogProps {
  /** Tells password managers whose password it is. */
  email: string
  /** A user without a password is not asked for the current one. */
  hasPassword: boolean
  opened: boolean
  onClose: () => void
}

const empty = { currentPassword: '', password: '', confirmation: '', endOthers: true, revokeKeys: true }

/** Changes the password; other sessions end with the old one, unless that is unticked (security bar 7). */
export function PasswordDialog({ email, hasPassword, opened, onClose }: PasswordDialogProps) {
  const rules = usePasswordRules()
  const sent = useMutation(changePassword)
  const keys = useQuery(apiKeysQuery).data?.keys.length ?? 0
  const title = hasPassword ? passwordMessages.change : passwordMessages.setOne
  const { values, text, change, sending, props } = useForm({
    initial: empty,
    validate: (typed) => ({
      ...(hasPassword && typed.currentPassword === ''
        ? { currentPassword: accountMessages.currentPasswordRequired }
        : {}),
      ...validateNewPasswordForm(typed, rules, accountMessages.newPasswordRequired)
    }),
    send: async ({ currentPassword, password, endOthers, revokeKeys }) => {
      const body = {
        ...(hasPassword ? { currentPassword } : {}),
        newPassword: password,
        endOtherSessions: endOthers,
        revokeKeys
      }
      const result = await toMutationResult(sent.mutateAsync({ body }))
      if (result.kind === 'failed') return showFailure(result.failure)
      if (result.kind === 'cancelled') return undefined
      onClose()
      toastSuccess(result.answer.message)
      return undefined
    }
  })
  const next = { ...text('password'), 'data-autofocus': !hasPassword || undefined }
  return (
    <StepUpDialog title={title} opened={opened} onClose={onClose} size={460}>
      <form className={styles.form} {...props}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <PasswordField
            {...text('currentPassword')}
            label={passwordMessages.current}
            autoComplete="current-password"
            data-autofocus
          />
        )}
        <NewPasswordFields
          label={passwordMessages.next}
          password={next}
          confirmation={text('confirmation')}
          rules={rules}
        />
        <Checkbox
          label={secondFactorMessages.endOthers}
          checked={values.endOthers}
          onChange={(checked) => change('endOthers', checked)}
        />
        {keys > 0 && (
          <Checkbox
            label={secondFactorMessages.revokeKeys}
            checked={values.revokeKeys}
            onChange={(checked) => change('revokeKeys', checked)}
          />
        )}
        <div className="dialog-footer">
          <Button onClick={onClose}>{profileMessages.cancel}</Button>
          <SubmitButton sending={sending}>{title}</SubmitButton>
        </div>
      </form>
    </StepUpDialog>
  )
}

/** Shows a failure at the field that it is about, else in the toast of the spec. */
function showFailure(failure: CallFailure): FormErrors {
  const { code, message, fields } = failure
  const current = fields['currentPassword'] ?? (code === 'account.password-wrong' ? message : undefined)
  const password = fields['newPassword'] ?? fields['password']
  if (current === undefined && password === undefined) toastFailure(securityFailures.password, failure)
  return { fields: { ...(current && { currentPassword: current }), ...(password && { password }) } }
}
