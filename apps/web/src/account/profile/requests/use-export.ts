import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

export function useExport(): Command<'GET /api/account/export'> {
  return useCommand('GET /api/account/export', (client) => forget(client, keys.activity))
}
