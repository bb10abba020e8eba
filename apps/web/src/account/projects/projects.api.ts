import type { ApiCalls, SavedProject } from '@sitewright/api'
import type { QueryClient } from '@tanstack/react-query'
import { mutation, query } from '../../requests/request.ts'
import type { RequestError } from '../../requests/request-error.ts'
import { toastProjectFailure } from './toast-project-failure.ts'

const onFailure = ({ outcome }: RequestError): void => toastProjectFailure(outcome)

type ProjectsAnswer = ApiCalls['GET /api/saved-projects']['answer']

/** The projects of a user, and those whose deletion can still be undone. */
export const projectsQuery = query(['saved-projects'], 'GET /api/saved-projects', {})

export function versionsQuery(id: string) {
  return query(['saved-projects', id, 'versions'], 'GET /api/saved-projects/{id}/versions', { path: { id } })
}

/** Query key of the upload offer; it is stale after each save. */
export const uploadOfferKey = ['saved-projects', 'offer'] as const

export const renameProject = mutation('PATCH /api/saved-projects/{id}', {
  onAnswer: (project, { client }) => upsertProject(client, project),
  onFailure
})

export const duplicateProject = mutation('POST /api/saved-projects/{id}/duplicate', {
  onAnswer: (project, { client }) => upsertProject(client, project),
  onFailure
})

export const deleteProject = mutation('DELETE /api/saved-projects/{id}', {
  onAnswer: ({ undoUntil }, { client, input }) => moveToDeleted(client, input.path.id, undoUntil),
  onFailure
})

export const restoreProject = mutation('POST /api/saved-projects/{id}/restore', {
  onAnswer: (project, { client }) => upsertProject(client, project),
  onFailure
})

export const purgeProject = mutation('DELETE /api/saved-projects/deleted/{id}', {
  onAnswer: (_answer, { client, input }) =>
    updateList(client, ({ projects, deleted }) => ({
      projects,
      deleted: deleted.filter(({ id }) => id !== input.path.id)
    })),
  onFailure
})

export const restoreVersion = mutation('POST /api/saved-projects/{id}/versions/{version}/restore', {
  onAnswer: ({ site: _document, ...project }, { client }) => upsertProject(client, project),
  onFailure
})

export const shareProject = mutation('POST /api/saved-projects/{id}/share', {
  onAnswer: ({ project }, { client }) => upsertProject(client, project),
  onFailure
})

export const unshareProject = mutation('DELETE /api/saved-projects/{id}/share', {
  onAnswer: (project, { client }) => upsertProject(client, project),
  onFailure
})

export const setProjectTeam = mutation('PUT /api/saved-projects/{id}/team', {
  onAnswer: (project, { client }) => upsertProject(client, project),
  onFailure
})

/** Upserts a project in the cached list; the one saved last stands first. */
function upsertProject(client: QueryClient, project: SavedProject): void {
  updateList(client, ({ projects, deleted }) => ({
    projects: [project, ...projects.filter(({ id }) => id !== project.id)].toSorted(
      (one, other) => other.updatedAt - one.updatedAt
    ),
    deleted: deleted.filter(({ id }) => id !== project.id)
  }))
  void client.invalidateQueries({ queryKey: versionsQuery(project.id).queryKey })
}

/** Moves a project of the cached list to the deleted ones. */
function moveToDeleted(client: QueryClient, id: string, undoUntil: number): void {
  updateList(client, ({ projects, deleted }) => ({
    projects: projects.filter((project) => project.id !== id),
    deleted: [
      ...projects.filter((project) => project.id === id).map((project) => ({ ...project, undoUntil })),
      ...deleted
    ]
  }))
}

function updateList(
  client: QueryClient,
  update: (
    before: Pick<ProjectsAnswer, 'projects' | 'deleted'>
  ) => Pick<ProjectsAnswer, 'projects' | 'deleted'>
): void {
  client.setQueryData(projectsQuery.queryKey, (before) => before && { ...before, ...update(before) })
  void client.invalidateQueries({ queryKey: uploadOfferKey })
}
