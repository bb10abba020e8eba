import { connectionFailed } from '../../src/failures.ts'
import type { MysqlConnection } from './connect.ts'

export interface SessionFacts {
  role: string
  version: string
  isMariadb: boolean
  /** Whether the role may change data; the session refuses it either way. */
  mayWrite: boolean
  /** Grants of the session itself, without those of roles that it may assume. */
  grants: readonly Grant[]
}

/** Privileges that a read-only session holds, or that write nothing. Any other on the whole server is a danger. */
const heldPrivileges: ReadonlySet<string> = new Set(
  `USAGE,SELECT,INSERT,UPDATE,DELETE,CREATE,DROP,REFERENCES,INDEX,ALTER,CREATE TEMPORARY TABLES,LOCK TABLES,EXECUTE,
  CREATE VIEW,SHOW VIEW,CREATE ROUTINE,ALTER ROUTINE,EVENT,TRIGGER,DELETE HISTORY,SHOW DATABASES,PROCESS,
  REPLICATION CLIENT,BINLOG MONITOR,SLAVE MONITOR,REPLICA MONITOR,SHOW CREATE ROUTINE,SHOW_ROUTINE`
    .split(',')
    .map((each) => each.trim())
)
const readPrivileges =
  /^(USAGE|SELECT|EXECUTE|REFERENCES|PROCESS|SHOW .*|SHOW_ROUTINE|LOCK TABLES|REPLICATION CLIENT|BINLOG MONITOR|(SLAVE|REPLICA) MONITOR)$/

/** A grant as the server lists it: privileges of one place, without the lists of columns. */
interface Grant {
  privileges: string[]
  isGlobal: boolean
  /** The object of the grant as the server writes it, such as `sales`.*. */
  place: string
}

/**
 * Begins the read-only transaction that a statement runs in. The transaction alone lets CREATE and DROP through, which end
 * it first: so the session's later ones are read-only too.
 */
export async function beginReadOnly({ run }: MysqlConnection): Promise<void> {
  await run('set session transaction read only')
  await run('start transaction read only')
}

/** Begins the transaction of a held write; read committed locks no rows that match no condition. */
export async function beginReadWrite({ run }: MysqlConnection): Promise<void> {
  await run('set transaction isolation level read committed')
  await run('start transaction read write')
}

/** Throws for a role with privileges that no read-only session contains, of its own or of a role that it may assume. */
export async function requireHarmlessRole({ run }: MysqlConnection): Promise<SessionFacts> {
  const [found] = await run<{ version: string; role: string }>(
    "select version() as version, substring_index(current_user(), '@', 1) as role"
  )
  if (found === undefined) throw connectionFailed('other')
  const isMariadb = found.version.includes('MariaDB')
  const own = await listOwnGrants({ run })
  const grants = [...own, ...(await listOtherGrants({ run }, own, isMariadb))].flatMap(toGrant)
  if (grants.some(isDangerous)) throw connectionFailed('role')
  const mayWrite = grants.some(({ privileges }) => privileges.some((each) => !readPrivileges.test(each)))
  return { ...found, isMariadb, mayWrite, grants: own.flatMap(toGrant) }
}

/** Whether the session has a privilege on a table, as far as its grants say. */
export function mayOn(
  { grants }: Pick<SessionFacts, 'grants'>,
  privilege: string,
  { schema, name }: { schema: string; name: string }
): boolean {
  return grants.some(({ privileges, place }) => {
    const isGranted = privileges.some((each) => each === privilege || /^ALL( PRIVILEGES)?$/.test(each))
    const [, of = '', on = ''] = /^`?(.+?)`?\.`?([^`]+)`?$/.exec(place) ?? []
    const pattern = of
      .replaceAll(/[.+?^${}()|[\]]/g, String.raw`\$&`)
      .replaceAll(/(?<!\\)%/g, '.*')
      .replaceAll(/(?<!\\)_/g, '.')
    const isThere = of === '*' || of === schema || new RegExp(`^${pattern}$`).test(schema)
    return isGranted && isThere && (on === '*' || on === name)
  })
}

/** Whether the session sees every table of a schema: it has a privilege on the whole schema. */
export function seesSchema({ grants }: Pick<SessionFacts, 'grants'>, schema: string): boolean {
  const given = grants.flatMap(({ privileges }) => privileges).filter((each) => each !== 'USAGE')
  return given.some((each) => mayOn({ grants }, each, { schema, name: '*' }))
}

async function listOwnGrants({ run }: Pick<MysqlConnection, 'run'>): Promise<string[]> {
  return (await run('show grants')).flatMap((row) => Object.values(row).map(String))
}

/** The grants of the roles that the session may take on. */
async function listOtherGrants(
  { run }: Pick<MysqlConnection, 'run'>,
  own: readonly string[],
  isMariadb: boolean
): Promise<string[]> {
  const list = () => listOwnGrants({ run })
  const texts: string[] = []
  if (isMariadb) {
    const [current] = await run<{ role: string | null }>('select current_role() as role')
    const roles = await run<{ name: string }>(
      'select role_name as name from information_schema.applicable_roles'
    )
    for (const { name } of roles) {
      await run(`set role ${quoteName(name)}`)
      texts.push(...(await list()))
    }
    const role = current?.role ?? null
    await run(`set role ${role === null ? 'none' : quoteName(role)}`)
  } else if (own.some((text) => !/ ON .* TO /.test(text))) {
    await run('set role all')
    texts.push(...(await list()))
    await run('set role default')
  }
  return texts
}

function quoteName(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``
}

/** A granted role has no object; its own grants are listed apart. */
function toGrant(text: string): Grant[] {
  const match = /^GRANT (.+) ON (?:TABLE |FUNCTION |PROCEDURE |PACKAGE |PACKAGE BODY )?(\S+) TO /.exec(text)
  if (match === null) return []
  const [, list = '', place = ''] = match
  const privileges = list.replaceAll(/ \([^)]*\)/g, '').split(', ')
  if (text.includes(' WITH GRANT OPTION')) privileges.push('GRANT OPTION')
  return [{ privileges, isGlobal: place === '*.*' || privileges.includes('PROXY'), place }]
}

function isDangerous({ privileges, isGlobal }: Grant): boolean {
  return isGlobal && privileges.some((each) => !heldPrivileges.has(each))
}

/** Sets the server's own limit of time: MariaDB counts seconds and all statements, MySQL milliseconds and SELECT alone. */
export async function limitTime(
  { run }: MysqlConnection,
  { isMariadb }: SessionFacts,
  milliseconds: number
): Promise<void> {
  if (isMariadb) await run(`set session max_statement_time = ${milliseconds / 1000}`)
  else await run(`set session max_execution_time = ${Math.ceil(milliseconds)}`)
}
