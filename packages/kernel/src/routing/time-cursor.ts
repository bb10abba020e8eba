/** Cursor of a list in reverse chronological order: the last row of a page, so that new rows shift nothing. */
export interface TimeCursor {
  createdAt: number
  id: string
}

/** Parses a cursor of a query string, whose form its schema has checked. */
export function parseTimeCursor(text: string): TimeCursor {
  const at = text.indexOf('_')
  return { createdAt: Number(text.slice(0, at)), id: text.slice(at + 1) }
}

/**
 * The cursor of the next page; null after the last one.
 *
 * @example
 * const rows = await findNoteRows(db, { before: before && parseTimeCursor(before), limit })
 * const next = toTimeCursor(rows.length === limit ? rows.at(-1) : undefined)
 */
export function toTimeCursor(last: { created_at: number; id: string } | undefined): string | null {
  return last === undefined ? null : `${last.created_at}_${last.id}`
}
