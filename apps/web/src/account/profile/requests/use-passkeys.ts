import { useQuery } from '@tanstack/react-query'
import { answered, useCall } from './answered.ts'
import { keys } from './keys.ts'

export function usePasskeys() {
  const call = useCall()
  return useQuery({
    queryKey: keys.passkeys,
    queryFn: async () => answered(await call('GET /api/account/passkeys', {})).passkeys
  })
}
