import type { Permission, Role } from '@sitewright/api'
import { permissionAreas, permissions as permissionWords } from '@sitewright/api/access'
import { IconCheck } from '@tabler/icons-react'
import { Fragment, useId } from 'react'
import { rolesMessages as words } from './messages.ts'
import { mayGrant, type RoleEditor, type RoleFields } from './role-draft.ts'
import styles from './roles.module.css'

interface PermissionMatrixProps {
  /** The role as it is stored; undefined where it is new. */
  stored: Role | undefined
  draft: RoleFields
  others: readonly Role[]
  editor: RoleEditor
  isFixed: boolean
  onToggle: (permission: Permission, granted: boolean) => void
}

/** Every permission in its area, in words: what the role allows, beside the built-in ones. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { draft, others } = props
  return (
    <table className={styles.matrix}>
      <caption className="vh">{words.matrix}</caption>
      <thead>
        <tr>
          <th scope="col">{words.permission}</th>
          {others.map(({ id, name, userCount }) => (
            <th key={id} scope="col" className={styles.other}>
              {name}
              <small className="num">{words.people(userCount)}</small>
            </th>
          ))}
          <th scope="col" className={styles.own}>
            <bdi>{draft.name.trim() === '' ? words.thisRole : draft.name}</bdi>
            {props.stored !== undefined && (
              <small className="num">{words.people(props.stored.userCount)}</small>
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        {permissionAreas.map((area) => (
          <Fragment key={area.name}>
            <tr className={styles.area}>
              <th scope="colgroup" colSpan={others.length + 2}>
                {area.name}
              </th>
            </tr>
            {area.permissions.map((permission) => (
              <PermissionRow key={permission} permission={permission} {...props} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function PermissionRow({
  permission,
  stored,
  draft,
  others,
  editor,
  isFixed,
  onToggle
}: PermissionMatrixProps & { permission: Permission }) {
  const id = useId()
  const isGranted = draft.permissions.includes(permission)
  const wasGranted = stored?.permissions.includes(permission) ?? false
  const isHeldBack = !isFixed && !wasGranted && !isGranted && !mayGrant(editor, permission)
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>{permissionWords[permission]}</label> <span className="mono">{permission}</span>
        {isHeldBack && <small id={`${id}-why`}>{words.notHeld}</small>}
      </th>
      {others.map((role) => (
        <td key={role.id} className={styles.other}>
          <Granted is={role.permissions.includes(permission)} />
        </td>
      ))}
      <td className={isGranted === wasGranted ? styles.own : `${styles.own} ${styles.changed}`}>
        {isFixed ? (
          <Granted is={isGranted} />
        ) : (
          <span className="choice">
            <input
              id={id}
              type="checkbox"
              checked={isGranted}
              disabled={isHeldBack}
              aria-describedby={isHeldBack ? `${id}-why` : undefined}
              onChange={(event) => onToggle(permission, event.currentTarget.checked)}
            />
          </span>
        )}
      </td>
    </tr>
  )
}

function Granted({ is }: { is: boolean }) {
  return (
    <>
      {is ? <IconCheck className="i" aria-hidden /> : <span aria-hidden="true">–</span>}
      <span className="vh">{is ? words.granted : words.notGranted}</span>
    </>
  )
}
