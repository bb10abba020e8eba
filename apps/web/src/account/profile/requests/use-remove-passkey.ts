import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

export function useRemovePasskey(): Command<'DELETE /api/account/passkeys/{id}'> {
  return useCommand('DELETE /api/account/passkeys/{id}', (client) =>
    forget(client, keys.passkeys, keys.secondFactor, keys.profile, keys.activity)
  )
}
