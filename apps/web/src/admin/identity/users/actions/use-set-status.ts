import type { User } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { toast } from '../../../../ui/toast.ts'
import { mutation } from '../../../../requests/request.ts'
import { toastFailure } from '../../../../requests/toasts.ts'
import { actionMessages as words } from './messages.ts'
import { nameOf } from '../../../../lib/name-of.ts'

export type SettableStatus = Exclude<User['status'], 'pending'>

const changeStatus = mutation('PATCH /api/users/{id}', {
  invalidates: ['users'],
  onFailure: toastFailure(words.statusFailed)
})

/** Sets the status of a user; the toast says how many sessions ended and how soon, and offers undo. */
export function useSetStatus(): (user: User, next: SettableStatus) => void {
  const status = useMutation(changeStatus)
  const setStatus = (user: User, next: SettableStatus): void => {
    const before = user.status
    status.mutate(
      { path: { id: user.id }, body: { status: next } },
      {
        onSuccess: ({ sessionsEnded, refusedWithinMs }) =>
          toast({
            tone: 'success',
            title: words.done[next](nameOf(user)),
            text: sessionsEnded === 0 ? words.noSessions : words.endedIn(sessionsEnded, refusedWithinMs),
            group: 'user-status',
            ...(before === 'pending'
              ? {}
              : {
                  action: {
                    label: words.undo,
                    isUndo: true,
                    run: () => setStatus({ ...user, status: next }, before)
                  }
                })
          })
      }
    )
  }
  return setStatus
}
