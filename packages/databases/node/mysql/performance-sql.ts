/** Whether the server counts at all, and since when: it began to when it started. */
export const serverSql = `
  select @@performance_schema as counts, @@max_connections as most, substring_index(user(), '@', 1) as user,
    unix_timestamp() as now`

/** Counters of the server as a whole. */
export const statusSql = `
  show global status where variable_name in ('Uptime', 'Threads_connected', 'Innodb_buffer_pool_read_requests',
    'Innodb_buffer_pool_reads')`

/** Bytes of the database. */
export const sizeSql = `
  select coalesce(sum(data_length + index_length), 0) as size from information_schema.tables
  where table_schema = database()`

/** The largest tables; estimates come from statistics, since counting a table reads all of it. */
export const toTablesSql = (entries: number): string => `
  select table_schema as \`schema\`, table_name as \`table\`, data_length + index_length as size,
    index_length as indexSize, table_rows as \`rows\`
  from information_schema.tables where table_schema = database() and table_type = 'BASE TABLE'
  order by 3 desc, 2 limit ${entries}`

/** Running statements, oldest first. MySQL has whole seconds, and no id of a statement. */
export const toRunningSql = (isMariadb: boolean, entries: number): string => `
  select ${isMariadb ? "concat('q-', query_id)" : "concat('t-', id, '-', unix_timestamp() - time)"} as id,
    id as processId, user, command, state, ${isMariadb ? 'time_ms / 1000' : 'time'} as seconds, info as statement
  from information_schema.processlist
  where db = database() and id <> connection_id() and command not in ('Sleep', 'Daemon') and info is not null
  order by 6 desc limit ${entries}`

/** Sessions that the role may see: all of them with PROCESS. */
export const sessionsSql = `
  select count(*) as sessions from information_schema.processlist where command <> 'Daemon'`

/** Sessions that wait for a lock of a row, longest first; takes the privilege PROCESS. */
export const toWaitsSql = (isMariadb: boolean, entries: number): string =>
  isMariadb
    ? `
  select r.trx_mysql_thread_id as processId, p.user, l.lock_table as target, l.lock_mode as mode,
    timestampdiff(second, r.trx_wait_started, now()) as seconds, b.trx_mysql_thread_id as blocker,
    r.trx_query as statement
  from information_schema.innodb_lock_waits w
    join information_schema.innodb_trx r on r.trx_id = w.requesting_trx_id
    join information_schema.innodb_trx b on b.trx_id = w.blocking_trx_id
    join information_schema.innodb_locks l on l.lock_id = w.requested_lock_id
    join information_schema.processlist p on p.id = r.trx_mysql_thread_id
  where p.db = database() order by 5 desc, 1 limit ${entries}`
    : `
  select r.trx_mysql_thread_id as processId, p.user, concat(l.object_schema, '.', l.object_name) as target,
    l.lock_mode as mode, timestampdiff(second, r.trx_wait_started, now()) as seconds,
    b.trx_mysql_thread_id as blocker, r.trx_query as statement
  from performance_schema.data_lock_waits w
    join information_schema.innodb_trx r on r.trx_id = w.requesting_engine_transaction_id
    join information_schema.innodb_trx b on b.trx_id = w.blocking_engine_transaction_id
    join performance_schema.data_locks l on l.engine_lock_id = w.requesting_engine_lock_id
    join information_schema.processlist p on p.id = r.trx_mysql_thread_id
  where p.db = database() order by 5 desc, 1 limit ${entries}`

/** Unused indexes since the server started. Unique ones and those of foreign keys are needed without being read. */
export const toUnusedIndexesSql = (entries: number): string => `
  select u.object_schema as \`schema\`, u.object_name as \`table\`, u.index_name as \`index\`, null as size
  from performance_schema.table_io_waits_summary_by_index_usage u
    join information_schema.statistics s on s.table_schema = u.object_schema and s.table_name = u.object_name
      and s.index_name = u.index_name and s.seq_in_index = 1 and s.non_unique = 1
  where u.object_schema = database() and u.count_star = 0
    and not exists (select 1 from information_schema.key_column_usage k where k.table_schema = u.object_schema
      and k.table_name = u.object_name and k.column_name = s.column_name and k.referenced_table_name is not null)
  order by 2, 3 limit ${entries}`

/** Tables of some size whose rows were read without an index. */
export const toScannedTablesSql = (entries: number, rows: number): string => `
  select u.object_schema as \`schema\`, u.object_name as \`table\`, max(t.table_rows) as \`rows\`, null as scans,
    sum(case when u.index_name is null then u.count_read else 0 end) as rowsRead,
    sum(case when u.index_name is null then 0 else u.count_read end) as indexReads
  from performance_schema.table_io_waits_summary_by_index_usage u
    join information_schema.tables t on t.table_schema = u.object_schema and t.table_name = u.object_name
  where u.object_schema = database() and t.table_rows >= ${rows}
  group by u.object_schema, u.object_name having rowsRead > 0 order by rowsRead desc, 2 limit ${entries}`

/** The statements that took the most time in all; the server counts in picoseconds. */
export const toStatementsSql = (entries: number, characters: number): string => `
  select left(digest_text, ${characters}) as statement, count_star as calls, sum_timer_wait / 1e9 as totalMs,
    avg_timer_wait / 1e9 as meanMs, sum_rows_sent + sum_rows_affected as \`rows\`,
    coalesce(sum_timer_wait / nullif(sum(sum_timer_wait) over (), 0), 0) as share
  from performance_schema.events_statements_summary_by_digest
  where schema_name = database() and digest is not null order by sum_timer_wait desc limit ${entries}`

/** Whether a run of a statement is of this database, and still the same. */
export const runByQuerySql =
  "select id from information_schema.processlist where query_id = ? and db = database() and id <> connection_id() and command <> 'Sleep'"
export const runByThreadSql = `
  select id from information_schema.processlist where id = ? and db = database() and id <> connection_id()
    and command = 'Query' and abs(unix_timestamp() - time - ?) <= 1`
