import type { CopiedTableRule } from './copied-table-rule.ts'

/** Rules of the tables of operation: the audit log, jobs, mails, monitoring and connections. */
export const operationTables = {
  alert_events: {
    key: 'alert_id position',
    newest: 'at',
    columns: 'alert_id position:integer at:integer kind actor_id note'
  },
  alert_rules: {
    columns: `
      id name severity metric comparison threshold:real for_ms:integer mail_to enabled:integer
      built_in:integer created_at:integer updated_at:integer check_id`
  },
  alerts: {
    newest: 'created_at',
    columns: `
      id rule_id title severity metric comparison threshold:real for_ms:integer value:real note
      started_at:integer no_data_at:integer fired_at:integer told_at:integer flapping:integer
      acknowledged_at:integer acknowledged_by acknowledgement silenced_until:integer
      resolved_at:integer created_at:integer check_id hides`
  },
  audit: {
    key: 'seq',
    newest: 'seq',
    columns:
      'seq:integer at:integer action outcome actor_id impersonator_id subject_type ip device tenant_id',
    withheld: {
      subject_id: 'may be the id of a session',
      details: 'may hold what other columns withhold; the audit log shows it',
      previous_hash: 'chain of the audit log',
      hash: 'chain of the audit log'
    }
  },
  check_buckets: {
    key: 'check_id resolution at',
    newest: 'at',
    columns: `
      check_id resolution:integer at:integer up:integer down:integer maintenance:integer
      unknown:integer responses:integer response_total:real`
  },
  check_results: {
    newest: 'at',
    columns: 'id check_id at:integer outcome response_ms:real problem detail:integer'
  },
  checks: {
    columns: `
      id tenant_id name interval_seconds:integer timeout_seconds:integer failure_threshold:integer
      parent_id paused_at:integer status status_since:integer failures:integer problem detail:integer
      checked_at:integer response_ms:real expires_at:integer due_at:integer revision:integer
      created_at:integer updated_at:integer`,
    withheld: { probe: 'may hold credentials' }
  },
  database_connections: {
    columns: `
      id tenant_id name kind host port:integer database_name user_name password_set_at:integer
      tls:integer production:integer enabled:integer tested_at:integer connected_at:integer problem
      response_ms:real version may_write:integer pool revision:integer created_at:integer
      updated_at:integer writable:integer daily_budget:integer`,
    withheld: { password: 'sealed password', certificate: 'long, and shown with the connection' }
  },
  database_migrations: {
    columns: 'id connection_id name created_at:integer updated_at:integer',
    withheld: { content: 'sealed scripts' }
  },
  database_writes: {
    columns: `
      id connection_id created_by state asked reason rows:integer locks_at:integer undo_of undone_by
      begun_at:integer expires_at:integer ended_at:integer`,
    withheld: {
      session_id: 'id of a session',
      words: 'may quote values',
      content: 'sealed statement',
      locks: 'may quote statements'
    }
  },
  explorer_calls: {
    newest: 'created_at',
    columns: `
      id user_id operation method left_out:integer authentication status:integer milliseconds:integer
      bytes:integer created_at:integer deleted_at:integer role`,
    withheld: {
      path: "everybody's own",
      parameters: 'may hold what somebody typed',
      body: 'may hold what somebody typed',
      deletion: 'bookkeeping'
    }
  },
  imports: {
    columns: `
      id actor_id tenant_id name encoding separator row_count:integer job_id created_at:integer
      first_row:integer`,
    withheld: { columns: 'rows of uploaded files', plan: 'may quote rows of uploaded files' }
  },
  incident_notes: {
    columns: 'id alert_id author_id note at:integer'
  },
  incident_titles: {
    key: 'alert_id',
    columns: 'alert_id title at:integer'
  },
  isolation_probes: {
    columns: `
      id layer started_at:integer ended_at:integer started_by routes:integer objects:integer
      comparisons:integer found:integer`,
    withheld: { differences: 'quotes answers', unproven: 'quotes answers' }
  },
  job_items: {
    key: 'job_id position',
    columns: 'job_id position:integer subject_id outcome code',
    withheld: { inverse: 'rows as they were before' }
  },
  jobs: {
    newest: 'created_at',
    columns: `
      id kind actor_id tenant_id ip device state total:integer done:integer refused:integer
      skipped:integer error created_at:integer started_at:integer finished_at:integer
      cancel_requested_at:integer undo_of undo_until:integer lease_holder lease_until:integer`,
    withheld: {
      input: 'what the job was given',
      idempotency_key: 'chosen by the caller',
      cursor: 'bookkeeping',
      result: 'what the job gave'
    }
  },
  leases: {
    key: 'name',
    columns: 'name holder until:integer'
  },
  mails: {
    newest: 'created_at',
    columns: 'id kind state tries:integer created_at:integer due_at:integer ended_at:integer',
    withheld: {
      recipient: 'sealed address',
      content: 'sealed text of the mail',
      problem: 'may quote the address'
    }
  },
  maintenance_windows: {
    columns: 'id tenant_id reason starts_at:integer ends_at:integer check_ids created_at:integer'
  },
  metric_calls: {
    key: 'resolution at route tenant server_id',
    newest: 'at',
    columns: `
      resolution:integer at:integer route tenant server_id calls:integer failures:integer total:real
      most:real buckets`
  },
  metric_gauges: {
    key: 'resolution at name server_id',
    newest: 'at',
    columns: 'resolution:integer at:integer name server_id samples:integer total:real least:real most:real'
  },
  need_snoozes: {
    columns: 'id reason until:integer created_by created_at:integer'
  },
  notices: {
    newest: 'created_at',
    columns: `
      id user_id kind subject_type subject_id person_id times:integer created_at:integer
      read_at:integer`,
    withheld: { facts: "everybody's own", link: "everybody's own" }
  },
  query_charges: {
    key: 'user_id connection_id day',
    columns: 'user_id connection_id day:integer amount:real'
  },
  query_counts: {
    key: 'connection_id hour',
    columns: 'connection_id hour:integer queries:integer milliseconds:real'
  },
  query_history: {
    newest: 'created_at',
    columns: `
      id user_id connection_id connection_name outcome row_count:integer milliseconds:integer
      created_at:integer`,
    withheld: { statement: "everybody's own" }
  },
  servers: {
    columns: 'id version started_at:integer seen_at:integer',
    withheld: { host: 'long, and shown on Monitoring' }
  },
  silences: {
    columns: 'id rule_id reason until:integer ended_at:integer created_by created_at:integer'
  },
  webhook_deliveries: {
    newest: 'created_at',
    columns: `
      id webhook_id event state tries:integer status:integer problem created_at:integer due_at:integer
      ended_at:integer`,
    withheld: { body: 'what was sent' }
  },
  webhooks: {
    columns: 'id name enabled:integer created_at:integer updated_at:integer events',
    withheld: { url: 'may hold a token', secret: 'sealed secret' }
  }
} as const satisfies Record<string, CopiedTableRule>
