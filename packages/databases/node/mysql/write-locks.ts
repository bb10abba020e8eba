import type { HeldLocks } from '../../src/writes.ts'
import type { MysqlConnection } from './connect.ts'

const lockedRowsSql = `
  select trx_rows_locked as \`rows\` from information_schema.innodb_trx where trx_mysql_thread_id = connection_id()`

const mariadbWaitingSql = `
  select r.trx_mysql_thread_id as processId, p.user as user,
    timestampdiff(microsecond, r.trx_wait_started, now(6)) / 1e6 as seconds
  from information_schema.innodb_lock_waits w
    join information_schema.innodb_trx b on b.trx_id = w.blocking_trx_id
    join information_schema.innodb_trx r on r.trx_id = w.requesting_trx_id
    left join information_schema.processlist p on p.id = r.trx_mysql_thread_id
  where b.trx_mysql_thread_id = connection_id() order by 3 desc limit 20`

const mysqlWaitingSql = `
  select distinct r.trx_mysql_thread_id as processId, p.user as user,
    timestampdiff(second, r.trx_wait_started, now()) as seconds
  from performance_schema.data_lock_waits w
    join information_schema.innodb_trx b on b.trx_id = w.blocking_engine_transaction_id
    join information_schema.innodb_trx r on r.trx_id = w.requesting_engine_transaction_id
    left join information_schema.processlist p on p.id = r.trx_mysql_thread_id
  where b.trx_mysql_thread_id = connection_id() order by 3 desc limit 20`

interface WaitingRow {
  processId: string | number
  user: string | null
  seconds: string | number | null
}

/** Reads the locks of a held write and the sessions that wait; without PROCESS the role sees no rows and no waiting sessions. */
export async function readLocks(
  { run }: MysqlConnection,
  { isMariadb, table }: { isMariadb: boolean; table: string }
): Promise<HeldLocks> {
  // A server that is asked nothing does not say that the session has ended.
  await run('do 0')
  const read = async <Row extends object>(text: string): Promise<Row[] | null> => {
    try {
      return await run<Row>(text)
    } catch (error) {
      if ((error as { sqlMessage?: string }).sqlMessage === undefined) throw error
      return null
    }
  }
  const locked = await read<{ rows: string | number }>(lockedRowsSql)
  const waiting = await read<WaitingRow>(isMariadb ? mariadbWaitingSql : mysqlWaitingSql)
  const rows = Number(locked?.[0]?.rows ?? 0)
  return {
    // InnoDB holds the intention of the table with each row that is locked.
    locks: [{ table, mode: 'IX' }, ...(rows > 0 ? [{ table, mode: `X, ${rows} row locks` }] : [])],
    waiting:
      waiting?.map(({ processId, user, seconds }) => ({
        processId: Number(processId),
        user,
        seconds: seconds === null ? null : Math.max(0, Number(seconds))
      })) ?? null
  }
}
