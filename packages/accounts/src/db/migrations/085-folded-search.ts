import type { Migration } from 'kysely/migration'
import { statements } from './statements.ts'

/** Texts that were folded before apostrophes became alike and ß became ss. */
export function foldedSearch(): Migration {
  return statements(
    ['search_text', 'first_name_key', 'last_name_key'].map(
      (column) =>
        `update users set ${column} = ${folded.reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, column)}
         where ${folded.map(([from]) => `${column} like '%${from}%'`).join(' or ')}`
    )
  )
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
  ['ʼ', "''"],
  ['`', "''"]
] as const
