import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Projects that their owner shares with the team, and a Manager who sees the team in the place of everybody: whoever has
 * changed the permissions of that role keeps them as they are (ADR 28).
 */
export function team(): Migration {
  return {
    async up(db) {
      await sql.raw('alter table saved_projects add column team text').execute(db)
      await sql.raw('create index saved_projects_team on saved_projects (team, updated_at)').execute(db)
      await sql`update roles set permissions = ${JSON.stringify(after)}
        where id = 'manager' and permissions = ${JSON.stringify(before)}`.execute(db)
    }
  }
}

const after = ['reports.read', 'team.manage', 'content.read'] as const
const before = ['user.read', ...after] as const
