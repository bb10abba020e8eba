import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

export function useAddPasskey(): Command<'POST /api/account/passkeys'> {
  return useCommand('POST /api/account/passkeys', (client) =>
    forget(client, keys.passkeys, keys.secondFactor, keys.profile, keys.activity)
  )
}
