import type { DeletedProject, SavedProject } from '@sitewright/api'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { answerOrThrow, useCall } from '../../profile/requests/answer-or-throw.ts'
import { projectKeys } from './keys.ts'

/** The projects of a person, and those that can still be brought back. */
export interface ProjectsAnswer {
  projects: readonly SavedProject[]
  deleted: readonly DeletedProject[]
}

export function useProjects() {
  const call = useCall()
  return useQuery({
    queryKey: projectKeys.list,
    queryFn: async (): Promise<ProjectsAnswer> => answerOrThrow(await call('GET /api/saved-projects', {}))
  })
}

/** Puts a project into the list, or what is new about it; the one saved last stands first. */
export function upsertProject(client: QueryClient, project: SavedProject): void {
  client.setQueryData<ProjectsAnswer>(projectKeys.list, ({ projects, deleted } = noProjects) => ({
    projects: [project, ...projects.filter(({ id }) => id !== project.id)].toSorted(
      (one, other) => other.updatedAt - one.updatedAt
    ),
    deleted: deleted.filter(({ id }) => id !== project.id)
  }))
  void client.invalidateQueries({ queryKey: projectKeys.versions(project.id) })
  void client.invalidateQueries({ queryKey: projectKeys.offer })
}

/** Moves a project to those that were deleted. */
export function moveToDeleted(client: QueryClient, project: SavedProject, undoUntil: number): void {
  client.setQueryData<ProjectsAnswer>(projectKeys.list, ({ projects, deleted } = noProjects) => ({
    projects: projects.filter(({ id }) => id !== project.id),
    deleted: [{ ...project, undoUntil }, ...deleted]
  }))
  void client.invalidateQueries({ queryKey: projectKeys.offer })
}

const noProjects: ProjectsAnswer = { projects: [], deleted: [] }
