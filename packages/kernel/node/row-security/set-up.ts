import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { inTransaction, type Database } from '../../src/db/database.ts'
import type { Tables } from '../../src/db/tables.ts'
import { isOfTenant, type RowSecurity, type TableRows } from '../../src/db/row-security.ts'

/** The role cannot isolate tenants; the message says what to do. */
export class TenantRoleError extends Error {}

/**
 * Sets up row-level security in a migrated Postgres: a policy for each table, and the grants of a role that owns
 * nothing. Runs once, and again when the policies have changed; servers that start at the same time wait for each other.
 *
 * @param rowSecurity Whose rows each table has; the role reaches no table that is not named.
 * @param role Name of the role for requests of tenants. It is created where it is missing and the current user may.
 * @throws {TenantRoleError} If the role bypasses row-level security, or cannot be created or assumed.
 */
export async function setUpRowSecurity(
  database: Database,
  role: string,
  rowSecurity: RowSecurity
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await database.lock(transaction, 'row-security')
    await makeRole(transaction, role)
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(transaction)
    const statements = toStatements(
      { role, schema: rows[0]?.schema ?? 'public', rowSecurity },
      await findColumns(transaction)
    )
    const digest = createHash('sha256').update(statements.join(';')).digest('hex')
    if ((await findDigest(transaction)) === digest) return
    for (const statement of statements) await sql.raw(statement).execute(transaction)
    await sql.raw(`comment on policy tenant on users is '${digest}'`).execute(transaction)
  })
}

interface RoleFacts {
  superuser: boolean
  bypasses: boolean
  owns: boolean
  grantable: boolean
}

/** Creates the role where it is missing, and refuses one that bypasses policies. */
async function makeRole(transaction: Transaction<Tables>, role: string): Promise<void> {
  const found = await findRole(transaction, role)
  if (found === undefined)
    await tell(
      `The role ${role} of DATABASE_TENANT_ROLE could not be made. Let somebody who may run: create role ${role} nologin; grant ${role} to the user of DATABASE_URL.`,
      sql`create role ${sql.id(role)} nologin`.execute(transaction)
    )
  else if (found.superuser || found.bypasses || found.owns)
    throw new TenantRoleError(
      `The role ${role} of DATABASE_TENANT_ROLE keeps nothing apart, since it is a superuser, has bypassrls, or owns tables. Name another one, or one that is not there yet.`
    )
  if (found?.grantable !== true)
    await tell(
      `The user of DATABASE_URL cannot take the role ${role} of DATABASE_TENANT_ROLE. Let somebody who may run: grant ${role} to that user.`,
      sql`grant ${sql.id(role)} to current_user`.execute(transaction)
    )
}

async function tell(message: string, made: Promise<unknown>): Promise<void> {
  try {
    await made
  } catch (error) {
    throw new TenantRoleError(message, { cause: error })
  }
}

async function findRole(transaction: Transaction<Tables>, role: string): Promise<RoleFacts | undefined> {
  const { rows } = await sql<RoleFacts>`
    select rolsuper as superuser, rolbypassrls as bypasses,
      exists (
        select 1 from pg_class
        where relowner = pg_roles.oid and relnamespace = current_schema()::regnamespace) as owns,
      pg_has_role(current_user, oid, 'member') as grantable
    from pg_roles where rolname = ${role}`.execute(transaction)
  return rows[0]
}

/** The digest of the installed policies; undefined where there are none. */
async function findDigest(transaction: Transaction<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ digest: string | null }>`
    select obj_description(oid, 'pg_policy') as digest from pg_policy
    where polname = 'tenant' and polrelid = 'users'::regclass`.execute(transaction)
  return rows[0]?.digest ?? undefined
}

type Columns = ReadonlyMap<string, readonly string[]>

async function findColumns(transaction: Transaction<Tables>): Promise<Columns> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select relname::text as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
    group by relname order by relname`.execute(transaction)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

interface SetUp {
  role: string
  schema: string
  rowSecurity: RowSecurity
}

function toStatements({ role, schema, rowSecurity }: SetUp, columns: Columns): string[] {
  const to = `"${role}"`
  return [
    `grant usage on schema "${schema}" to ${to}`,
    `grant usage, select on all sequences in schema "${schema}" to ${to}`,
    // Skips tables of the other engine, such as the search table of SQLite.
    ...Object.entries(rowSecurity).flatMap(([table, rows]) =>
      toTableStatements({ table, columns: columns.get(table) ?? [] }, rows, to)
    ),
    // Triggers maintain counters and search words over all users, whichever role changes one.
    `do $$ declare each record; begin
      for each in
        select oid::regprocedure as name from pg_proc
        where prorettype = 'trigger'::regtype and pronamespace = '${schema}'::regnamespace
      loop
        execute format('alter function %s security definer set search_path = %I, pg_temp', each.name, '${schema}');
      end loop;
    end $$`
  ]
}

const policyNames = ['tenant', 'tenant_insert', 'tenant_update']

function toTableStatements(
  { table, columns }: { table: string; columns: readonly string[] },
  rows: TableRows,
  role: string
): string[] {
  if (columns.length === 0) return []
  const enabled = [
    ...policyNames.map((policy) => `drop policy if exists ${policy} on ${table}`),
    `alter table ${table} enable row level security`,
    `revoke all on ${table} from ${role}`
  ]
  if (rows === 'none') return enabled
  // A row cannot be moved to another tenant.
  const changeable = columns.filter((column) => column !== 'tenant_id')
  const policies = [
    `create policy tenant on ${table} to ${role} using (${rows === 'shared' ? 'true' : rows.where})`,
    ...(rows === 'shared' ? [] : toWritePolicies(table, rows, role))
  ]
  return [
    ...enabled,
    `grant select, insert, delete on ${table} to ${role}`,
    `grant update (${changeable.join(', ')}) on ${table} to ${role}`,
    ...policies
  ]
}

/** Permissive policies add rows to what the others allow; restrictive ones remove rows. */
function toWritePolicies(
  table: string,
  { insert, update }: Extract<TableRows, object>,
  role: string
): string[] {
  const restrict = (command: 'insert' | 'update', clause: 'with check' | 'using'): string =>
    `create policy tenant_${command} on ${table} as restrictive for ${command} to ${role} ${clause} (${isOfTenant})`
  return [
    ...(insert === 'any'
      ? [`create policy tenant_insert on ${table} for insert to ${role} with check (true)`]
      : []),
    ...(insert === 'tenant' ? [restrict('insert', 'with check')] : []),
    ...(update === 'tenant' ? [restrict('update', 'using')] : [])
  ]
}
