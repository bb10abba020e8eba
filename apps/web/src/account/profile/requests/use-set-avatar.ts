import { useAuth } from '../../../session/auth.tsx'
import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

export function useSetAvatar(): Command<'PUT /api/account/avatar'> {
  const { session } = useAuth()
  return useCommand('PUT /api/account/avatar', (client) => {
    forget(client, keys.profile, keys.activity)
    void session.check()
  })
}
