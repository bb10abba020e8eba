import type pg from 'pg'
import { connectionFailed } from '../../src/failures.ts'

export interface SessionFacts {
  role: string
  processId: number
  /** Names of the types by their number. */
  types: Readonly<Record<string, string>>
}

/**
 * Roles that no transaction holds: a superuser, and those that run programs or read and write files on the server. Being
 * a member is enough, since a member may become the role.
 */
const dangerousRole = `exists (
  select from pg_roles
  where (rolsuper or rolname in ('pg_execute_server_program', 'pg_write_server_files', 'pg_read_server_files'))
    and pg_has_role(session_user, oid, 'member'))`

/**
 * Begins the read-only transaction that a statement runs in. A first query is sent at once: until then the transaction
 * could be made to write again.
 */
export function beginReadOnly(client: pg.Client): Promise<SessionFacts> {
  return begin(client, 'read only')
}

/** Begins the transaction that a write is held in; the same roles are refused. */
export function beginReadWrite(client: pg.Client): Promise<SessionFacts> {
  return begin(client, 'isolation level read committed, read write')
}

async function begin(client: pg.Client, mode: string): Promise<SessionFacts> {
  await client.query(`begin transaction ${mode}`)
  const { rows } = await client.query<SessionFacts & { dangerous: boolean }>(`
    select current_user as role, pg_backend_pid() as "processId", ${dangerousRole} as dangerous,
      (select json_object_agg(oid, format_type(oid, null)) from pg_type where typtype <> 'c' and oid < 100000) as types`)
  const [facts] = rows
  if (facts === undefined || facts.dangerous) throw connectionFailed('role')
  return facts
}
