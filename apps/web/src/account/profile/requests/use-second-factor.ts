import { useQuery } from '@tanstack/react-query'
import { answered, useCall } from './answered.ts'
import { keys } from './keys.ts'

export function useSecondFactor() {
  const call = useCall()
  return useQuery({
    queryKey: keys.secondFactor,
    queryFn: async () => answered(await call('GET /api/account/second-factor', {}))
  })
}
