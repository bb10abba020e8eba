import type { StatementVerdict } from '../src/statements.ts'

/** A statement that what reads it has no room or no time for. */
export const tooDeep: Extract<StatementVerdict, { kind: 'unreadable' }> = {
  kind: 'unreadable',
  words: { message: 'The statement is too deep to be read', position: null, hint: null, code: null }
}
