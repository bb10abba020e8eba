import type { AuditSubject, UserCall } from './call.ts'

/** Rows of an export that were sent by now. */
export interface RowCounter {
  rows: number
}

interface ExportEnd {
  action: 'user.export-end' | 'audit.export-end' | 'invoice.export-end'
  /** The export, as its first entry names it. */
  subject: AuditSubject
  /** The file, piece by piece. */
  content: AsyncIterable<string>
  /** What the entry says of how much was sent. */
  counts: () => Readonly<Record<string, number>>
}

/**
 * Passes on the content of an export, and audits its end once: whole, broken off, or not begun at all. A generator could
 * not tell the last, since its `finally` runs only after it was asked for a first piece.
 */
export function auditExportEnd(
  call: UserCall,
  { action, subject, content, counts }: ExportEnd
): AsyncIterable<string> {
  let isEnded = false
  const end = async (isWhole: boolean): Promise<void> => {
    if (isEnded) return
    isEnded = true
    await call.transaction((transaction) =>
      transaction.audit(action, subject, {
        outcome: isWhole ? 'done' : 'refused',
        details: { ...counts(), isWhole }
      })
    )
  }
  return {
    [Symbol.asyncIterator]: () => {
      const pieces = content[Symbol.asyncIterator]()
      return {
        async next() {
          try {
            const piece = await pieces.next()
            if (piece.done === true) await end(true)
            return piece
          } catch (error) {
            await end(false)
            throw error
          }
        },
        async return() {
          await pieces.return?.()
          await end(false)
          return { done: true, value: undefined }
        }
      }
    }
  }
}

/** Passes on batches, and counts their rows as they are taken. */
export async function* countRows<Row>(
  batches: AsyncIterable<Row[]>,
  counter: RowCounter
): AsyncGenerator<Row[]> {
  for await (const batch of batches) {
    counter.rows += batch.length
    yield batch
  }
}
