import { useAuth } from '../../sign-in/auth.tsx'
import { TokenAction } from '../layout/token-action.tsx'
import { unlockMessages as messages } from './messages.ts'

/** Lifts a lock with the token of the mail about it (security bar 12). */
export function UnlockAccount() {
  const { session } = useAuth()
  return (
    <TokenAction
      title={messages.title}
      text={messages.lead}
      action={messages.action}
      run={(token) => session.call('POST /api/auth/unlock', { body: { token } })}
    />
  )
}
