import type { SessionUser } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { rolesQuery } from '../../shared/roles.api.ts'
import type { RoleEditor } from './role-draft.ts'

/** Who is signed in, as far as the dialog of roles asks. */
export function useRoleEditor(): RoleEditor {
  const { role, tenantId, permissions } = useOutletContext<SessionUser>()
  const { data } = useQuery(rolesQuery)
  const rank = data?.roles.find(({ id }) => id === role)?.rank ?? 0
  return { rank, tenantId, permissions }
}
