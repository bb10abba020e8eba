import type { Token } from './tokens.ts'

/** Tables of the engine's own database that hold passwords or their hashes. */
const secretTables: ReadonlySet<string> = new Set([
  'user',
  'global_priv',
  'password_history',
  'servers',
  'slave_master_info',
  'federated_servers'
])
const ownDatabase = 'mysql'

/** Whether a table holds passwords, as a session in a database names it. Names may differ in case alone. */
export function isSecretTable({ schema, name }: { schema: string; name: string }): boolean {
  return schema.toLowerCase() === ownDatabase && secretTables.has(name.toLowerCase())
}

/** Whether a statement in a database reads a table that holds passwords. */
export function readsSecrets(tokens: readonly Token[], database: string): boolean {
  const [first, second, third] = tokens
  if (
    first?.value === 'SHOW' &&
    second?.value === 'CREATE' &&
    ['USER', 'SERVER'].includes(third?.value ?? '')
  )
    return true
  // Within that database each such name is refused: `.user` is its table too, whatever stands before the dot.
  const isWithin = database.toLowerCase() === ownDatabase
  return tokens.some((token, at) => {
    if (token.kind !== 'word' && token.kind !== 'name') return false
    const isBehind = tokens[at - 1]?.value === '.'
    const schema = isBehind && !isWithin ? toName(tokens[at - 2]) : database
    return isSecretTable({ schema, name: toName(token) })
  })
}

function toName(token: Token | undefined): string {
  return token === undefined ? '' : token.value.replace(/^`(.*)`$/s, '$1').replaceAll('``', '`')
}

const identified = /\bIDENTIFIED\b/i
const secret = /\b(BY|PASSWORD|USING|AS)(\s+)(?:'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"|0x[\da-f]+)/gi

/** Masks the password hashes that MariaDB writes into SHOW GRANTS. */
export function maskHashes(cell: string | null): string | null {
  return cell !== null && identified.test(cell) ? cell.replace(secret, "$1$2'…'") : cell
}
