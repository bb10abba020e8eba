import { useAuth } from '../../session/auth.tsx'
import { TokenAct } from '../layout/token-act.tsx'

/** Lifts a lock with the token of the mail about it (security bar 12). */
export function Unlock() {
  const { session } = useAuth()
  return (
    <TokenAct
      title="Unlock your account"
      text="Somebody tried wrong passwords, so that signing in was stopped for a while."
      act="Unlock my account"
      run={(token) => session.call('POST /api/auth/unlock', { body: { token } })}
    />
  )
}
