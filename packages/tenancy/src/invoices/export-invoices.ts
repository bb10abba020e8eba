import type { ExportFormat, InvoiceExportQuery } from '@sitewright/api'
import { byteOrderMark, toCsvRows, type CsvSeparator } from '@sitewright/api/csv'
import { auditExportEnd, countRows, type UserCall, exportTypes } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { SentFile } from '@sitewright/kernel/routing'
import { compileInvoiceExport, type ListedRow } from './invoice-list.repository.ts'
import { toInvoiceTenant } from './list-all-invoices.ts'

/** Rows of a batch: few enough that serializing them does not block the event loop. */
const batchRows = 100

/** Exports all invoices that match the filters, as a stream. The audit log records its start and end. */
export async function exportInvoices(
  call: UserCall,
  { format, separator, filter, sort, order }: InvoiceExportQuery
): Promise<SentFile> {
  const { services, actor } = call
  await enforceRateLimit(services, 'invoice-export-account', actor.userId)
  const { database, reader } = services
  const now = services.now()
  const query = compileInvoiceExport(database.db, filter, { sort, order, now })
  const subject = { type: 'export', id: newId() }
  await call.transaction((transaction) =>
    transaction.audit('invoice.export', subject, { details: { format, filter, sort, order } })
  )
  const counter = { rows: 0 }
  const invoices = countRows(reader.read(query, { batchRows }), counter)
  return {
    name: `invoices-${new Date(now).toISOString().slice(0, 10)}.${format}`,
    type: exportTypes[format],
    content: auditExportEnd(call, {
      action: 'invoice.export-end',
      subject,
      content: formatInvoices(invoices, { format, separator, now }),
      counts: () => ({ rows: counter.rows })
    })
  }
}

type Cell = string | number | boolean | null

/** Columns of the export, named as in the API. */
const fields = {
  number: ({ number }) => number,
  tenantId: (row) => toInvoiceTenant(row).id,
  tenantName: (row) => toInvoiceTenant(row).name,
  tenantIsDeleted: (row) => toInvoiceTenant(row).isDeleted,
  status: ({ status }) => status,
  isOverdue: ({ status, due_at: dueAt }, now) => status === 'open' && dueAt <= now,
  currency: ({ currency }) => currency,
  total: ({ total }) => total,
  periodStart: ({ period_start: at }) => toIsoTime(at),
  periodEnd: ({ period_end: at }) => toIsoTime(at),
  issuedAt: ({ issued_at: at }) => toIsoTime(at),
  dueAt: ({ due_at: at }) => toIsoTime(at),
  paidAt: ({ paid_at: at }) => toIsoTime(at),
  paidNote: ({ paid_note: note }) => note
} as const satisfies Record<string, (row: ListedRow, now: number) => Cell>

const names = Object.keys(fields)
const readers = Object.values(fields)

function toIsoTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

async function* formatInvoices(
  batches: AsyncIterable<readonly ListedRow[]>,
  { format, separator, now }: { format: ExportFormat; separator: CsvSeparator; now: number }
): AsyncGenerator<string> {
  if (format === 'csv') yield `${byteOrderMark}${toCsvRows([names], separator)}`
  for await (const rows of batches)
    yield format === 'csv'
      ? toCsvRows(
          rows.map((row) => readers.map((read) => toCell(read(row, now)))),
          separator
        )
      : rows.map((row) => toJsonLine(row, now)).join('')
}

function toCell(value: Cell): string | number {
  return typeof value === 'boolean' ? String(value) : (value ?? '')
}

function toJsonLine(row: ListedRow, now: number): string {
  const entries = Object.entries(fields).map(([name, read]) => [name, read(row, now)])
  return `${JSON.stringify(Object.fromEntries(entries))}\n`
}
