import { useFeatureRefusal } from '../../../../sign-in/tenant-features/use-feature-refusal.ts'
import { useDownload } from '../../../../step-up/use-download.ts'
import type { TableState } from '../../../../ui/data-table/table-address.ts'
import type { MenuGroup } from '../../../../ui/menu.tsx'
import { toExportGroup } from '../../../shared/export-group.tsx'
import { toUserFilter, toUserOrder } from '../users.api.ts'
import { exportMessages as words } from './messages.ts'

/** The formats in which what the filters show can be saved, as a group of a menu. */
export function useUserExport(state: TableState): MenuGroup {
  const { isRunning, download } = useDownload(words)
  const refusal = useFeatureRefusal('user-export')
  const save = (format: Record<string, string>): void => {
    const query = new URLSearchParams({ ...format, ...toUserOrder(state), ...toTexts(toUserFilter(state)) })
    download(`/api/admin/users/export?${query}`)
  }
  return toExportGroup({ label: words.what, isRunning, refusal, onExport: save })
}

function toTexts(filter: object): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]))
}
