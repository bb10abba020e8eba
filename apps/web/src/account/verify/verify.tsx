import { useAuth } from '../../session/auth.tsx'
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
    />
  )
}
