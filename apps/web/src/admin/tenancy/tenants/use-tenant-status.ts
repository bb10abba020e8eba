import type { Tenant, TenantStatusChange } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { toastFailure } from '../../../requests/toasts.ts'
import { toast, type Toast } from '../../../ui/toast.ts'
import { tenantStatusMessages as words } from '../messages.ts'
import { activateTenant, suspendTenant, undoTenantStatus } from '../tenants.api.ts'

interface TenantStatusActions {
  isSuspending: boolean
  suspend: (tenant: Tenant, reason: string, onDone: () => void) => void
  activate: (tenant: Tenant) => void
}

/** Suspends and activates tenants; the toast says what ended, and takes it back. */
export function useTenantStatus(): TenantStatusActions {
  const suspension = useMutation({ ...suspendTenant, onError: toastFailure(words.suspendFailed) })
  const activation = useMutation({ ...activateTenant, onError: toastFailure(words.activateFailed) })
  const undoing = useMutation({
    ...undoTenantStatus,
    onError: toastFailure(words.undoFailed),
    // Not with the call: the dialog that began it is closed by then.
    onSuccess: ({ tenant: { name } }) => toast({ tone: 'success', text: words.undone(name) })
  })
  const tell = (
    told: Pick<Toast, 'title' | 'text'>,
    { tenant: { id, revision } }: TenantStatusChange
  ): void =>
    toast({
      ...told,
      tone: 'success',
      group: 'tenant-status',
      action: {
        label: words.undo,
        isUndo: true,
        run: () => undoing.mutate({ path: { id }, body: { revision } })
      }
    })
  return {
    isSuspending: suspension.isPending,
    suspend: ({ id, name, revision }, reason, onDone) =>
      suspension.mutate(
        { path: { id }, body: { revision, reason } },
        {
          onSuccess(change) {
            const { sessionsEnded, refusedWithinMs } = change
            tell({ title: words.suspended(name), text: words.ended(sessionsEnded, refusedWithinMs) }, change)
            onDone()
          }
        }
      ),
    activate: ({ id, name, revision }) =>
      activation.mutate(
        { path: { id }, body: { revision } },
        { onSuccess: (change) => tell({ text: words.activated(name) }, change) }
      )
  }
}
