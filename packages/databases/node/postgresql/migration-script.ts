import { migrationLimits, type ScriptRefusal, type ScriptVerdict } from '../../src/migrations.ts'
import { toCharacters, toUnreadable } from './analysis.ts'
import { loadParser } from './parser.ts'

/** Statements that no migration has: they would end its transaction, change its session, or wait for a file. */
const refusedStatements: Readonly<Record<string, ScriptRefusal>> = {
  TransactionStmt: 'transaction',
  VariableSetStmt: 'setting',
  CopyStmt: 'copy'
}

/** The statements of a script, by the parser of PostgreSQL itself. */
export async function readScript(script: string): Promise<ScriptVerdict> {
  const refuse = (reason: ScriptRefusal): ScriptVerdict => ({ kind: 'refused', reason, words: null })
  if (script.length > migrationLimits.script) return refuse('too-large')
  if (script.includes('\0')) return refuse('unreadable')
  const parser = await loadParser()
  try {
    const { stmts = [] } = parser.parseSync(script)
    if (stmts.length === 0) return refuse('empty')
    for (const { stmt = {} } of stmts) {
      const reason = Object.keys(stmt).map((name) => refusedStatements[name])[0]
      if (reason !== undefined) return refuse(reason)
    }
    const statements = stmts.map(({ stmt_location: begin = 0, stmt_len: length }) => {
      const end = length === undefined ? script.length : toCharacters(script, begin + length)
      return script.slice(toCharacters(script, begin), end).trim()
    })
    return { kind: 'script', statements }
  } catch (error) {
    const verdict = toUnreadable(parser, error, script)
    return verdict.kind === 'unreadable'
      ? { kind: 'refused', reason: 'unreadable', words: verdict.words }
      : refuse('empty')
  }
}
