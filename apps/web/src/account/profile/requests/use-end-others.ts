import type { ActiveSession } from '@sitewright/api'
import { forget, useCommand, type Command } from './command.ts'
import { keys } from './keys.ts'

export function useEndOthers(): Command<'POST /api/account/sessions/end-others'> {
  return useCommand('POST /api/account/sessions/end-others', (client) => {
    client.setQueryData<ActiveSession[]>(keys.sessions, (sessions) => sessions?.filter(({ current }) => current))
    forget(client, keys.sessions, keys.activity)
  })
}
