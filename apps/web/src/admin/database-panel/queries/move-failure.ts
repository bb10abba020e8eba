import type { QueryFailure } from './query-run.ts'

/** A failure with its place moved to the front by what was put before the text. */
export function moveFailure(failure: QueryFailure, text: string, by: number): QueryFailure {
  const { engine } = failure
  if (engine === null || engine.place === null) return failure
  const offset = engine.place.offset - by
  if (offset < 0) return { ...failure, engine: { ...engine, place: null } }
  const before = text.slice(0, offset).split('\n')
  const place = { offset, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  return { ...failure, engine: { ...engine, place } }
}
