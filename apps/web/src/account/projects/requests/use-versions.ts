import { useQuery } from '@tanstack/react-query'
import { answered, useCall } from '../../profile/requests/answered.ts'
import { projectKeys } from './keys.ts'

export function useVersions(id: string) {
  const call = useCall()
  return useQuery({
    queryKey: projectKeys.versions(id),
    queryFn: async () =>
      answered(await call('GET /api/saved-projects/{id}/versions', { path: { id } })).versions
  })
}
