import type { SavedProject } from '@sitewright/api'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../profile/requests/answer-or-throw.ts'
import { projectMessages } from './messages.ts'
import { moveToDeleted, upsertProject } from './requests/use-projects.ts'
import { useProjectAct } from './requests/use-project-act.ts'

/** Deletes a project and offers the way back. */
export function useDeleteProject(): (project: SavedProject) => Promise<void> {
  const call = useCall()
  const client = useQueryClient()
  const { act } = useProjectAct()
  const undelete = useRestoreProject()
  return async (project) => {
    const { id, name } = project
    const deleted = await act(() => call('DELETE /api/saved-projects/{id}', { path: { id } }))
    if (deleted === undefined) return
    moveToDeleted(client, project, deleted.undoUntil)
    toast({
      tone: 'note',
      text: projectMessages.deleted(name),
      action: { label: projectMessages.undo, run: () => void undelete(project) }
    })
  }
}

/** Brings a deleted project back. */
export function useRestoreProject(): (project: Pick<SavedProject, 'id' | 'name'>) => Promise<void> {
  const call = useCall()
  const client = useQueryClient()
  const { act } = useProjectAct()
  return async ({ id, name }) => {
    const restored = await act(() => call('POST /api/saved-projects/{id}/restore', { path: { id } }))
    if (restored === undefined) return
    upsertProject(client, restored)
    toast({ tone: 'good', text: projectMessages.restored(name) })
  }
}

export function useDuplicateProject(): (project: SavedProject) => Promise<void> {
  const call = useCall()
  const client = useQueryClient()
  const { act } = useProjectAct()
  return async ({ id }) => {
    const copy = await act(() => call('POST /api/saved-projects/{id}/duplicate', { path: { id } }))
    if (copy === undefined) return
    upsertProject(client, copy)
    toast({ tone: 'good', text: projectMessages.duplicated(copy.name) })
  }
}
