import type { DeletedProject, SavedProject } from '@sitewright/api'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { answered, useCall } from '../../profile/requests/answered.ts'
import { projectKeys } from './keys.ts'

/** The projects of a person, and those that can still be brought back. */
export interface Projects {
  projects: readonly SavedProject[]
  deleted: readonly DeletedProject[]
}

export function useProjects() {
  const call = useCall()
  return useQuery({
    queryKey: projectKeys.list,
    queryFn: async (): Promise<Projects> => answered(await call('GET /api/saved-projects', {}))
  })
}

/** Puts a project into the list, or what is new about it; the one saved last stands first. */
export function keepProject(client: QueryClient, project: SavedProject): void {
  client.setQueryData<Projects>(projectKeys.list, ({ projects, deleted } = none) => ({
    projects: [project, ...projects.filter(({ id }) => id !== project.id)].toSorted(
      (one, other) => other.updatedAt - one.updatedAt
    ),
    deleted: deleted.filter(({ id }) => id !== project.id)
  }))
  void client.invalidateQueries({ queryKey: projectKeys.versions(project.id) })
  void client.invalidateQueries({ queryKey: projectKeys.offer })
}

/** Moves a project to those that were deleted. */
export function dropProject(client: QueryClient, project: SavedProject, undoUntil: number): void {
  client.setQueryData<Projects>(projectKeys.list, ({ projects, deleted } = none) => ({
    projects: projects.filter(({ id }) => id !== project.id),
    deleted: [{ ...project, undoUntil }, ...deleted]
  }))
  void client.invalidateQueries({ queryKey: projectKeys.offer })
}

const none: Projects = { projects: [], deleted: [] }
