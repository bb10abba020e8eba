import { useAuth } from '../../../sign-in/auth.tsx'
import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

/** Saves name and email; the page's header learns the name too. */
export function useSaveProfile(): Command<'PATCH /api/account/profile'> {
  const { session } = useAuth()
  return useCommand('PATCH /api/account/profile', (client, { profile }) => {
    client.setQueryData(keys.profile, profile)
    forget(client, keys.activity)
    void session.verify()
  })
}
