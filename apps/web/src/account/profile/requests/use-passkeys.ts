import { useQuery } from '@tanstack/react-query'
import { answerOrThrow, useCall } from './answer-or-throw.ts'
import { keys } from './keys.ts'

export function usePasskeys() {
  const call = useCall()
  return useQuery({
    queryKey: keys.passkeys,
    queryFn: async () => answerOrThrow(await call('GET /api/account/passkeys', {})).passkeys
  })
}
