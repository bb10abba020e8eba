import { auditExportFormats } from '@sitewright/api'
import { byteOrderMark, toCsvRows } from '@sitewright/api/csv'
import type { ExportedEntry } from './audit-export.repository.ts'

const fields = {
  seq: ({ seq }) => seq,
  at: ({ at }) => new Date(at).toISOString(),
  action: ({ action }) => action,
  outcome: ({ outcome }) => outcome,
  actorId: ({ actor_id: id }) => id,
  actorEmail: ({ actor_email: email }) => email,
  impersonatorId: ({ impersonator_id: id }) => id,
  subjectType: ({ subject_type: type }) => type,
  subjectId: ({ subject_id: id }) => id,
  subjectEmail: ({ subject_email: email }) => email,
  ip: ({ ip }) => ip,
  device: ({ device }) => device,
  details: ({ details }) => details,
  tenantId: ({ tenant_id: id }) => id
} as const satisfies Record<string, (entry: ExportedEntry) => string | number | null>

const readers = Object.values(fields)

/** Formats the entries that match a filter as a file, chunk by chunk. */
export async function* formatEntries(
  batches: AsyncIterable<readonly ExportedEntry[]>,
  format: (typeof auditExportFormats)[number]
): AsyncGenerator<string> {
  if (format === 'csv') yield `${byteOrderMark}${toCsvRows([Object.keys(fields)])}`
  for await (const entries of batches)
    yield format === 'csv'
      ? toCsvRows(entries.map((entry) => readers.map((read) => read(entry) ?? '')))
      : entries.map(toJsonLine).join('')
}

function toJsonLine(entry: ExportedEntry): string {
  const members = Object.entries(fields).map(([name, read]) => [name, read(entry)])
  const details = JSON.parse(entry.details) as unknown
  return `${JSON.stringify({ ...Object.fromEntries(members), details })}\n`
}
