import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

export function useDisconnect(): Command<'DELETE /api/account/connections/{provider}'> {
  return useCommand('DELETE /api/account/connections/{provider}', (client) =>
    forget(client, keys.connections, keys.profile, keys.activity)
  )
}
