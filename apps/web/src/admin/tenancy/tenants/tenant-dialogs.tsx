import type { Tenant } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toastResult } from '../../../requests/toasts.ts'
import { formatCount } from '../format-tenant.ts'
import { tenantFormMessages, tenantMessages as words } from '../messages.ts'
import { MembersDialog } from '../members/members-dialog.tsx'
import { PlansDialog } from '../plans/plans-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import { TenantForm } from './tenant-form.tsx'
import { deleteTenant } from '../tenants.api.ts'

export type OpenTenantDialog =
  | { kind: 'form'; tenant: Tenant | undefined }
  | { kind: 'plans' }
  | { kind: 'members'; tenant: Tenant }
  | { kind: 'suspend'; tenant: Tenant }
  | { kind: 'delete'; tenant: Tenant }

interface TenantDialogsProps {
  dialog: OpenTenantDialog | undefined
  mayChange: boolean
  mayRemove: boolean
  onClose: () => void
}

export function TenantDialogs({ dialog, mayChange, mayRemove, onClose }: TenantDialogsProps) {
  const { addTitle, editTitle } = tenantFormMessages
  const isNew = dialog?.kind === 'form' && dialog.tenant === undefined
  return (
    <>
      <Dialog
        title={isNew ? addTitle : editTitle}
        opened={dialog?.kind === 'form'}
        onClose={onClose}
        size={520}
        fillsPhone
      >
        {dialog?.kind === 'form' && <TenantForm tenant={dialog.tenant} onDone={onClose} />}
      </Dialog>
      <PlansDialog opened={dialog?.kind === 'plans'} mayChange={mayChange} onClose={onClose} />
      {dialog?.kind === 'members' && (
        <MembersDialog tenant={dialog.tenant} mayChange={mayChange} mayRemove={mayRemove} onClose={onClose} />
      )}
      {dialog?.kind === 'suspend' && <SuspendDialog tenant={dialog.tenant} onClose={onClose} />}
      {dialog?.kind === 'delete' && <DeleteDialog tenant={dialog.tenant} onClose={onClose} />}
    </>
  )
}

function DeleteDialog({ tenant: { id, name, users }, onClose }: { tenant: Tenant; onClose: () => void }) {
  const remove = useMutation({
    ...deleteTenant,
    ...toastResult({ failed: words.deleteFailed, done: words.deleted(name), onDone: onClose })
  })
  const isUsed = users.total > 0
  return (
    <ConfirmDialog
      title={words.deleteTitle(name)}
      opened
      onClose={onClose}
      effects={[
        {
          label: words.deleteUsers,
          value: isUsed ? `${formatCount(users.total)}. ${words.deleteRefused}` : formatCount(0),
          ...(isUsed ? { tone: 'danger' as const } : {})
        },
        { label: words.deleteAudit, value: words.deleteAuditStays }
      ]}
      confirmLabel={words.deleteConfirm}
      keepLabel={words.deleteKeep}
      typedName={name}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ path: { id } })}
    />
  )
}
