import { useQuery } from '@tanstack/react-query'
import { answered, useCall } from './answered.ts'
import { keys } from './keys.ts'

export function useConnections() {
  const call = useCall()
  return useQuery({
    queryKey: keys.connections,
    queryFn: async () => answered(await call('GET /api/account/connections', {}))
  })
}
