import type { SavedProject } from '@sitewright/api'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../profile/requests/answered.ts'
import { projectMessages } from './messages.ts'
import { dropProject, keepProject } from './requests/use-projects.ts'
import { useProjectAct } from './requests/use-project-act.ts'

/** Deletes a project and offers the way back. */
export function useDelete(): (project: SavedProject) => Promise<void> {
  const call = useCall()
  const client = useQueryClient()
  const { act } = useProjectAct()
  const undelete = useUndelete()
  return async (project) => {
    const { id, name } = project
    const deleted = await act(() => call('DELETE /api/saved-projects/{id}', { path: { id } }))
    if (deleted === undefined) return
    dropProject(client, project, deleted.undoUntil)
    toast({
      tone: 'note',
      text: projectMessages.deleted(name),
      action: { label: projectMessages.undo, run: () => void undelete(project) }
    })
  }
}

/** Brings a deleted project back. */
export function useUndelete(): (project: Pick<SavedProject, 'id' | 'name'>) => Promise<void> {
  const call = useCall()
  const client = useQueryClient()
  const { act } = useProjectAct()
  return async ({ id, name }) => {
    const restored = await act(() => call('POST /api/saved-projects/{id}/restore', { path: { id } }))
    if (restored === undefined) return
    keepProject(client, restored)
    toast({ tone: 'good', text: projectMessages.restored(name) })
  }
}

export function useDuplicate(): (project: SavedProject) => Promise<void> {
  const call = useCall()
  const client = useQueryClient()
  const { act } = useProjectAct()
  return async ({ id }) => {
    const copy = await act(() => call('POST /api/saved-projects/{id}/duplicate', { path: { id } }))
    if (copy === undefined) return
    keepProject(client, copy)
    toast({ tone: 'good', text: projectMessages.duplicated(copy.name) })
  }
}
