import { useRenewed } from '../use-renewed.ts'
import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

/** Changes the password; this session goes on with the tokens of the answer. */
export function useChangePassword(): Command<'POST /api/account/password'> {
  const renewed = useRenewed()
  return useCommand('POST /api/account/password', (client, answer) => {
    renewed(answer)
    forget(client, keys.profile, keys.sessions, keys.activity, keys.secondFactor, keys.connections)
  })
}
