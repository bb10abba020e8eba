import { useQuery } from '@tanstack/react-query'
import { answerOrThrow, useCall } from '../../profile/requests/answer-or-throw.ts'
import { projectKeys } from './keys.ts'

export function useVersions(id: string) {
  const call = useCall()
  return useQuery({
    queryKey: projectKeys.versions(id),
    queryFn: async () =>
      answerOrThrow(await call('GET /api/saved-projects/{id}/versions', { path: { id } })).versions
  })
}
