import type { EngineWords } from './failures.ts'

/** Why a statement is not a read. */
export type NotReadReason =
  | 'write'
  | 'transaction'
  | 'setting'
  | 'several'
  | 'function'
  | 'lock'
  | 'secret'
  | 'empty'

/** What a statement would do, as a parser of the engine's language sees it. What is not known as a read is none. */
export type StatementVerdict =
  | { kind: 'read' }
  | { kind: 'not-read'; reason: NotReadReason }
  | { kind: 'unreadable'; words: EngineWords }
