import type { ActiveSession } from '@sitewright/api'
import { useQueryClient } from '@tanstack/react-query'
import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

/** Ends a session; it leaves the list at once, and comes back where the server refuses. */
export function useEndSession(): Command<'DELETE /api/account/sessions/{id}'> {
  const client = useQueryClient()
  const end = useCommand('DELETE /api/account/sessions/{id}', () => forget(client, keys.activity))
  return async (input) => {
    await client.cancelQueries({ queryKey: keys.sessions })
    client.setQueryData<ActiveSession[]>(keys.sessions, (sessions) =>
      sessions?.filter(({ id }) => id !== input.path.id)
    )
    const outcome = await end(input)
    if (!outcome.ok) forget(client, keys.sessions)
    return outcome
  }
}
