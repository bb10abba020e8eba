import type { DatabaseConnection } from '@sitewright/api'
import { databaseCapabilities, ownDatabaseKind } from '@sitewright/databases'
import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toastResult } from '../../../requests/toasts.ts'
import { ConnectionForm } from './connection-form.tsx'
import { deleteConnection } from '../database.api.ts'
import { connectionFormMessages, databaseMessages as words } from '../messages.ts'
import { OwnDatabaseOffer } from './own-database-offer.tsx'
import type { OpenConnectionDialog } from './use-connection-actions.ts'

interface ConnectionDialogsProps {
  dialog: OpenConnectionDialog | undefined
  /** Closes it; with the id of the connection that was saved. */
  onClose: (id?: string) => void
}

export function ConnectionDialogs({ dialog, onClose }: ConnectionDialogsProps) {
  const edited = dialog?.kind === 'form' ? dialog.connection : undefined
  return (
    <>
      <Dialog
        title={edited === undefined ? connectionFormMessages.addTitle : connectionFormMessages.editTitle}
        opened={dialog?.kind === 'form'}
        onClose={() => onClose()}
        size={520}
        fillsPhone
      >
        {dialog?.kind === 'form' && edited === undefined && <OwnDatabaseOffer hasNote onAdded={onClose} />}
        {dialog?.kind === 'form' && <ConnectionForm connection={edited} onDone={onClose} />}
      </Dialog>
      {dialog?.kind === 'delete' && <DeleteDialog connection={dialog.connection} onClose={() => onClose()} />}
    </>
  )
}

function DeleteDialog({
  connection: { id, name, type, production, migrations },
  onClose
}: {
  connection: DatabaseConnection
  onClose: () => void
}) {
  const scriptsEffect = {
    label: words.deleteScripts,
    value: words.deleteScriptsGone(migrations),
    ...(migrations === 0 ? {} : { tone: 'danger' as const })
  }
  const remove = useMutation({
    ...deleteConnection,
    ...toastResult({ failed: words.failed, done: words.deleted(name), onDone: onClose })
  })
  return (
    <ConfirmDialog
      title={words.deleteTitle(name)}
      opened
      onClose={onClose}
      effects={[
        type === ownDatabaseKind
          ? { label: words.deleteCopy, value: words.deleteCopyGone }
          : { label: words.deletePassword, value: words.deletePasswordGone, tone: 'danger' },
        ...(databaseCapabilities[type].migrations ? [scriptsEffect] : []),
        { label: words.deleteDatabase, value: words.deleteDatabaseStays }
      ]}
      confirmLabel={words.deleteConfirm}
      keepLabel={words.deleteKeep}
      typedName={production ? name : undefined}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ path: { id } })}
    />
  )
}
