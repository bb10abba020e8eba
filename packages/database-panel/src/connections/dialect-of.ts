import type { DatabaseKind, SqlDialect } from '@sitewright/databases'

/** How the statements of a kind of database write their texts. */
export function dialectOf(kind: DatabaseKind): SqlDialect {
  return kind === 'postgresql' || kind === 'mysql' || kind === 'sqlite' ? kind : 'json'
}
