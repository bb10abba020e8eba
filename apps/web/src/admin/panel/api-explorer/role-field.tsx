import type { Role, SessionUser } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { SelectField } from '../../../ui/field.tsx'
import { grantableRoles } from '../../shared/grantable-roles.ts'
import { rolesQuery } from '../../shared/roles.api.ts'
import { explorerMessages } from './messages.ts'

const { authentication: words } = explorerMessages

/** The roles that calls may be run as, and why there may be none. */
interface RunnableRoles {
  offered: readonly Role[]
  note: string | undefined
}

/** The roles that one may grant, which are those that calls may be run as. */
export function useRunnableRoles(): RunnableRoles {
  const user = useOutletContext<SessionUser>()
  const isAllowed = user.permissions.includes('user.read')
  const { data, isError } = useQuery({ ...rolesQuery, enabled: isAllowed })
  return {
    offered: data === undefined ? [] : grantableRoles(data.roles, user),
    note: isAllowed ? (isError ? words.rolesFailed : undefined) : words.rolesForbidden
  }
}

/** Whether a choice is one that may be made: a role that is offered, or oneself. */
export function isChosen(role: string, offered: readonly Role[]): boolean {
  return role === '' || offered.some(({ id }) => id === role)
}

interface RoleFieldProps {
  roles: RunnableRoles
  /** The id of the role; empty for oneself. */
  value: string
  error: string | undefined
  onChange: (role: string) => void
}

/** Asks as whom calls are run: as oneself, or as a role that one may grant. */
export function RoleField({ roles: { offered, note }, value, error, onChange }: RoleFieldProps) {
  return (
    <SelectField
      label={words.role}
      name="role"
      value={value}
      error={error}
      help={note}
      onChange={(event) => onChange(event.currentTarget.value)}
      options={offered.map(({ id, name }) => [id, name])}
    >
      <option value="">{words.myself}</option>
      {!isChosen(value, offered) && <option value={value}>{value}</option>}
    </SelectField>
  )
}
