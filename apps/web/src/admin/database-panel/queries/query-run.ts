import type { DatabaseQueryLine } from '@sitewright/api'
import type { ResultCell, ResultColumn } from '@sitewright/databases'

type LineOf<K extends DatabaseQueryLine['kind']> = Extract<DatabaseQueryLine, { kind: K }>

/** Why a query failed: as a line of the answer, or as the answer itself says it. */
export type QueryFailure = Omit<LineOf<'error'>, 'kind'>

/** What became of a query, with what has arrived of its result. */
export type QueryRun =
  | { kind: 'idle' }
  | ({ kind: 'running'; id: string | undefined; isCancelling: boolean } & Result)
  | ({ kind: 'done'; end: LineOf<'end'> } & Result)
  | ({ kind: 'failed'; failure: QueryFailure } & Result)

interface Result {
  /** Undefined until they are known. */
  columns: readonly ResultColumn[] | undefined
  rows: readonly (readonly ResultCell[])[]
}

export const begunRun: QueryRun = {
  kind: 'running',
  id: undefined,
  isCancelling: false,
  columns: undefined,
  rows: []
}

/** The run after a line of the answer; what comes after its end changes nothing. */
export function takeLine(run: QueryRun, line: DatabaseQueryLine): QueryRun {
  if (run.kind !== 'running') return run
  const { columns, rows } = run
  switch (line.kind) {
    case 'start':
      return { ...run, id: line.id }
    case 'columns':
      return { ...run, columns: line.columns }
    case 'rows':
      return { ...run, rows: [...rows, ...line.rows] }
    case 'end':
      return { kind: 'done', columns, rows, end: line }
    case 'error': {
      const { kind: _kind, ...failure } = line
      return { kind: 'failed', columns, rows, failure }
    }
  }
}

/** The run after a failure outside of its answer. */
export function failRun(run: QueryRun, failure: QueryFailure): QueryRun {
  return run.kind === 'running' ? { kind: 'failed', columns: run.columns, rows: run.rows, failure } : run
}
