/**
 * Functions that act, wherever they are and whatever the catalogue says of them: they write files, change settings, end
 * sessions, take locks, reach another server or run a text as a statement. Some are called stable or immutable.
 */
export const actingFunctions =
  /^(set_config|setseed$|nextval|setval|lo_|lo(?:read|write)$|dblink|pg_(?:read_|ls_|stat_file|file_|terminate_|cancel_|reload_|rotate_|promote|switch_|create_|drop_|copy_|logical_|replication_|backup_|start_|stop_|wal_replay_|advisory_|try_advisory_|notify|import_|export_|sync_|sleep|current_logfile|stat_reset|stat_clear_|stat_force_|log_|current_xact_id$|prewarm|autoprewarm|surgery|hba_|ident_|show_all_file)|query_to_|cursor_to_|table_to_|schema_to_|database_to_|xpath_table|xslt_process|crosstab|connectby|ts_stat|ts_rewrite|txid_current$|binary_upgrade_|heap_force_|verify_|bt_index_|pgr_|_?st_mapalgebra|http(?:_|$)|cron_|net_http_)/

/** Tables of the engine that hold passwords or their hashes, whose owner a session may be. */
export const secretTables: ReadonlySet<string> = new Set([
  'pg_authid',
  'pg_shadow',
  'pg_user_mapping',
  'pg_user_mappings',
  '_pg_user_mappings',
  'user_mapping_options',
  'pg_subscription'
])

/** Volatile functions of the engine itself that only read or count. */
export const readingVolatiles: ReadonlySet<string> = new Set(
  `clock_timestamp timeofday random random_normal gen_random_uuid uuidv4 uuidv7 currval lastval pg_blocking_pids
  pg_safe_snapshot_blocking_pids pg_collation_actual_version pg_database_collation_actual_version pg_control_checkpoint
  pg_control_init pg_control_recovery pg_control_system pg_current_wal_flush_lsn pg_current_wal_insert_lsn
  pg_current_wal_lsn pg_database_size pg_get_wal_replay_pause_state pg_indexes_size pg_is_in_recovery
  pg_is_wal_replay_paused pg_jit_available pg_last_committed_xact pg_last_wal_receive_lsn pg_last_wal_replay_lsn
  pg_last_xact_replay_timestamp pg_lock_status pg_notification_queue_usage pg_partition_ancestors pg_partition_tree
  pg_relation_size pg_sequence_last_value pg_stat_get_xact_blocks_fetched pg_stat_get_xact_blocks_hit
  pg_stat_get_xact_function_calls pg_stat_get_xact_function_self_time pg_stat_get_xact_function_total_time
  pg_stat_get_xact_numscans pg_stat_get_xact_tuples_deleted pg_stat_get_xact_tuples_fetched
  pg_stat_get_xact_tuples_hot_updated pg_stat_get_xact_tuples_inserted pg_stat_get_xact_tuples_returned
  pg_stat_get_xact_tuples_updated pg_stat_have_stats pg_table_size pg_tablespace_size pg_total_relation_size
  pg_xact_commit_timestamp pg_xact_commit_timestamp_origin pg_xact_status txid_status`.split(/\s+/)
)

/** Volatile functions of extensions that only make a value. */
export const valueVolatiles: Readonly<Record<string, ReadonlySet<string>>> = {
  'uuid-ossp': new Set(['uuid_generate_v1', 'uuid_generate_v1mc', 'uuid_generate_v4']),
  pgcrypto: new Set([
    'gen_random_bytes',
    'gen_random_uuid',
    'gen_salt',
    'armor',
    'pgp_sym_encrypt',
    'pgp_sym_encrypt_bytea',
    'pgp_pub_encrypt',
    'pgp_pub_encrypt_bytea'
  ]),
  pg_trgm: new Set(['show_limit']),
  postgis: new Set(['st_generatepoints']),
  pg_stat_statements: new Set(['pg_stat_statements', 'pg_stat_statements_info']),
  pg_buffercache: new Set(['pg_buffercache_pages'])
}

/** Ways to take a sample of a table, whose handlers the catalogue calls volatile. */
export const samplings: ReadonlySet<string> = new Set(['bernoulli', 'system', 'system_rows', 'system_time'])
