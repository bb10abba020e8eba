import { useQuery } from '@tanstack/react-query'
import { answerOrThrow, useCall } from './answer-or-throw.ts'
import { keys } from './keys.ts'

export function useSessions() {
  const call = useCall()
  return useQuery({
    queryKey: keys.sessions,
    queryFn: async () => answerOrThrow(await call('GET /api/account/sessions', {})).sessions
  })
}
