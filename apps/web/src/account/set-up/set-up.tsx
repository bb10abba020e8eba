import { validateNewPasswordForm, validateProfileForm } from '@sitewright/api/forms'
import { accountMessages } from '@sitewright/api/messages'
import { toCallFailure, type CallFailure } from '@sitewright/client'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { landingPath } from '../../sign-in/oauth.ts'
import { useAuth } from '../../sign-in/auth.tsx'
import { NoReferrer, useFragmentToken } from '../../sign-in/fragment-token.tsx'
import { usePasswordRules } from '../../sign-in/new-password-fields.tsx'
import { UserFields } from '../../sign-in/user-fields.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { SignInTitle } from '../../ui/sign-in/sign-in-frame.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { setUpMessages as messages } from './messages.ts'
import { signInMessages } from '../../sign-in/messages.ts'

type SetUpLinkState =
  | { kind: 'loading' }
  | { kind: 'valid' }
  | { kind: 'failed'; message: string; code?: CallFailure['code'] }

/** Validity of the link, checked before the form is filled in. */
function useSetUpLink(token: string): SetUpLinkState {
  const { session } = useAuth()
  const [link, setLink] = useState<SetUpLinkState>(
    token === '' ? { kind: 'failed', message: accountMessages.linkIncomplete } : { kind: 'loading' }
  )
  useEffect(() => {
    if (token === '') return
    const check = async (): Promise<void> => {
      const outcome = await session.call('POST /api/auth/set-up/check', { body: { token } })
      setLink(outcome.ok ? { kind: 'valid' } : { kind: 'failed', ...toCallFailure(outcome) })
    }
    void check()
  }, [session, token])
  return link
}

const context = { area: 'admin', remember: false, from: '' } as const

/** Creates the first administrator with the link that the first start printed (security bar 9). */
export function SetUp() {
  const token = useFragmentToken()
  const { state, session } = useAuth()
  const rules = usePasswordRules()
  const link = useSetUpLink(token)
  const form = useForm({
    initial: { firstName: '', lastName: '', email: '', password: '', confirmation: '' },
    validate: (values) => ({ ...validateProfileForm(values), ...validateNewPasswordForm(values, rules) }),
    send: async ({ confirmation: _same, ...user }) => {
      const called = await session.call('POST /api/auth/set-up', { body: { token, ...user } })
      const outcome = session.completeSignIn(called, context)
      return outcome.kind === 'failed' ? outcome.failure : undefined
    }
  })
  if (state.kind === 'signed-in' && state.area === 'admin')
    return <Navigate to={landingPath(context)} replace />
  return (
    <>
      <NoReferrer />
      <SignInTitle title={messages.title}>{messages.lead}</SignInTitle>
      {link.kind === 'loading' && <p aria-busy="true">{accountMessages.checking}</p>}
      {link.kind === 'failed' && (
        <>
          <Banner tone="danger">{link.message}</Banner>
          {link.code !== 'auth.set-up-done' && <p>{accountMessages.setUpAnother}</p>}
          <ButtonLink to="/admin">{signInMessages.signIn}</ButtonLink>
        </>
      )}
      {link.kind === 'valid' && (
        <>
          {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
          <form {...form.props} aria-label={messages.title}>
            <UserFields text={form.text} rules={rules} />
            <SubmitButton sending={form.sending}>{messages.become}</SubmitButton>
          </form>
        </>
      )}
    </>
  )
}
