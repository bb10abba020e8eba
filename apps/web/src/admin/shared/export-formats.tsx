import type { ExportFormat } from '@sitewright/api'
import type { CsvSeparator } from '@sitewright/api/csv'
import { IconBraces, IconFileSpreadsheet } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** A way in which a list is saved as a file. */
interface FileFormat {
  id: string
  label: string
  icon: ReactNode
  /** What the call takes. */
  input: { format: ExportFormat; separator?: CsvSeparator }
}

const table = <IconFileSpreadsheet className="i" aria-hidden />

/** The ways in which a list is saved as a file. */
export const fileFormats: readonly FileFormat[] = [
  { id: 'csv', label: 'As CSV, for spreadsheets', icon: table, input: { format: 'csv' } },
  {
    id: 'semicolon',
    // What Excel expects where a comma separates decimals.
    label: 'As CSV with semicolons (German, French)',
    icon: table,
    input: { format: 'csv', separator: 'semicolon' }
  },
  { id: 'tab', label: 'As CSV with tabs', icon: table, input: { format: 'csv', separator: 'tab' } },
  {
    id: 'jsonl',
    label: 'As JSON Lines',
    icon: <IconBraces className="i" aria-hidden />,
    input: { format: 'jsonl' }
  }
]
