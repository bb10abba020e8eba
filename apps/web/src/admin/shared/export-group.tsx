import type { ExportFormat } from '@sitewright/api'
import type { CsvSeparator } from '@sitewright/api/csv'
import { IconBraces, IconFileSpreadsheet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { requestMessages } from '../../requests/messages.ts'
import type { MenuGroup } from '../../ui/menu.tsx'
import { exportMessages } from './messages.ts'

/** A format of an export, as the call takes it. */
type FormatInput = { format: ExportFormat; separator?: CsvSeparator }

interface FileFormat {
  id: string
  label: string
  icon: ReactNode
  input: FormatInput
}

const table = <IconFileSpreadsheet className="i" aria-hidden />

const fileFormats: readonly FileFormat[] = [
  { id: 'csv', label: exportMessages.csv, icon: table, input: { format: 'csv' } },
  {
    id: 'semicolon',
    // What Excel expects where a comma separates decimals.
    label: exportMessages.semicolons,
    icon: table,
    input: { format: 'csv', separator: 'semicolon' }
  },
  { id: 'tab', label: exportMessages.tabs, icon: table, input: { format: 'csv', separator: 'tab' } },
  {
    id: 'jsonl',
    label: exportMessages.jsonLines,
    icon: <IconBraces className="i" aria-hidden />,
    input: { format: 'jsonl' }
  }
]

interface ExportGroupOptions {
  /** Names the group: what the file holds. */
  label: string
  /** Whether a file is being downloaded, so that none can be chosen. */
  isRunning: boolean
  /** Why nothing can be exported. */
  refusal?: string | undefined
  onExport: (format: FormatInput) => void
}

/** The formats of an export, as a group of a menu. */
export function toExportGroup({ label, isRunning, refusal, onExport }: ExportGroupOptions): MenuGroup {
  return {
    id: 'export',
    label,
    items: fileFormats.map(({ input, ...item }) => ({
      ...item,
      unavailable: refusal ?? (isRunning ? requestMessages.downloading : undefined),
      onSelect: () => onExport(input)
    }))
  }
}
