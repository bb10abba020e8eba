/** What a column of a copy holds. */
export type CopiedType = 'text' | 'integer' | 'real'

/** A column of a copy. */
export interface CopiedColumn {
  name: string
  type: CopiedType
  /** The table whose key it names, where that is copied too. */
  refersTo?: string | undefined
}

/** A table of a copy: what is not named in it is not there. */
export interface CopiedTable {
  name: string
  columns: readonly CopiedColumn[]
  /** Columns of the primary key; empty where the one that it has is left out. */
  key: readonly string[]
}

/** A value of a row. */
export type CopiedValue = string | number | bigint | null

/** The job of the worker that makes a copy. */
export type CopyJob =
  | { kind: 'create'; tables: readonly CopiedTable[]; heapBytes: number }
  | { kind: 'insert'; table: CopiedTable; rows: readonly (readonly CopiedValue[])[] }
  | { kind: 'finish' }

/** Its messages: the size of the copy so far in bytes, and at the end the copy itself. */
export type CopyOutcome = { kind: 'more'; size: number } | { kind: 'copy'; bytes: SharedArrayBuffer }
