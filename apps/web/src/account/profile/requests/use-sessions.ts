import { useQuery } from '@tanstack/react-query'
import { answered, useCall } from './answered.ts'
import { keys } from './keys.ts'

export function useSessions() {
  const call = useCall()
  return useQuery({
    queryKey: keys.sessions,
    queryFn: async () => answered(await call('GET /api/account/sessions', {})).sessions
  })
}
