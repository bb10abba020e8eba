import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

export function useRenewCodes(): Command<'POST /api/account/recovery-codes'> {
  return useCommand('POST /api/account/recovery-codes', (client, { secondFactor }) => {
    client.setQueryData(keys.secondFactor, secondFactor)
    forget(client, keys.activity)
  })
}
