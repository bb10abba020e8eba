import { accountMessages } from '@sitewright/api/messages'
import { useState } from 'react'
import { useAuth } from '../../session/auth.tsx'
import { useSignInOptions } from '../../session/options.ts'
import { SendAgain } from '../../session/send-again.tsx'
import { TextField } from '../../ui/field.tsx'
import { TokenAct } from '../layout/token-act.tsx'

/** Verifies an email address with the token of its mail. */
export function Verify() {
  const { session } = useAuth()
  return (
    <TokenAct
      title="Verify your address"
      text="It shows that messages about your account reach you."
      act="Verify this address"
      run={(token) => session.call('POST /api/auth/email/verify', { body: { token } })}
      otherwise={<AnotherLink />}
    />
  )
}

function AnotherLink() {
  const told = useSignInOptions()
  const [email, setEmail] = useState('')
  if (told.kind === 'told' && !told.options.mail) return null
  return (
    <>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <SendAgain email={email} />
      <p>{accountMessages.registerAgain}</p>
    </>
  )
}
