import type { ExportFormat } from '@sitewright/api'
import type { CsvSeparator } from '@sitewright/api/csv'
import { IconBraces, IconFileSpreadsheet } from '@tabler/icons-react'
import { useFeatureRefusal } from '../../../sign-in/tenant-features/use-feature-refusal.ts'
import { useDownload } from '../../../step-up/use-download.ts'
import type { TableState } from '../../../ui/data-table/table-address.ts'
import type { MenuGroup } from '../../../ui/menu.tsx'
import { toUserFilter, toUserOrder } from '../users.api.ts'
import { exportMessages as words } from './messages.ts'

const table = <IconFileSpreadsheet className="i" aria-hidden />

const formats = [
  { id: 'csv', query: { format: 'csv' }, icon: table },
  { id: 'semicolon', query: { format: 'csv', separator: 'semicolon' }, icon: table },
  { id: 'tab', query: { format: 'csv', separator: 'tab' }, icon: table },
  { id: 'jsonl', query: { format: 'jsonl' }, icon: <IconBraces className="i" aria-hidden /> }
] as const satisfies readonly {
  id: keyof typeof words.formats
  query: { format: ExportFormat; separator?: CsvSeparator }
  icon: React.ReactNode
}[]

/** The formats in which what the filters show can be saved, as a group of a menu. */
export function useUserExport(state: TableState): MenuGroup {
  const { isRunning, download } = useDownload(words)
  const refusal = useFeatureRefusal('user-export')
  const save = (format: Record<string, string>): void => {
    const query = new URLSearchParams({ ...format, ...toUserOrder(state), ...toTexts(toUserFilter(state)) })
    download(`/api/admin/users/export?${query}`)
  }
  return {
    id: 'export',
    label: words.what,
    items: formats.map(({ id, query, icon }) => ({
      id,
      label: words.formats[id],
      icon,
      unavailable: refusal ?? (isRunning ? words.running : undefined),
      onSelect: () => save(query)
    }))
  }
}

function toTexts(filter: object): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]))
}
