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

/** Requests a password-reset mail; the answer is the same for every address. */
export function Forgot() {
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
      <SignInTitle title="Forgot your password?">
        We send a link to your address that sets a new one. It works for half an hour.
      </SignInTitle>
      {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
      {sent === undefined ? (
        <form {...form.props} aria-label="Forgot your password?">
          <TextField
            {...form.text('email')}
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            placeholder="you@company.com"
          />
          <SubmitButton sending={form.sending}>Send the link</SubmitButton>
        </form>
      ) : (
        <Banner tone="success">{sent}</Banner>
      )}
      <ButtonLink kind="quiet" to={isAdmin ? '/admin' : '/auth/login'}>
        Back to sign-in
      </ButtonLink>
    </>
  )
}
