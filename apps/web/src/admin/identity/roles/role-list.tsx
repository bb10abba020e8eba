import type { Role } from '@sitewright/api'
import { permissionIds } from '@sitewright/api/access'
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { RowMenu, type MenuGroup } from '../../../ui/menu.tsx'
import { rolesMessages as words } from './messages.ts'
import type { RoleView } from './role-address.ts'
import { findRoleRefusal, mayDeleteRole, ranksBelow, type RoleEditor } from './role-draft.ts'
import styles from './roles.module.css'

interface RoleListProps {
  roles: readonly Role[]
  editor: RoleEditor
  onView: (view: RoleView) => void
  onDelete: (role: Role) => void
}

/** All roles: name, description, permissions and number of users, each with its actions (spec 2 §3). */
export function RoleList({ roles, editor, onView, onDelete }: RoleListProps) {
  const mayAdd =
    editor.permissions.includes('system.config') && editor.tenantId === null && ranksBelow(editor).length > 0
  const holders = roles.reduce((sum, { userCount }) => sum + userCount, 0)
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.quiet}>{words.lead(roles.length, holders)}</p>
        {mayAdd && (
          <Button kind="go" onClick={() => onView({ kind: 'new', copyOf: undefined })}>
            <IconPlus className="i" aria-hidden />
            {words.add}
          </Button>
        )}
      </div>
      <ul className={styles.list} aria-label={words.list}>
        {roles.map((role) => (
          <RoleRow
            key={role.id}
            role={role}
            refusal={findRoleRefusal(editor, role)}
            mayAdd={mayAdd}
            isDeletable={mayDeleteRole(editor, role)}
            onView={onView}
            onDelete={onDelete}
          />
        ))}
      </ul>
    </>
  )
}

interface RoleRowProps extends Pick<RoleListProps, 'onView' | 'onDelete'> {
  role: Role
  refusal: string | undefined
  mayAdd: boolean
  isDeletable: boolean
}

function RoleRow({ role, refusal, mayAdd, isDeletable, onView, onDelete }: RoleRowProps) {
  const { id, name, description, permissions, userCount, builtIn } = role
  const act = refusal === undefined ? words.edit : words.view
  const groups: MenuGroup[] = [
    {
      id: 'role',
      items: [
        ...(mayAdd
          ? [
              {
                id: 'copy',
                label: words.copy,
                icon: <IconCopy className="i" aria-hidden />,
                onSelect: () => onView({ kind: 'new', copyOf: id })
              }
            ]
          : []),
        ...(isDeletable
          ? [
              {
                id: 'delete',
                label: words.remove,
                icon: <IconTrash className="i" aria-hidden />,
                danger: true,
                onSelect: () => onDelete(role)
              }
            ]
          : [])
      ]
    }
  ]
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>
          <b>
            <bdi>{name}</bdi>
          </b>
          {builtIn && <span className="badge">{words.builtIn}</span>}
        </p>
        <p className={styles.quiet}>{description === '' ? words.noDescription : description}</p>
        <p className={`mono ${styles.ids}`}>
          {permissions.length === permissionIds.length
            ? words.permissionCount(permissions.length, permissionIds.length)
            : permissions.join(' · ') || words.permissionCount(0, permissionIds.length)}
        </p>
      </div>
      <Link className={`num ${styles.people}`} to={{ search: `role=${encodeURIComponent(id)}` }}>
        {words.people(userCount)}
      </Link>
      <div className={styles.acts}>
        <Button onClick={() => onView({ kind: 'role', id })} aria-label={words.editNamed(act, name)}>
          {act}
        </Button>
        {groups.some(({ items }) => items.length > 0) && <RowMenu label={words.acts(name)} groups={groups} />}
      </div>
    </li>
  )
}
