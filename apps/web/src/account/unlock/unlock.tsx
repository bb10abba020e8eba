import { useAuth } from '../../sign-in/auth.tsx'
import { TokenAction } from '../layout/token-action.tsx'

/** Lifts a lock with the token of the mail about it (security bar 12). */
export function Unlock() {
  const { session } = useAuth()
  return (
    <TokenAction
      title="Unlock your account"
      text="Somebody tried wrong passwords, so that signing in was stopped for a while."
      action="Unlock my account"
      run={(token) => session.call('POST /api/auth/unlock', { body: { token } })}
    />
  )
}
