import type { DatabaseConnection, DatabaseRows, DatabaseTable, Permission } from '@sitewright/api'
import { databaseCapabilities } from '@sitewright/databases'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { explorerMessages as words } from './data-explorer-messages.ts'
import styles from './data-explorer.module.css'
import { RowForm } from './row-form.tsx'
import { idOf, toEdited, toKey, toRowText, toUpdate, type RowText } from './staged-changes.ts'
import type { StagedChanges } from './use-staged-changes.ts'

/** Why rows are not edited; undefined where they are. */
export function whyNotEdited(
  { type, writable }: DatabaseConnection,
  table: DatabaseTable,
  permissions: readonly Permission[]
): string | undefined {
  if (!permissions.includes('database.write')) return words.readOnlyRole
  if (!databaseCapabilities[type].heldWrites) return words.notHeld
  if (!writable) return words.readOnlyConnection
  if (table.kind === 'view') return words.view
  return table.columns.some(({ primaryKey }) => primaryKey) ? undefined : words.noKey
}

interface RowEditingProps {
  table: DatabaseTable
  page: DatabaseRows
  staged: StagedChanges
  /** Index of the row that is edited; undefined for none. */
  edited: number | 'new' | undefined
  onEdit: (edited: number | 'new' | undefined) => void
}

/** Edits rows: what is changed is staged, until all of it is saved together. */
export function RowEditing({ table, page, staged, edited, onEdit }: RowEditingProps) {
  const index = typeof edited === 'number' ? edited : undefined
  const key = index === undefined ? {} : toKey(page, index)
  const row = index === undefined ? undefined : toRowText(page, index)
  const keep = (values: RowText): void => {
    const change = row === undefined ? { kind: 'insert' as const, values } : toUpdate(key, row, values)
    const before = staged.changes.find((each) => row !== undefined && idOf(each) === JSON.stringify(key))
    if (change !== undefined) staged.add(change)
    // The row is again as it is in the database.
    else if (before !== undefined) staged.takeBack(before)
    onEdit(undefined)
  }
  return (
    <>
      <div className={styles.foot}>
        <Button onClick={() => onEdit('new')}>{words.addRow}</Button>
        {staged.committed?.undoable === true && <UndoButton id={staged.committed.id} onUndo={staged.undo} />}
      </div>
      <Dialog
        title={row === undefined ? words.addTitle : words.editTitle}
        opened={edited !== undefined}
        onClose={() => onEdit(undefined)}
        size={520}
        fillsPhone
      >
        {edited !== undefined && (
          <RowForm
            table={table}
            columns={row === undefined ? null : page.columns.map(({ name }) => name)}
            row={row}
            begun={row === undefined ? {} : toEdited(staged.changes, key, row)}
            onStage={keep}
            onDelete={() => {
              staged.add({ kind: 'delete', key, before: row ?? {} })
              onEdit(undefined)
            }}
            onClose={() => onEdit(undefined)}
          />
        )}
      </Dialog>
    </>
  )
}

function UndoButton({ id, onUndo }: { id: string; onUndo: (id: string) => void }) {
  return <Button onClick={() => onUndo(id)}>{words.undoWrite}</Button>
}
