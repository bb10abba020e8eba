import { useCommand, type Command } from './command.ts'

export function useBeginPasskey(): Command<'POST /api/account/passkeys/options'> {
  return useCommand('POST /api/account/passkeys/options', () => undefined)
}
