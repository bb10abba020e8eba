import type { NotReadReason, StatementVerdict } from '../../src/statements.ts'
import { bracketWords, closeFunctions, placedWords, readFunctions } from './functions.ts'
import { readsSecrets } from './secrets.ts'
import { toTokens, type Token } from './tokens.ts'

/** First words of statements that read. */
const readWords: ReadonlySet<string> = new Set([
  'SELECT',
  'WITH',
  'TABLE',
  'VALUES',
  'SHOW',
  'EXPLAIN',
  'DESCRIBE',
  'DESC'
])
/** Reasons by the first word; a word that is missing here means a write. */
const otherWords: Readonly<Record<string, NotReadReason>> = {
  BEGIN: 'transaction',
  START: 'transaction',
  COMMIT: 'transaction',
  ROLLBACK: 'transaction',
  SAVEPOINT: 'transaction',
  RELEASE: 'transaction',
  XA: 'transaction',
  SET: 'setting',
  USE: 'setting',
  RESET: 'setting',
  LOCK: 'lock',
  UNLOCK: 'lock',
  HANDLER: 'lock'
}
/** Reserved words that stand in no read; INSERT and REPLACE are functions too, where a bracket follows. */
const innerWords: Readonly<Record<string, NotReadReason>> = {
  INTO: 'write',
  INSERT: 'write',
  REPLACE: 'write',
  UPDATE: 'write',
  DELETE: 'write',
  PROCEDURE: 'function'
}

/**
 * What a statement would do, by its words. This is no parser: what it does not recognise as a read is none, so that a
 * name which MySQL would take for one of its words has to stand in backticks.
 */
export function classifyMysql(text: string, database = ''): StatementVerdict {
  const tokens = toTokens(text)
  const reason = tokens === undefined ? 'write' : findReason(tokens, database)
  return reason === undefined ? { kind: 'read' } : { kind: 'not-read', reason }
}

function findReason(tokens: readonly Token[], database: string): NotReadReason | undefined {
  const end = tokens.findIndex(({ kind, value }) => kind === 'sign' && value === ';')
  const statement = end < 0 ? tokens : tokens.slice(0, end)
  if (statement.length === 0) return 'empty'
  if (tokens.slice(statement.length).some(({ value }) => value !== ';')) return 'several'
  const first = statement.find(({ value }) => value !== '(')
  if (first === undefined || first.kind === 'comment') return 'setting'
  if (first.kind !== 'word' || !readWords.has(first.value)) return otherWords[first.value] ?? 'write'
  if (readsSecrets(statement, database)) return 'secret'
  // SHOW CREATE PROCEDURE and SHOW GRANTS FOR have words of their own, and no clause that writes.
  const isShow = first.value === 'SHOW'
  for (const [at, token] of statement.entries()) {
    const reason = judge(statement, at, token, isShow)
    if (reason !== undefined) return reason
  }
  return undefined
}

/** Why a token is in no read; undefined where it may be in one. */
export function judge(
  tokens: readonly Token[],
  at: number,
  token: Token,
  isShow: boolean
): NotReadReason | undefined {
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (token.kind === 'comment' || token.value === ':=') return 'setting'
  if (token.kind !== 'word' && token.kind !== 'name') return undefined
  // After a dot each word is a name; a function with a schema is user-defined.
  const isCall = next?.value === '('
  if (before?.value === '.') return isCall ? 'function' : undefined
  if (isCall) return judgeCall(tokens, at, token)
  if (token.kind === 'name' || isShow) return undefined
  if (token.value === 'LOCK' && next?.value === 'IN') return 'lock'
  if (token.value === 'FOR' && (next?.value === 'UPDATE' || next?.value === 'SHARE')) return 'lock'
  if (token.value === 'NEXT' && next?.value === 'VALUE') return 'function'
  return innerWords[token.value]
}

function judgeCall(tokens: readonly Token[], at: number, { kind, value }: Token): NotReadReason | undefined {
  if (isListOfColumns(tokens, at)) return undefined
  if (kind === 'name') return 'function'
  if (bracketWords.has(value)) return undefined
  if (placedWords.get(value)?.test(tokens[at - 1]?.value ?? '') === true) return undefined
  if (!readFunctions.has(value)) return 'function'
  return closeFunctions.has(value) && tokens[at + 1]?.isApart === true ? 'function' : undefined
}

/** Whether a bracket after a name lists its columns: `WITH totals (id, total) AS (…)`, `FROM (…) AS totals (id)`. */
function isListOfColumns(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.value
  if (tokens[at - 1]?.kind === 'word' && before === 'AS' && tokens[at - 2]?.value === ')') return true
  if (before !== 'WITH' && before !== 'RECURSIVE' && before !== ',') return false
  // It ends at the first token that is no name, so that no token is looked at for more than one bracket.
  let end = at + 2
  while (isListed(tokens[end])) end += 1
  return tokens[end]?.value === ')' && tokens[end + 1]?.value === 'AS' && tokens[end + 2]?.value === '('
}

function isListed(token: Token | undefined): boolean {
  return token?.kind === 'word' || token?.kind === 'name' || token?.value === ','
}
