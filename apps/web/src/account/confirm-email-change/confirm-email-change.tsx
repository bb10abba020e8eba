import { useAuth } from '../../sign-in/auth.tsx'
import { TokenAction } from '../layout/token-action.tsx'
import { confirmEmailMessages } from './messages.ts'

/** Confirms a new email address with the token of its mail. */
export function ConfirmEmailChange() {
  const { session } = useAuth()
  return (
    <TokenAction
      title={confirmEmailMessages.title}
      text={confirmEmailMessages.text}
      action={confirmEmailMessages.act}
      run={(token) => session.call('POST /api/account/email/confirm', { body: { token } })}
    />
  )
}
