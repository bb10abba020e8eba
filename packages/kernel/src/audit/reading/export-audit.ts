import type { AuditExportQuery, AuditFilter } from '@sitewright/api'
import type { UserCall } from '../../call/call.ts'
import { auditExportEnd, countRows } from '../../call/audit-export-end.ts'
import { newId } from '../../crypto/random.ts'
import { enforceRateLimit } from '../../rate-limits/enforce-rate-limit.ts'
import type { SentFile } from '../../routing/file-registrar.ts'
import { compileAuditExport } from './audit-export.repository.ts'
import { exportChain } from './export-chain.ts'
import { formatEntries } from './format-entries.ts'

const types = { csv: 'text/csv', jsonl: 'application/jsonl' } as const
const batchRows = 100

/** Exports the audit log as a file, streamed while it is read. The log records the start and the end of the export. */
export async function exportAudit(call: UserCall, { format, filter }: AuditExportQuery): Promise<SentFile> {
  const { services, actor } = call
  await enforceRateLimit(services, 'audit-export-account', actor.userId)
  const { database, reader, now } = services
  const isChain = format === 'jsonl' && isUnfiltered(filter)
  const subject = { type: 'export', id: newId() }
  const query = isChain ? undefined : await compileAuditExport(database, filter)
  await call.transaction((transaction) =>
    transaction.audit('audit.export', subject, { details: { format, filter, isChain } })
  )
  const counter = { rows: 0 }
  const content =
    query === undefined
      ? exportChain(services, counter)
      : formatEntries(countRows(reader.read(query, { batchRows }), counter), format)
  return {
    name: `audit-${new Date(now()).toISOString().slice(0, 10)}.${format}`,
    type: types[format],
    content: auditExportEnd(call, {
      action: 'audit.export-end',
      subject,
      content,
      counts: () => ({ entries: counter.rows })
    })
  }
}

function isUnfiltered(filter: AuditFilter): boolean {
  return Object.values(filter).every((value) => value === undefined || value === '')
}
