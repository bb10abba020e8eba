import { useAuth } from '../../../sign-in/auth.tsx'
import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

/** Changes the password; this session goes on with the tokens of the answer. */
export function useChangePassword(): Command<'POST /api/account/password'> {
  const { session } = useAuth()
  return useCommand('POST /api/account/password', (client, answer) => {
    session.replaceTokens(answer)
    forget(client, keys.profile, keys.sessions, keys.activity, keys.secondFactor, keys.connections)
  })
}
