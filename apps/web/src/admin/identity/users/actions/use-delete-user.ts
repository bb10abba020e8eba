import type { SessionUser, User } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useOutletContext, useSearchParams } from 'react-router'
import { toast } from '../../../../ui/toast.ts'
import { useOpenUser } from '../user-record/use-open-user.ts'
import { deleteUser, restoreUser } from './actions.api.ts'
import { actionMessages as words } from './messages.ts'
import { nameOf } from '../../../../lib/name-of.ts'

interface Deletion {
  isPending: boolean
  run: () => void
}

/** Deletes a user; the toast offers undo for as long as the server can restore them. */
export function useDeleteUser(user: User, onDone: () => void): Deletion {
  const [query] = useSearchParams()
  const openUser = useOpenUser()
  // Undo takes this permission.
  const mayRestore = useOutletContext<SessionUser>().permissions.includes('user.delete')
  const restored = useMutation({
    ...restoreUser,
    onSuccess: () => toast({ tone: 'success', text: words.restored(nameOf(user)) })
  })
  const { isPending, mutate } = useMutation({
    ...deleteUser,
    onSuccess: ({ sessionsEnded, undoUntil }) => {
      onDone()
      if (query.get('user') === user.id) openUser(undefined)
      const left = undoUntil - Date.now()
      const ended = sessionsEnded === 0 ? words.noSessions : `${words.endedIn(sessionsEnded, null)}.`
      toast({
        tone: 'success',
        title: words.deleted(nameOf(user)),
        ...(mayRestore
          ? {
              text: `${ended} ${words.undoFor(Math.round(left / 60_000))}`,
              durationMs: left,
              action: {
                label: words.undo,
                isUndo: true,
                run: () => restored.mutate({ path: { id: user.id }, body: {} })
              }
            }
          : { text: ended })
      })
    }
  })
  return { isPending, run: () => mutate({ path: { id: user.id } }) }
}
