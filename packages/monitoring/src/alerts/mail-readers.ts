import type { Selectable } from 'kysely'
import type { Queries, UsersTable } from '@sitewright/kernel/db'
import { findRoles } from '@sitewright/kernel/sessions'
import type { AlertRuleRow } from './alert-rules.repository.ts'

type Reader = Pick<Selectable<UsersTable>, 'id' | 'email' | 'first_name' | 'last_name'>

/** So many administrators can be chosen from. */
const mostReaders = 200

/** The active administrators of the installation who may see alerts, the oldest accounts first. */
export async function findAlertReaders(queries: Queries): Promise<Reader[]> {
  const roles = (await findRoles(queries))
    .filter(
      ({ permissions }) => permissions.includes('admin.access') && permissions.includes('monitoring.read')
    )
    .map(({ id }) => id)
  if (roles.length === 0) return []
  return queries
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('status', '=', 'active')
    .where('tenant_id', 'is', null)
    .where('role', 'in', roles)
    .orderBy('created_at')
    .limit(mostReaders)
    .execute()
}

/** Who gets the mails of a rule: those who were chosen, as far as they may see alerts now. */
export async function findMailReaders(queries: Queries, rule: AlertRuleRow | undefined): Promise<Reader[]> {
  const ids = toMailIds(rule)
  if (ids.length === 0) return []
  return (await findAlertReaders(queries)).filter(({ id }) => ids.includes(id))
}

/** The ids of those who were chosen for the mails of a rule. */
export function toMailIds(rule: Pick<AlertRuleRow, 'mail_to'> | undefined): string[] {
  return JSON.parse(rule?.mail_to ?? '[]') as string[]
}
