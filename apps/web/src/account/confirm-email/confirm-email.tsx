import { useAuth } from '../../session/auth.tsx'
import { TokenAct } from '../layout/token-act.tsx'
import { confirmEmailMessages } from './messages.ts'

/** Takes a new email address into use with the token of its mail. */
export function ConfirmEmail() {
  const { session } = useAuth()
  return (
    <TokenAct
      title={confirmEmailMessages.title}
      text={confirmEmailMessages.text}
      act={confirmEmailMessages.act}
      run={(token) => session.call('POST /api/account/email/confirm', { body: { token } })}
    />
  )
}
