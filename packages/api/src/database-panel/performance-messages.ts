import type { PerformanceGap } from '@sitewright/databases'

/** Why a part of the performance data is unavailable, and the remedy. */
export const performanceGapMessages: Readonly<Record<PerformanceGap, string>> = {
  'not-loaded':
    'pg_stat_statements is not loaded. Add it to shared_preload_libraries in postgresql.conf, restart the server, then run CREATE EXTENSION pg_stat_statements in this database.',
  'not-created':
    'pg_stat_statements is loaded, but not created here. Run CREATE EXTENSION pg_stat_statements in this database.',
  'performance-schema-off':
    'performance_schema is off. Set performance_schema = ON in the configuration of the server, then restart it.',
  'needs-performance-schema':
    'The role may not see it. Run GRANT SELECT ON performance_schema.* for the role of this connection.',
  'needs-process': 'The role may not see it. Run GRANT PROCESS ON *.* for the role of this connection.',
  'not-counted': 'Nothing has been counted since the statistics were reset.',
  'not-kept': 'This kind of database keeps no such statistics.',
  failed: 'The database did not tell it.'
}
