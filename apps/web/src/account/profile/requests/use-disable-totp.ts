import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

export function useDisableTotp(): Command<'POST /api/account/totp/disable'> {
  return useCommand('POST /api/account/totp/disable', (client, secondFactor) => {
    client.setQueryData(keys.secondFactor, secondFactor)
    forget(client, keys.profile, keys.sessions, keys.activity)
  })
}
