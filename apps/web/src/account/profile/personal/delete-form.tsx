import { accountMessages } from '@sitewright/api/messages'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '../../../sign-in/auth.tsx'
import { Button } from '../../../ui/button.tsx'
import { useForm } from '../../../ui/form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { toastFailure, toastSuccess } from '../toasts.ts'
import { deletionMessages, personalFailures } from './messages.ts'
import { deleteAccount } from './personal.api.ts'
import styles from './personal.module.css'
import { discardUnsaved } from './unsaved-changes-guard.tsx'

interface DeleteFormProps {
  hasPassword: boolean
  onClose: () => void
}

/** Closes the account, with the password or after step-up, and redirects to the home page. */
export function DeleteForm({ hasPassword, onClose }: DeleteFormProps) {
  const { session } = useAuth()
  const remove = useMutation(deleteAccount)
  const navigate = useNavigate()
  // Ends the session only after the redirect, since the route guard would lead to the sign-in otherwise.
  const afterwards = useRef<() => void>(undefined)
  useEffect(() => () => afterwards.current?.(), [])
  const { text, sending, props } = useForm({
    initial: { password: '' },
    validate: ({ password }) =>
      hasPassword && password === '' ? { password: accountMessages.passwordRequired } : {},
    send: async ({ password }) => {
      const body = hasPassword ? { password } : {}
      const result = await toMutationResult(remove.mutateAsync({ body }))
      if (result.kind === 'cancelled') return undefined
      if (result.kind === 'failed') {
        const { code, message, fields } = result.failure
        const problem = fields['password'] ?? (code === 'account.password-wrong' ? message : undefined)
        if (problem === undefined) toastFailure(personalFailures.deletion, result.failure)
        return problem === undefined ? {} : { fields: { password: problem } }
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
      <div className="dialog-footer">
        <Button onClick={onClose} data-autofocus>
          {deletionMessages.keep}
        </Button>
        <SubmitButton kind="second" className={styles.destructive} sending={sending}>
          {deletionMessages.confirm}
        </SubmitButton>
      </div>
    </form>
  )
}
