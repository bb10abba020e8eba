import type { OwnInvitation } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { toCallFailure } from '@sitewright/client'
import { useState } from 'react'
import { useAuth } from '../../sign-in/auth.tsx'
import { SignInForm } from '../../sign-in/sign-in-form.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { invitationMessages as messages } from './messages.ts'

interface JoinFormProps {
  token: string
  invitation: OwnInvitation
}

/** Accepts an invitation with the account of its address, whose session it takes. */
export function JoinForm({ token, invitation: { email, tenant } }: JoinFormProps) {
  const { state, session } = useAuth()
  const [isDone, setIsDone] = useState(false)
  const { message, sending, props } = useForm({
    initial: {},
    validate: () => ({}),
    send: async () => {
      const outcome = await session.call('POST /api/auth/invitations/join', { body: { token } })
      if (!outcome.ok) return toCallFailure(outcome)
      setIsDone(true)
      return undefined
    }
  })
  if (isDone)
    return (
      <>
        <Banner tone="success">
          {messages.joined(tenant)} {messages.joinedNote}
        </Banner>
        <ButtonLink kind="go" to="/auth/tenants">
          {messages.toTenants}
        </ButtonLink>
      </>
    )
  if (state.kind === 'checking') return <p aria-busy="true">{accountMessages.checking}</p>
  if (state.kind !== 'signed-in')
    return (
      <>
        <p>{messages.signInFirst(email)}</p>
        <SignInForm area="user" from="/auth/invitation" />
      </>
    )
  if (state.user.email !== email)
    return (
      <>
        <Banner tone="warning">{messages.other(email, state.user.email)}</Banner>
        <Button kind="go" onClick={() => void session.signOut()}>
          {messages.signOut}
        </Button>
      </>
    )
  return (
    <>
      {message !== undefined && <Banner tone="danger">{message}</Banner>}
      <p>{messages.known(email)}</p>
      <form {...props} aria-label={messages.form}>
        <SubmitButton sending={sending}>{messages.join}</SubmitButton>
      </form>
    </>
  )
}
