import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

export function useRenamePasskey(): Command<'PATCH /api/account/passkeys/{id}'> {
  return useCommand('PATCH /api/account/passkeys/{id}', (client) =>
    forget(client, keys.passkeys, keys.activity)
  )
}
