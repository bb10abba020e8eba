import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

export function useConfirmTotp(): Command<'POST /api/account/totp/confirm'> {
  return useCommand('POST /api/account/totp/confirm', (client, { secondFactor }) => {
    client.setQueryData(keys.secondFactor, secondFactor)
    forget(client, keys.profile, keys.sessions, keys.activity)
  })
}
