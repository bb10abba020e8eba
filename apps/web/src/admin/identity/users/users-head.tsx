import type { SessionUser } from '@sitewright/api'
import { IconDots, IconDownload, IconPlus, IconShield, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { FeatureButton } from '../../../sign-in/tenant-features/feature-button.tsx'
import { useFeatureRefusal } from '../../../sign-in/tenant-features/use-feature-refusal.ts'
import { lazyOnFirstUse } from '../../../lib/lazy-on-first-use.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import type { TableState } from '../../../ui/data-table/table-address.ts'
import { Menu } from '../../../ui/menu.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { dialogMessages } from './dialogs/messages.ts'
import { useUserDialog } from './dialogs/user-dialog-context.ts'
import { exportMessages } from './export/messages.ts'
import { useUserExport } from './export/use-user-export.tsx'
import type { ImportDialogProps } from './import/import-dialog.tsx'
import { importMessages } from './import/messages.ts'
import { rolesMessages } from '../roles/messages.ts'
import { useRoleView } from '../roles/role-address.ts'
import { usersMessages as words } from './messages.ts'
import { userSummaryQuery } from './users.api.ts'
import styles from './users.module.css'

const ImportDialog = lazyOnFirstUse<ImportDialogProps>(
  async () => (await import('./import/import-dialog.tsx')).ImportDialog,
  ({ opened }) => opened
)

/** The head of the screen: how many users there are, and what can be done besides looking at them. */
export function UsersHead({ state }: { state: TableState }) {
  const actor = useOutletContext<SessionUser>()
  const [, setRoleView] = useRoleView()
  const openDialog = useUserDialog()
  const all = useQuery(userSummaryQuery)
  const exports = useUserExport(state)
  const isPhone = usePhone()
  const [isImporting, setImporting] = useState(false)
  const mayChange = actor.permissions.includes('user.write')
  const importRefusal = useFeatureRefusal('user-import')
  const openImport = (): void => setImporting(true)
  const importItem = {
    id: 'import',
    items: [
      {
        id: 'import',
        label: importMessages.import,
        icon: <IconUpload className="i" aria-hidden />,
        unavailable: importRefusal,
        onSelect: openImport
      }
    ]
  }
  return (
    <div className={`dense ${styles.head}`}>
      <div className={styles.heading}>
        <h1 className="screen-title">{words.title}</h1>
        <p className={styles.lead}>{all.data !== undefined && words.people(all.data.total)}</p>
      </div>
      <div className={styles.acts}>
        <Button onClick={() => setRoleView({ kind: 'list' })}>
          <IconShield className="i" aria-hidden />
          {rolesMessages.open}
        </Button>
        {mayChange && !isPhone && (
          <FeatureButton feature="user-import" onClick={openImport}>
            <IconUpload className="i" aria-hidden />
            {importMessages.import}
          </FeatureButton>
        )}
        <Menu groups={isPhone && mayChange ? [importItem, exports] : [exports]}>
          {(button) =>
            isPhone ? (
              <IconButton label={words.more} {...button}>
                <IconDots className="i" aria-hidden />
              </IconButton>
            ) : (
              <Button {...button}>
                <IconDownload className="i" aria-hidden />
                {exportMessages.export}
              </Button>
            )
          }
        </Menu>
        {mayChange && (
          <Button kind="go" onClick={() => openDialog(undefined)}>
            <IconPlus className="i" aria-hidden />
            {dialogMessages.add}
          </Button>
        )}
      </div>
      {mayChange && <ImportDialog opened={isImporting} onClose={() => setImporting(false)} />}
    </div>
  )
}
