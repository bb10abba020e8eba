import type { Selectable } from 'kysely'
import type { Queries, UsersTable } from '@sitewright/kernel/db'
import { findRoles } from '@sitewright/kernel/sessions'
import type { AlertRuleRow } from './alert-rules.repository.ts'

type Reader = Pick<Selectable<UsersTable>, 'id' | 'email' | 'first_name' | 'last_name'>

/** Maximum number of recipients to choose from. */
const mostReaders = 200

/** Active administrators of the installation who may see alerts, the oldest accounts first. */
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

/** Recipients of a rule's mails: the chosen users who may still see alerts. */
export async function findMailReaders(queries: Queries, rule: AlertRuleRow | undefined): Promise<Reader[]> {
  const ids = toMailIds(rule)
  if (ids.length === 0) return []
  return (await findAlertReaders(queries)).filter(({ id }) => ids.includes(id))
}

/** Ids of the users who were chosen as recipients. */
export function toMailIds(rule: Pick<AlertRuleRow, 'mail_to'> | undefined): string[] {
  return JSON.parse(rule?.mail_to ?? '[]') as string[]
}
