import { useCommand, type Command } from './command.ts'

export function useStartTotp(): Command<'POST /api/account/totp/start'> {
  return useCommand('POST /api/account/totp/start', () => undefined)
}
