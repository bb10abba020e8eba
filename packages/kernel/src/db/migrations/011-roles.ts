import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Roles as rows: the built-in ones, and those that administrators make. */
export function roles(): Migration {
  return {
    async up(db) {
      await sql
        .raw(
          `create table roles (
            id text primary key,
            name text not null,
            name_key text not null unique,
            description text not null,
            permissions text not null,
            "rank" integer not null,
            built_in integer not null,
            version integer not null,
            created_at bigint not null,
            updated_at bigint not null
          )`
        )
        .execute(db)
      for (const [id, name, description, rank, permissions] of builtIn)
        await sql`insert into roles values (
          ${id}, ${name}, ${name.toLowerCase()}, ${description}, ${JSON.stringify(permissions)}, ${rank}, 1, 1, 0, 0
        )`.execute(db)
    }
  }
}

/** As they were when this migration was written; a later permission comes with a migration of its own. */
const builtIn = [
  ['super_admin', 'Super admin', 'Everything, and the one who cannot be locked out', 100, []],
  [
    'admin',
    'Admin',
    'Runs the platform',
    80,
    [
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
    ]
  ],
  ['manager', 'Manager', 'Team management', 60, ['user.read', 'reports.read', 'team.manage', 'content.read']],
  ['editor', 'Editor', 'Content editing', 40, ['content.read', 'content.write']],
  ['user', 'User', 'Basic', 20, []]
] as const
