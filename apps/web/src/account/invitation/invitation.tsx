import type { OwnInvitation } from '@sitewright/api'
import { validateNewPasswordForm, validateProfileForm } from '@sitewright/api/forms'
import { accountMessages } from '@sitewright/api/messages'
import { toCallFailure } from '@sitewright/client'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { formatDay } from '../../lib/time.ts'
import { useClock } from '../../lib/use-clock.ts'
import { useAuth } from '../../sign-in/auth.tsx'
import { NoReferrer, useFragmentToken } from '../../sign-in/fragment-token.tsx'
import { NewPasswordFields, usePasswordRules } from '../../sign-in/new-password-fields.tsx'
import { landingPath } from '../../sign-in/oauth.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useForm } from '../../ui/form.ts'
import { SignInTitle } from '../../ui/sign-in/sign-in-frame.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { JoinForm } from './join-form.tsx'
import { invitationMessages as messages } from './messages.ts'
import { signInMessages } from '../../sign-in/messages.ts'

type LinkState =
  | { kind: 'loading' }
  | { kind: 'open'; invitation: OwnInvitation }
  | { kind: 'failed'; message: string }

const kept = { token: '' }

/** The token of the link; stored in memory alone while the user signs in. */
function useInvitationToken(): string {
  const fragment = useFragmentToken()
  const token = fragment === '' ? kept.token : fragment
  useEffect(() => {
    kept.token = token
  }, [token])
  return token
}

/** The invitation of a link, before anybody decides. */
function useInvitation(token: string): LinkState {
  const { session } = useAuth()
  const [link, setLink] = useState<LinkState>(
    token === '' ? { kind: 'failed', message: accountMessages.linkIncomplete } : { kind: 'loading' }
  )
  useEffect(() => {
    if (token === '') return
    const check = async (): Promise<void> => {
      const outcome = await session.call('POST /api/auth/invitations/check', { body: { token } })
      setLink(
        outcome.ok
          ? { kind: 'open', invitation: outcome.answer }
          : { kind: 'failed', message: toCallFailure(outcome).message }
      )
    }
    void check()
  }, [session, token])
  return link
}

/** The page that an invitation into a tenant leads to: accept it with a new account, or with the one of its address. */
export function Invitation() {
  const token = useInvitationToken()
  const link = useInvitation(token)
  const clock = useClock()
  if (link.kind !== 'open')
    return (
      <>
        <NoReferrer />
        <SignInTitle title={messages.title}>
          {link.kind === 'loading' ? accountMessages.checking : ''}
        </SignInTitle>
        {link.kind === 'failed' && (
          <>
            <Banner tone="danger">{link.message}</Banner>
            <ButtonLink to="/auth/login">{messages.signIn}</ButtonLink>
          </>
        )}
      </>
    )
  const { invitation } = link
  return (
    <>
      <NoReferrer />
      <SignInTitle title={messages.titleOf(invitation.tenant)}>
        {messages.lead(invitation.invitedBy, invitation.roleName)}{' '}
        {messages.until(formatDay(invitation.expiresAt, clock))}
      </SignInTitle>
      {invitation.hasAccount ? (
        <JoinForm token={token} invitation={invitation} />
      ) : (
        <AcceptForm token={token} invitation={invitation} />
      )}
    </>
  )
}

interface FormProps {
  token: string
  invitation: OwnInvitation
}

const context = { area: 'user', remember: false, from: '' } as const

function AcceptForm({ token, invitation: { email } }: FormProps) {
  const { state, session } = useAuth()
  const rules = usePasswordRules()
  const navigate = useNavigate()
  const [isDone, setIsDone] = useState(false)
  const { text, message, sending, props } = useForm({
    initial: { firstName: '', lastName: '', email, password: '', confirmation: '' },
    validate: (values) => ({ ...validateProfileForm(values), ...validateNewPasswordForm(values, rules) }),
    send: async ({ firstName, lastName, password }) => {
      const called = await session.call('POST /api/auth/invitations/accept', {
        body: { token, firstName, lastName, password }
      })
      const outcome = session.completeSignIn(called, context)
      if (outcome.kind === 'failed') return outcome.failure
      if (outcome.kind === 'challenge') await navigate('/auth/second-step')
      setIsDone(true)
      return undefined
    }
  })
  if (isDone && state.kind === 'signed-in') return <Navigate to={landingPath(context)} replace />
  return (
    <>
      {message !== undefined && <Banner tone="danger">{message}</Banner>}
      <p>{messages.address(email)}</p>
      <form {...props} aria-label={messages.form}>
        <TextField {...text('firstName')} label={signInMessages.firstName} autoComplete="given-name" />
        <TextField {...text('lastName')} label={signInMessages.lastName} autoComplete="family-name" />
        <NewPasswordFields password={text('password')} confirmation={text('confirmation')} rules={rules} />
        <SubmitButton sending={sending}>{messages.accept}</SubmitButton>
      </form>
    </>
  )
}
