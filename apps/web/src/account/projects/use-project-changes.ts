import type { SavedProject } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { toMutationResult } from '../../requests/mutation-result.ts'
import { projectMessages } from './messages.ts'
import { deleteProject, duplicateProject, restoreProject, setProjectTeam } from './projects.api.ts'

/** Deletes a project and offers undo. The row goes with the answer, so the toast waits for no component. */
export function useDeleteProject(): (project: SavedProject) => Promise<void> {
  const remove = useMutation(deleteProject)
  const restore = useRestoreProject()
  return async (project) => {
    if (remove.isPending) return
    const result = await toMutationResult(remove.mutateAsync({ path: { id: project.id } }))
    if (result.kind !== 'done') return
    toast({
      tone: 'info',
      text: projectMessages.deleted(project.name),
      action: { label: projectMessages.undo, run: () => void restore(project) }
    })
  }
}

/** Brings a deleted project back. */
export function useRestoreProject(): (project: Pick<SavedProject, 'id' | 'name'>) => Promise<void> {
  const restore = useMutation(restoreProject)
  return async ({ id, name }) => {
    if (restore.isPending) return
    const result = await toMutationResult(restore.mutateAsync({ path: { id } }))
    if (result.kind === 'done') toast({ tone: 'success', text: projectMessages.restored(name) })
  }
}

export function useDuplicateProject(): (project: SavedProject) => void {
  const duplicate = useMutation({
    ...duplicateProject,
    onSuccess: ({ name }) => toast({ tone: 'success', text: projectMessages.duplicated(name) })
  })
  return ({ id }) => {
    if (!duplicate.isPending) duplicate.mutate({ path: { id } })
  }
}

/** Shares a project with the team, or ends that. */
export function useProjectTeam(): (project: SavedProject) => void {
  const change = useMutation({
    ...setProjectTeam,
    onSuccess: ({ name, sharedWithTeam }) =>
      toast({
        tone: 'success',
        text: sharedWithTeam ? projectMessages.teamShared(name) : projectMessages.teamEnded(name)
      })
  })
  return ({ id, sharedWithTeam }) => {
    if (!change.isPending) change.mutate({ path: { id }, body: { shared: !sharedWithTeam } })
  }
}
