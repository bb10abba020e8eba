import type { AuditSubject, UserCall } from './call.ts'

/** Counts the rows of an export that were sent. */
export interface RowCounter {
  rows: number
}

interface ExportEnd {
  action: 'user.export-end' | 'audit.export-end' | 'invoice.export-end'
  /** The export, as its first audit entry names it. */
  subject: AuditSubject
  /** The file, chunk by chunk. */
  content: AsyncIterable<string>
  /** Counts for the audit entry. */
  counts: () => Readonly<Record<string, number>>
}

/**
 * Passes the content of an export through, and audits its end once: complete, aborted, or never started. A plain
 * generator misses the last case, since its `finally` runs only after the first chunk was requested.
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

/** Passes batches through, and counts their rows as they are consumed. */
export async function* countRows<Row>(
  batches: AsyncIterable<Row[]>,
  counter: RowCounter
): AsyncGenerator<Row[]> {
  for await (const batch of batches) {
    counter.rows += batch.length
    yield batch
  }
}
