import type { DatabaseKind, SqlDialect } from '@sitewright/databases'

/** The lexer's dialect of a kind of database. */
export function dialectOf(kind: DatabaseKind): SqlDialect {
  return kind === 'postgresql' || kind === 'mysql' || kind === 'sqlite' ? kind : 'json'
}
