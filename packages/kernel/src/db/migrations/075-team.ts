import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '../tables.ts'

/**
 * Projects that their owner shares with the team, and a Manager who sees the team in the place of everybody: whoever has
 * changed the permissions of that role keeps them as they are (ADR 28). Permissions that no call asked for until now are
 * taken from those who would come into new rights by them.
 */
export function team(): Migration {
  return {
    async up(db) {
      await sql.raw('alter table saved_projects add column team text').execute(db)
      await sql.raw('create index saved_projects_team on saved_projects (team, updated_at)').execute(db)
      await sql`update roles set permissions = ${JSON.stringify(after)}
        where id = 'manager' and permissions = ${JSON.stringify(before)}`.execute(db)
      await withdrawNewRights(db as Kysely<Tables>)
    }
  }
}

const after = ['reports.read', 'team.manage', 'content.read'] as const
const before = ['user.read', ...after] as const

/** What opened nothing until now, with the permissions whose calls it opens from now on; none where it has its own. */
const opened: Readonly<Record<string, readonly string[]>> = {
  'admin:read': [
    'user.read',
    'user.write',
    'user.delete',
    'system.config',
    'audit.read',
    'database.read',
    'database.write',
    'monitoring.read',
    'tenants.read',
    'tenants.write',
    'api.execute'
  ],
  'admin:delete': [
    'user.write',
    'user.delete',
    'system.config',
    'database.write',
    'database.manage',
    'monitoring.write',
    'tenants.write'
  ],
  'team.manage': [],
  'reports.read': [],
  'content.read': [],
  'content.write': []
}

/** What built-in roles were installed with. */
const installed: Readonly<Record<string, readonly string[]>> = {
  admin: [
    'admin:read',
    'admin:write',
    'admin.access',
    'user.read',
    'user.write',
    'user.delete',
    'system.config',
    'audit.read',
    'database.read',
    'monitoring.read',
    'monitoring.write',
    'tenants.read',
    'tenants.write',
    'api.execute'
  ],
  manager: after,
  editor: ['content.read', 'content.write']
}

async function withdrawNewRights(db: Kysely<Tables>): Promise<void> {
  const roles = await db.selectFrom('roles').select(['id', 'permissions']).execute()
  for (const { id, permissions } of roles) {
    const kept = withoutNewRights(permissions, installed[id])
    if (id !== 'super_admin' && kept !== permissions)
      await db.updateTable('roles').set({ permissions: kept }).where('id', '=', id).execute()
  }
  const keys = await db.selectFrom('api_keys').select(['id', 'scopes']).execute()
  for (const { id, scopes } of keys) {
    const kept = withoutNewRights(scopes)
    if (kept !== scopes) await db.updateTable('api_keys').set({ scopes: kept }).where('id', '=', id).execute()
  }
}

/**
 * A stored list of permissions without those that would open something new. `admin:read` and `admin:delete` stay where
 * all that they open is held; what a built-in role was installed with stays, `admin:read` only while nothing of it is gone.
 */
function withoutNewRights(stored: string, builtIn: readonly string[] = []): string {
  const held = JSON.parse(stored) as string[]
  const isWhole = builtIn.every((permission) => held.includes(permission))
  const kept = held.filter((permission) => {
    const opens = opened[permission]
    if (opens === undefined) return true
    if (builtIn.includes(permission) && (opens.length === 0 || isWhole)) return true
    return opens.length > 0 && opens.every((each) => held.includes(each))
  })
  return kept.length === held.length ? stored : JSON.stringify(kept)
}
