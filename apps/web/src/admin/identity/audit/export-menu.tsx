import { IconDownload } from '@tabler/icons-react'
import { useTimeZone } from '../../../lib/use-time-zone.ts'
import { useDownload } from '../../../step-up/use-download.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { toAuditInput, type AuditState } from './audit-address.ts'
import { auditMessages } from './messages.ts'

const words = auditMessages.export
type ExportKind = 'chain' | 'jsonl' | 'csv'
const kinds: readonly ExportKind[] = ['chain', 'jsonl', 'csv']

/** Saves the whole log so that it can be verified, or what the filters show. */
export function ExportMenu({ state }: { state: AuditState }) {
  const timeZone = useTimeZone()
  const { isRunning, download } = useDownload(words)
  const save = (kind: ExportKind): void =>
    download(`/api/admin/audit/export?${toQuery(kind, state, timeZone)}`)
  return (
    <Menu
      groups={[
        {
          id: 'export',
          items: kinds.map((kind) => ({
            id: kind,
            label: words[kind],
            unavailable: isRunning ? words.running : undefined,
            onSelect: () => save(kind)
          }))
        }
      ]}
    >
      {(button) => (
        <Button size="sm" {...button}>
          <IconDownload className="i" aria-hidden />
          {words.label}
        </Button>
      )}
    </Menu>
  )
}

function toQuery(kind: ExportKind, state: AuditState, timeZone: string): URLSearchParams {
  if (kind === 'chain') return new URLSearchParams({ format: 'jsonl' })
  const filter = Object.entries(toAuditInput(state, timeZone)).map(([name, value]) => [name, String(value)])
  return new URLSearchParams([['format', kind], ...filter])
}
