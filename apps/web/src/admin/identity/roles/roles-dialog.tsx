import type { Role } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { StepUpDialog } from '../../../step-up/step-up-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { rolesQuery } from '../../shared/roles.api.ts'
import { DeleteRole } from './delete-role.tsx'
import { rolesMessages as words } from './messages.ts'
import { useRoleView, type RoleView } from './role-address.ts'
import { startNewRole } from './role-draft.ts'
import { RoleForm } from './role-form.tsx'
import { RoleList } from './role-list.tsx'
import { useRoleEditor } from './use-role-editor.ts'
import styles from './roles.module.css'

/** The dialog of roles: the list, and one role after the other in its place (spec 2 §2). */
export function RolesDialog() {
  const [view, setView] = useRoleView()
  const roles = useQuery({
    ...rolesQuery,
    enabled: view.kind !== 'closed',
    // What draws a failure is loaded with the dialog, so nothing has read `error` before.
    notifyOnChangeProps: 'all'
  })
  const [deleting, setDeleting] = useState<Role>()
  const close = (): void => {
    setDeleting(undefined)
    setView({ kind: 'closed' })
  }
  return (
    <StepUpDialog
      title={titleOf(view, deleting, roles.data?.roles ?? [])}
      opened={view.kind !== 'closed'}
      onClose={close}
      size={deleting === undefined ? 920 : 520}
      fillsPhone
    >
      <div className={`dense ${styles.roles}`}>
        <QueryBoundary query={roles} rows={5}>
          {({ roles: all }) =>
            deleting === undefined ? (
              <View view={view} all={all} onView={setView} onDelete={setDeleting} />
            ) : (
              <DeleteRole role={deleting} roles={all} onDone={() => setDeleting(undefined)} />
            )
          }
        </QueryBoundary>
      </div>
    </StepUpDialog>
  )
}

interface ViewProps {
  view: RoleView
  all: readonly Role[]
  onView: (view: RoleView) => void
  onDelete: (role: Role) => void
}

function View({ view, all, onView, onDelete }: ViewProps) {
  const editor = useRoleEditor()
  const toList = () => onView({ kind: 'list' })
  if (view.kind === 'new') {
    const source = all.find(({ id }) => id === view.copyOf)
    const start = startNewRole(editor, source)
    return (
      <RoleForm key={`new ${view.copyOf ?? ''}`} role={start} roles={all} editor={editor} onDone={toList} />
    )
  }
  if (view.kind !== 'role')
    return <RoleList roles={all} editor={editor} onView={onView} onDelete={onDelete} />
  const role = all.find(({ id }) => id === view.id)
  if (role !== undefined)
    return <RoleForm key={role.id} role={role} stored={role} roles={all} editor={editor} onDone={toList} />
  return (
    <div className={styles.gone} role="status">
      <p>{words.gone}</p>
      <Button onClick={toList} data-autofocus>
        {words.back}
      </Button>
    </div>
  )
}

function titleOf(view: RoleView, deleting: Role | undefined, roles: readonly Role[]): string {
  if (deleting !== undefined) return words.deleteTitle(deleting.name)
  if (view.kind === 'new') return words.addTitle
  const role = view.kind === 'role' ? roles.find(({ id }) => id === view.id) : undefined
  return role === undefined ? words.title : words.editTitle(role.name)
}
