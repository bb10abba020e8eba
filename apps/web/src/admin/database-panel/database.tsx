import type { DatabaseConnection, SessionUser } from '@sitewright/api'
import { mayDelete } from '@sitewright/api/access'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext, useSearchParams } from 'react-router'
import { QueryPlaceholder } from '../../requests/query-placeholder.tsx'
import { Button } from '../../ui/button.tsx'
import { nothingYet } from '../../ui/stat-card.tsx'
import { StatePanel } from '../../ui/states/state-panel.tsx'
import { ScreenHead } from '../shared/screen-head.tsx'
import { ConnectionDialogs } from './connections/connection-dialogs.tsx'
import { DatabasePanel } from './database-panel.tsx'
import { connectionsQuery } from './database.api.ts'
import { databaseMessages as words } from './messages.ts'
import { OwnDatabaseOffer } from './connections/own-database-offer.tsx'
import { useConnectionActions } from './connections/use-connection-actions.ts'

/** The databases that are connected, and the one that the address names (spec 2 §2). */
export function Database() {
  const { permissions } = useOutletContext<SessionUser>()
  const [, setAddress] = useSearchParams()
  const connections = useQuery(connectionsQuery)
  const { acts, dialog, setDialog } = useConnectionActions({
    mayManage: permissions.includes('database.manage'),
    mayRemove: mayDelete(permissions, 'database.manage')
  })
  const all = connections.data?.connections
  const add = acts.mayManage && (
    <Button onClick={() => setDialog({ kind: 'form', connection: undefined })}>
      <IconPlus className="i" aria-hidden />
      {words.add}
    </Button>
  )
  return (
    <>
      <ScreenHead
        title={words.title}
        lead={
          <>
            {all === undefined ? nothingYet : words.lead(all.length, countBad(all))}
            {all !== undefined && all.length > 0 && `. ${words.figuresNote}`}
          </>
        }
      >
        {add}
      </ScreenHead>
      {all === undefined && (
        <QueryPlaceholder query={connections} rows={4} label={words.cards} failed={words.loadFailed} />
      )}
      {all?.length === 0 && (
        <StatePanel title={words.empty} text={acts.mayManage ? words.emptyText : words.emptyReader}>
          {acts.mayManage && <OwnDatabaseOffer onAdded={(id) => setAddress({ connection: id })} />}
        </StatePanel>
      )}
      {all !== undefined && <DatabasePanel connections={all} acts={acts} />}
      <ConnectionDialogs
        dialog={dialog}
        onClose={(id) => {
          setDialog(undefined)
          if (id !== undefined) setAddress({ connection: id })
        }}
      />
    </>
  )
}

function countBad(connections: readonly DatabaseConnection[]): number {
  return connections.filter(({ status }) => status === 'error').length
}
