import { validateNewPasswordForm } from '@sitewright/api/forms'
import { accountMessages } from '@sitewright/api/messages'
import { toCallFailure } from '@sitewright/client'
import { useState } from 'react'
import { useAuth } from '../../sign-in/auth.tsx'
import { NoReferrer, useFragmentToken } from '../../sign-in/fragment-token.tsx'
import { NewPasswordFields, usePasswordRules } from '../../sign-in/new-password-fields.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { SignInTitle } from '../../ui/sign-in/sign-in-frame.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { resetMessages as messages } from './messages.ts'
import { signInMessages } from '../../sign-in/messages.ts'

/** Sets a new password with the token of a mail. It does not sign the user in (security bar 8). */
export function ResetPassword() {
  const token = useFragmentToken()
  const { session } = useAuth()
  const rules = usePasswordRules()
  const [done, setDone] = useState<string>()
  const form = useForm({
    initial: { password: '', confirmation: '' },
    validate: (values) => validateNewPasswordForm(values, rules, accountMessages.newPasswordRequired),
    send: async ({ password }) => {
      const outcome = await session.call('POST /api/auth/password/reset', { body: { token, password } })
      if (!outcome.ok) return toCallFailure(outcome)
      setDone(outcome.answer.message)
      return undefined
    }
  })
  return (
    <>
      <NoReferrer />
      <SignInTitle title={messages.title}>{messages.lead}</SignInTitle>
      {token === '' ? (
        <Banner tone="danger">{accountMessages.linkIncomplete}</Banner>
      ) : done === undefined ? (
        <>
          {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
          <form {...form.props} aria-label={messages.title}>
            <NewPasswordFields
              label={messages.newPassword}
              password={form.text('password')}
              confirmation={form.text('confirmation')}
              rules={rules}
            />
            <SubmitButton sending={form.sending}>{messages.set}</SubmitButton>
          </form>
        </>
      ) : (
        <Banner tone="success">{done}</Banner>
      )}
      <ButtonLink kind={done === undefined ? 'quiet' : 'go'} to="/auth/login">
        {signInMessages.signIn}
      </ButtonLink>
      {token === '' && (
        <ButtonLink kind="quiet" to="/auth/forgot">
          {messages.again}
        </ButtonLink>
      )}
    </>
  )
}
