import type { DatabaseConnection } from '@sitewright/api'
import { databaseCapabilities, type ParameterValue } from '@sitewright/databases'
import { IconDownload } from '@tabler/icons-react'
import { useDownload } from '../../../step-up/use-download.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { toExportGroup } from '../../shared/export-group.tsx'
import { exportMessages as words } from './messages.ts'

interface SentStatement {
  query: string
  parameters: readonly ParameterValue[]
}

interface ExportMenuProps {
  connection: Pick<DatabaseConnection, 'id' | 'type'>
  statement: SentStatement
}

/** Saves the whole result of a statement that ended at a limit; not of a service that charges for each reading. */
export function ExportMenu({ connection: { id, type }, statement }: ExportMenuProps) {
  const { isRunning, download } = useDownload(words)
  if (databaseCapabilities[type].charges) return null
  return (
    <Menu
      groups={[
        toExportGroup({
          label: words.what,
          isRunning,
          onExport: (format) => download('/api/database/export', { connection: id, ...statement, ...format })
        })
      ]}
    >
      {(button) => (
        <Button kind="quiet" {...button}>
          <IconDownload className="i" aria-hidden />
          {words.label}
        </Button>
      )}
    </Menu>
  )
}
