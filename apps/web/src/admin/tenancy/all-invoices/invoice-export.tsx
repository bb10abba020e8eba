import { IconDownload } from '@tabler/icons-react'
import { useDownload } from '../../../step-up/use-download.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { toExportGroup } from '../../shared/export-group.tsx'
import { toInvoiceInput, type AllInvoicesState } from './all-invoices-address.ts'
import { allInvoiceMessages as words } from './messages.ts'

/** Saves what the filters show, all pages of it. */
export function InvoiceExport({ state, timeZone }: { state: AllInvoicesState; timeZone: string }) {
  const { isRunning, download } = useDownload({ failed: words.exportFailed })
  const save = (format: Record<string, string>): void => {
    const input = Object.entries(toInvoiceInput(state, timeZone)).map(([name, value]) => [
      name,
      String(value)
    ])
    download(`/api/admin/invoices/export?${new URLSearchParams([...Object.entries(format), ...input])}`)
  }
  return (
    <Menu groups={[toExportGroup({ label: words.exportWhat, isRunning, onExport: save })]}>
      {(button) => (
        <Button {...button}>
          <IconDownload className="i" aria-hidden />
          {words.export}
        </Button>
      )}
    </Menu>
  )
}
