import { useCommand, type Command } from './command.ts'

export function useDeleteAccount(): Command<'POST /api/account/delete'> {
  return useCommand('POST /api/account/delete', () => undefined)
}
