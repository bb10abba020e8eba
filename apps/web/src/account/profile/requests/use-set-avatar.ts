import { useAuth } from '../../../sign-in/auth.tsx'
import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

export function useSetAvatar(): Command<'PUT /api/account/avatar'> {
  const { session } = useAuth()
  return useCommand('PUT /api/account/avatar', (client) => {
    forget(client, keys.profile, keys.activity)
    void session.verify()
  })
}
