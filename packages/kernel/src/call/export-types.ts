import type { ExportFormat } from '@sitewright/api'

/** The content type of each format of an exported list. */
export const exportTypes = {
  csv: 'text/csv',
  jsonl: 'application/jsonl'
} as const satisfies Record<ExportFormat, string>
