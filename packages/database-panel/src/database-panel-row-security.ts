import { ofTenant, ofUser, partOf, type RowSecurity } from '@sitewright/kernel/db'

/** Row-level security of connected databases and their queries. */
export const databasePanelRowSecurity: RowSecurity = {
  query_history: ofUser('query_history'),
  query_snippets: ofUser('query_snippets'),
  query_charges: ofUser('query_charges'),
  database_connections: ofTenant,
  database_writes: partOf('database_writes', 'connection_id', 'database_connections'),
  query_counts: partOf('query_counts', 'connection_id', 'database_connections'),
  database_migrations: partOf('database_migrations', 'connection_id', 'database_connections')
}
