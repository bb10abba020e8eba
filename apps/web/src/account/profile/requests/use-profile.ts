import { useQuery } from '@tanstack/react-query'
import { answered, useCall } from './answered.ts'
import { keys } from './keys.ts'

export function useProfile() {
  const call = useCall()
  return useQuery({
    queryKey: keys.profile,
    queryFn: async () => answered(await call('GET /api/account/profile', {}))
  })
}
