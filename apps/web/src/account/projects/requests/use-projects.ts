import type { SavedProject } from '@sitewright/api'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { answered, useCall } from '../../profile/requests/answered.ts'
import { projectKeys } from './keys.ts'

export function useProjects() {
  const call = useCall()
  return useQuery({
    queryKey: projectKeys.list,
    queryFn: async () => answered(await call('GET /api/saved-projects', {})).projects
  })
}

/** Puts a project into the list, or what is new about it; the one saved last stands first. */
export function keepProject(client: QueryClient, project: SavedProject): void {
  client.setQueryData<SavedProject[]>(projectKeys.list, (projects = []) =>
    [project, ...projects.filter(({ id }) => id !== project.id)].toSorted(
      (one, other) => other.updatedAt - one.updatedAt
    )
  )
  void client.invalidateQueries({ queryKey: projectKeys.versions(project.id) })
  void client.invalidateQueries({ queryKey: projectKeys.offer })
}

export function dropProject(client: QueryClient, id: string): void {
  client.setQueryData<SavedProject[]>(projectKeys.list, (projects = []) =>
    projects.filter((each) => each.id !== id)
  )
  void client.invalidateQueries({ queryKey: projectKeys.offer })
}
