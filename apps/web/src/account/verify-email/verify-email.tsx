import { accountMessages } from '@sitewright/api/messages'
import { useState } from 'react'
import { useAuth } from '../../sign-in/auth.tsx'
import { ResendVerification } from '../../sign-in/resend-verification.tsx'
import { useSignInOptions } from '../../sign-in/use-sign-in-options.ts'
import { TextField } from '../../ui/field.tsx'
import { TokenAction } from '../layout/token-action.tsx'
import { verifyMessages as messages } from './messages.ts'
import { signInMessages } from '../../sign-in/messages.ts'

/** Verifies an email address with the token of its mail. */
export function VerifyEmail() {
  const { session } = useAuth()
  return (
    <TokenAction
      title={messages.title}
      text={messages.lead}
      action={messages.action}
      run={(token) => session.call('POST /api/auth/email/verify', { body: { token } })}
      fallback={<RequestNewLink />}
    />
  )
}

function RequestNewLink() {
  const loaded = useSignInOptions()
  const [email, setEmail] = useState('')
  if (loaded.kind === 'ready' && !loaded.options.mail) return null
  return (
    <>
      <TextField
        label={signInMessages.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <ResendVerification email={email} />
      <p>{accountMessages.registerAgain}</p>
    </>
  )
}
