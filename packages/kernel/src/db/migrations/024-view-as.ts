import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Read-only sessions in which an administrator views as somebody else. */
export function viewAs(): Migration {
  return statements([
    'alter table sessions add column viewer_id text',
    'alter table sessions add column viewer_session_id text',
    'create index sessions_viewer on sessions (viewer_session_id)'
  ])
}
