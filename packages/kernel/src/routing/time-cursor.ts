/** Where a page of a list that goes back in time ends: its last row, so that rows that come meanwhile move nothing. */
export interface TimeCursor {
  createdAt: number
  id: string
}

/** Reads a cursor as a query string has it; its schema has checked the form. */
export function parseTimeCursor(text: string): TimeCursor {
  const at = text.indexOf('_')
  return { createdAt: Number(text.slice(0, at)), id: text.slice(at + 1) }
}

/** The cursor of the next page; null after the last one. */
export function toTimeCursor(last: { created_at: number; id: string } | undefined): string | null {
  return last === undefined ? null : `${last.created_at}_${last.id}`
}
