import { ApiError, type DatabaseConnections } from '@sitewright/api'
import { mayRead, type Permission } from '@sitewright/api/access'
import { ownDatabaseKind, type DatabaseKind } from '@sitewright/databases'
import type { Actor } from '@sitewright/kernel/request'
import type { OwnDatabase, Services } from '@sitewright/kernel/services'

/** Permissions of the screens whose rows the copy holds: its reader sees users, the audit log and all tenants. */
const shownPermissions: readonly Permission[] = ['user.read', 'audit.read', 'tenants.read', 'monitoring.read']

/** The caller's access to Sitewright's own database. */
export function toOwn(own: OwnDatabase, actor: Actor): DatabaseConnections['own'] {
  if (own.kind !== 'offered') return { kind: own.kind, copiedAt: null, cut: [] }
  if (!mayReadOwn(actor)) return { kind: 'forbidden', copiedAt: null, cut: [] }
  const copy = own.copy()
  return { kind: 'offered', copiedAt: copy?.at ?? null, cut: [...(copy?.cut ?? [])] }
}

/** Whether the user may read the copy, beside the permission to read databases. */
function mayReadOwn({ permissions, tenantId }: Pick<Actor, 'permissions' | 'tenantId'>): boolean {
  return tenantId === null && shownPermissions.every((each) => mayRead(permissions, each))
}

/** Requires the permissions of all screens whose rows the copy of Sitewright's own database shows. */
export function requireOwnAccess(
  { ownDatabase }: Pick<Services, 'ownDatabase'>,
  actor: Actor,
  { kind }: { kind: DatabaseKind }
): void {
  if (kind !== ownDatabaseKind || ownDatabase.kind === 'built-in') return
  if (ownDatabase.kind === 'off') throw new ApiError('database-connection.own-off')
  if (!mayReadOwn(actor)) throw new ApiError('database-connection.own-forbidden')
}
