import { accountMessages } from '@sitewright/api/messages'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '../../../sign-in/auth.tsx'
import { Button } from '../../../ui/button.tsx'
import { useForm } from '../../../ui/form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { focusFirst } from '../focus-first.ts'
import { toastSuccess, toastFailure } from '../toasts.ts'
import { useDeleteAccount } from '../requests/use-delete-account.ts'
import type { StepUpMutation } from '../use-step-up-mutation.ts'
import { discardUnsaved } from './unsaved-changes-guard.tsx'
import { deletionMessages, personalFailures } from './messages.ts'
import styles from './personal.module.css'

interface DeleteFormProps {
  act: StepUpMutation
  hasPassword: boolean
  onClose: () => void
}

/** Deletes the account, with the password or with the proof that the server asks for, and leaves for the start. */
export function DeleteForm({ act, hasPassword, onClose }: DeleteFormProps) {
  const { session } = useAuth()
  const deleteAccount = useDeleteAccount()
  const navigate = useNavigate()
  // The session ends once this page has gone, which would lead to the sign-in otherwise.
  const afterwards = useRef<() => void>(undefined)
  useEffect(() => () => afterwards.current?.(), [])
  const { text, sending, props } = useForm({
    initial: { password: '' },
    faultsOf: ({ password }) =>
      hasPassword && password === '' ? { password: accountMessages.passwordRequired } : {},
    send: async ({ password }) => {
      const result = await act.run(() => deleteAccount({ body: hasPassword ? { password } : {} }))
      if (result.kind === 'cancelled') return undefined
      if (result.kind === 'refused') {
        const { code, message, fields } = result.refusal
        const told = fields['password'] ?? (code === 'account.password-wrong' ? message : undefined)
        if (told === undefined) toastFailure(personalFailures.deletion, result.refusal)
        return told === undefined ? {} : { fields: { password: told } }
      }
      afterwards.current = () => void session.signOut().then(() => toastSuccess(result.answer.message))
      await navigate('/', { state: discardUnsaved })
      return undefined
    }
  })
  return (
    <form className={styles.deletion} {...props}>
      {hasPassword && (
        <PasswordField
          {...text('password')}
          label={deletionMessages.password}
          autoComplete="current-password"
        />
      )}
      <div className="dialog-foot">
        <Button onClick={onClose} ref={focusFirst} data-autofocus>
          {deletionMessages.keep}
        </Button>
        <SubmitButton kind="second" className={styles.final} sending={sending}>
          {deletionMessages.confirm}
        </SubmitButton>
      </div>
    </form>
  )
}
