import { useCommand, type Command } from './command.ts'

/** Begins to connect a provider; the answer says where to go. */
export function useConnect(): Command<'POST /api/account/connections/{provider}/start'> {
  return useCommand('POST /api/account/connections/{provider}/start', () => undefined)
}
