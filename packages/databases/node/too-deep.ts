import type { StatementVerdict } from '../src/statements.ts'

/** The verdict on a statement that exceeds the memory or time limit of the parser. */
export const tooDeep: Extract<StatementVerdict, { kind: 'unreadable' }> = {
  kind: 'unreadable',
  words: { message: 'The statement is too deep to be read', position: null, hint: null, code: null }
}
