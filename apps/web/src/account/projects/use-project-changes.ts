import type { SavedProject } from '@sitewright/api'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { useCall } from '../profile/requests/answered.ts'
import { projectMessages } from './messages.ts'
import { dropProject, keepProject } from './requests/use-projects.ts'
import { useProjectAct } from './requests/use-project-act.ts'

/** How long the way back stands on the screen; the server keeps it open for longer. */
const undoMs = 60_000

/** Deletes a project and offers the way back. */
export function useDelete(): (project: SavedProject) => Promise<void> {
  const call = useCall()
  const client = useQueryClient()
  const { act } = useProjectAct()
  return async ({ id, name }) => {
    const path = { id }
    const deleted = await act(() => call('DELETE /api/saved-projects/{id}', { path }))
    if (deleted === undefined) return
    dropProject(client, id)
    const undo = async (): Promise<void> => {
      const restored = await act(() => call('POST /api/saved-projects/{id}/restore', { path }))
      if (restored === undefined) return
      keepProject(client, restored)
      toast({ tone: 'good', text: projectMessages.restored(name) })
    }
    toast({
      tone: 'note',
      text: projectMessages.deleted(name),
      stay: undoMs,
      action: { label: projectMessages.undo, run: () => void undo() }
    })
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
