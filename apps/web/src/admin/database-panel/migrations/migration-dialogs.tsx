import type { DatabaseConnection } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toastResult } from '../../../requests/toasts.ts'
import { MigrationForm } from './migration-form.tsx'
import { migrationMessages as words } from './migration-messages.ts'
import { deleteMigration, migrationQuery } from './migrations.api.ts'
import { PlanDialog } from './plan-dialog.tsx'
import type { PlannedMigrations } from './use-plan.ts'

export type OpenMigrationDialog =
  | { kind: 'add'; name: string }
  | { kind: 'edit' | 'view' | 'delete'; id: string; name: string }
  | { kind: 'plan'; answer: PlannedMigrations }

interface MigrationDialogsProps {
  connection: DatabaseConnection
  dialog: OpenMigrationDialog | undefined
  onClose: () => void
}

export function MigrationDialogs({ connection, dialog, onClose }: MigrationDialogsProps) {
  const form =
    dialog?.kind === 'add' || dialog?.kind === 'edit' || dialog?.kind === 'view' ? dialog : undefined
  return (
    <>
      <Dialog
        title={toTitle(form)}
        opened={form !== undefined}
        onClose={onClose}
        size={720}
        persistent={form !== undefined && form.kind !== 'view'}
        fillsPhone
      >
        {form?.kind === 'add' && (
          <MigrationForm
            connection={connection.id}
            scripts={{ id: undefined, name: form.name, apply: '', rollBack: null }}
            onDone={onClose}
          />
        )}
        {(form?.kind === 'edit' || form?.kind === 'view') && (
          <KeptMigration
            connection={connection.id}
            id={form.id}
            isReadOnly={form.kind === 'view'}
            onDone={onClose}
          />
        )}
      </Dialog>
      {dialog?.kind === 'delete' && (
        <DeleteDialog connection={connection.id} id={dialog.id} name={dialog.name} onClose={onClose} />
      )}
      {dialog?.kind === 'plan' && (
        <PlanDialog connection={connection} planned={dialog.answer} onClose={onClose} />
      )}
    </>
  )
}

function toTitle(form: Exclude<OpenMigrationDialog, { kind: 'plan' }> | undefined): string {
  if (form?.kind === 'edit') return words.editTitle(form.name)
  return form?.kind === 'view' ? words.viewTitle(form.name) : words.addTitle
}

interface KeptMigrationProps {
  connection: string
  id: string
  isReadOnly: boolean
  onDone: () => void
}

function KeptMigration({ connection, id, isReadOnly, onDone }: KeptMigrationProps) {
  const query = useQuery(migrationQuery(connection, id))
  return (
    <QueryBoundary query={query} rows={6}>
      {({ migration }) => (
        <MigrationForm connection={connection} scripts={migration} isReadOnly={isReadOnly} onDone={onDone} />
      )}
    </QueryBoundary>
  )
}

interface DeleteDialogProps {
  connection: string
  id: string
  name: string
  onClose: () => void
}

function DeleteDialog({ connection, id, name, onClose }: DeleteDialogProps) {
  const remove = useMutation({
    ...deleteMigration,
    ...toastResult({ failed: words.failedAct, done: words.deleted(name), onDone: onClose })
  })
  return (
    <ConfirmDialog
      title={words.deleteTitle(name)}
      opened
      onClose={onClose}
      effects={[
        { label: words.deleteScripts, value: words.deleteGone, tone: 'danger' },
        { label: words.deleteDatabase, value: words.deleteStays }
      ]}
      confirmLabel={words.deleteConfirm}
      keepLabel={words.keep}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ path: { id: connection, migration: id } })}
    />
  )
}
