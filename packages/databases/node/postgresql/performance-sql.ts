/** Milliseconds since 1970, of a time. */
const toMs = (time: string): string => `(extract(epoch from ${time}) * 1000)::float8`

/** The database that the connection is to. */
const ownDatabase = '(select oid from pg_database where datname = current_database())'

/** Since when its statistics are counted; null where they never were reset. */
export const sinceSql = `select ${toMs('stats_reset')} as since from pg_stat_database where datname = current_database()`

/** Bytes of the database. */
export const sizeSql = 'select pg_database_size(current_database())::float8 as size'

/** The largest tables; estimates come from statistics, since counting a table reads all of it. */
export const tablesSql = `
  select n.nspname as schema, c.relname as "table", pg_total_relation_size(c.oid)::float8 as size,
    pg_indexes_size(c.oid)::float8 as "indexSize", case when c.reltuples < 0 then null else c.reltuples::float8 end as rows
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  order by pg_total_relation_size(c.oid) desc, 1, 2 limit $1`

/** Connections of all databases, which share what the server takes. */
export const connectionsSql = `
  select coalesce(sum(numbackends), 0)::int as used, current_setting('max_connections')::int as most from pg_stat_database`

/** Blocks that were read, and those of them that were in memory. */
export const cacheSql = `
  select blks_hit::float8 as hits, (blks_hit + blks_read)::float8 as reads, ${toMs('stats_reset')} as since
  from pg_stat_database where datname = current_database()`

/** Only a superuser may cancel a superuser's statements. */
const cancellable = `state = 'active' and backend_type = 'client backend'
    and (pg_has_role(current_user, usesysid, 'usage') or pg_has_role(current_user, 'pg_signal_backend', 'usage'))
    and not (select rolsuper from pg_roles r where r.oid = usesysid)`

/** Names a run of a statement: its process, and when it began, to the microsecond. */
const runId = "pid || '-' || (extract(epoch from query_start) * 1000000)::bigint"

/** Running statements, oldest first, with idle transactions. */
export const runningSql = `
  select ${runId} as id, pid as "processId", usename as "user", nullif(application_name, '') as application, state,
    coalesce(wait_event_type = 'Lock', false) as "isWaiting",
    extract(epoch from clock_timestamp() - query_start)::float8 as seconds, left(query, $2) as statement,
    coalesce(${cancellable}, false) as cancellable
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and query_start is not null
  order by query_start limit $1`

/** Sessions whose details the role may not see. */
export const hiddenSql = `
  select count(*)::int as hidden from pg_stat_activity
  where datname = current_database() and state is null and usesysid is not null
    and not pg_has_role(current_user, usesysid, 'usage')
    and not pg_has_role(current_user, 'pg_read_all_stats', 'usage')`

/** Sessions that wait for a lock, longest first. Servers before 14 do not say since when. */
export const waitsSql = `
  select l.pid as "processId", a.usename as "user",
    coalesce(relation::regclass::text, l.locktype) as target, l.mode,
    extract(epoch from clock_timestamp() - (to_jsonb(l) ->> 'waitstart')::timestamptz)::float8 as seconds,
    pg_blocking_pids(l.pid) as "blockedBy",
    case when a.state is null then null else left(a.query, $2) end as statement
  from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where not l.granted and a.datname = current_database()
  order by seconds desc nulls last, l.pid limit $1`

/** Unused indexes. Unique ones and those of constraints are left out: they are of use without being read. */
export const unusedIndexesSql = `
  select s.schemaname as schema, s.relname as "table", s.indexrelname as index,
    pg_relation_size(s.indexrelid)::float8 as size
  from pg_stat_user_indexes s join pg_index i on i.indexrelid = s.indexrelid
  where s.idx_scan = 0 and not i.indisunique and i.indisvalid
    and not exists (select from pg_constraint k where k.conindid = s.indexrelid)
  order by pg_relation_size(s.indexrelid) desc, 1, 2, 3 limit $1`

/** Rows as the last ANALYZE has estimated them, or else as they have been counted since. */
const tableRows = 'case when c.reltuples > 0 then c.reltuples else s.n_live_tup end'

/** Tables of some size that were read from end to end. */
export const scannedTablesSql = `
  select s.schemaname as schema, s.relname as "table", ${tableRows}::float8 as rows,
    s.seq_scan::float8 as scans, s.seq_tup_read::float8 as "rowsRead", s.idx_scan::float8 as "indexReads"
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.seq_scan > 0 and ${tableRows} >= $2
  order by s.seq_tup_read desc, 1, 2 limit $1`

/** Whether the server has loaded pg_stat_statements, and where it was created here. */
export const extensionSql = `
  select current_setting('pg_stat_statements.track', true) is not null as "isLoaded",
    (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace
      where e.extname = 'pg_stat_statements') as schema`

/** Since when pg_stat_statements counts. */
export const toStatementsSinceSql = (schema: string): string =>
  `select ${toMs('stats_reset')} as since from ${schema}.pg_stat_statements_info`

/** The statements that took the most time in all. */
export const toStatementsSql = (schema: string): string => `
  select case when query = '<insufficient privilege>' then null else left(query, $2) end as statement,
    calls::float8 as calls, total_exec_time as "totalMs", mean_exec_time as "meanMs", rows::float8 as rows,
    coalesce(total_exec_time / nullif(sum(total_exec_time) over (), 0), 0) as share
  from ${schema}.pg_stat_statements where dbid = ${ownDatabase}
  order by total_exec_time desc limit $1`

/** Stops a run of a statement; the session goes on. */
export const cancelSql = `
  select pg_cancel_backend(pid) as stopped from pg_stat_activity
  where pid = $1 and datname = current_database() and pid <> pg_backend_pid() and ${cancellable}
    and (extract(epoch from query_start) * 1000000)::bigint = $2`
