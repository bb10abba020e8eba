import { validateEmail } from '@sitewright/api/forms'
import { toCallFailure } from '@sitewright/client'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAuth } from '../../sign-in/auth.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.ts'
import { SignInTitle } from '../../ui/sign-in/sign-in-frame.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { forgotMessages as messages } from './messages.ts'
import { signInMessages } from '../../sign-in/messages.ts'

/** Requests a password-reset mail; the answer is the same for every address. */
export function ForgotPassword() {
  const { session } = useAuth()
  const [query] = useSearchParams()
  const isAdmin = query.get('area') === 'admin'
  const [sent, setSent] = useState<string>()
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => {
      const problem = validateEmail(email)
      return problem === undefined ? {} : { email: problem }
    },
    send: async ({ email }) => {
      const outcome = await session.call('POST /api/auth/password/forgot', { body: { email, isAdmin } })
      if (!outcome.ok) return toCallFailure(outcome)
      setSent(outcome.answer.message)
      return undefined
    }
  })
  return (
    <>
      <SignInTitle title={messages.title}>{messages.lead}</SignInTitle>
      {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
      {sent === undefined ? (
        <form {...form.props} aria-label={messages.title}>
          <TextField
            {...form.text('email')}
            label={signInMessages.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            placeholder={signInMessages.emailExample}
          />
          <SubmitButton sending={form.sending}>{messages.send}</SubmitButton>
        </form>
      ) : (
        <Banner tone="success">{sent}</Banner>
      )}
      <ButtonLink kind="quiet" to={isAdmin ? '/admin' : '/auth/login'}>
        {signInMessages.backToSignIn}
      </ButtonLink>
    </>
  )
}
