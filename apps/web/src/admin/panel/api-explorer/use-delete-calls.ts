import type { ExplorerDeletion } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { toast } from '../../../ui/toast.ts'
import { clearCalls, deleteCall, restoreCalls } from './explorer.api.ts'
import { explorerMessages } from './messages.ts'

const { history: words } = explorerMessages

/** Deletes calls from one's history, with undo. */
export function useDeleteCalls(): { deleteOne: (id: string) => void; deleteAll: () => void } {
  const restore = useMutation({
    ...restoreCalls,
    onError: ({ message }) => toast({ tone: 'danger', title: words.undoFailed, text: message })
  })
  const onSuccess = ({ deletion, deleted }: ExplorerDeletion): void => {
    if (deletion === null) return
    toast({
      tone: 'success',
      text: words.deleted(deleted),
      action: { label: words.undo, run: () => restore.mutate({ body: { deletion } }), isUndo: true }
    })
  }
  const onError = ({ message }: Error): void =>
    toast({ tone: 'danger', title: words.deleteFailed, text: message })
  const remove = useMutation({ ...deleteCall, onSuccess, onError })
  const clear = useMutation({ ...clearCalls, onSuccess, onError })
  return {
    deleteOne: (id) => remove.mutate({ path: { id } }),
    deleteAll: () => clear.mutate({})
  }
}
