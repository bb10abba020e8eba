import type { Migration } from 'kysely/migration'
import type { Database } from '../database.ts'
import { statements } from './statements.ts'

/** Texts that were folded before apostrophes became alike and ß became ss. */
export function foldedSearch({ engine }: Database): Migration {
  return statements([
    ...['search_text', 'first_name_key', 'last_name_key'].map((column) => foldIn('users', column)),
    ...['search_text', 'name_key'].map((column) => foldIn('tenants', column)),
    // The index of SQLite keeps no texts: it is told what to forget.
    ...(engine === 'sqlite'
      ? [
          `insert into audit_trigrams (audit_trigrams, rowid, search_text)
             select 'delete', seq, search_text from audit_search where ${isOld('search_text')}`,
          `insert into audit_trigrams (rowid, search_text)
             select seq, ${foldedAnew('search_text')} from audit_search where ${isOld('search_text')}`
        ]
      : []),
    foldIn('audit_search', 'search_text')
  ])
}

function foldIn(table: string, column: string): string {
  return `update ${table} set ${column} = ${foldedAnew(column)} where ${isOld(column)}`
}

function foldedAnew(column: string): string {
  return folded.reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, column)
}

function isOld(column: string): string {
  return folded.map(([from]) => `${column} like '%${from}%'`).join(' or ')
}

const folded = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['’', "''"],
  ['‘', "''"],
  ['‛', "''"],
  ['ʼ', "''"],
  ['ʹ', "''"],
  ['`', "''"]
] as const
