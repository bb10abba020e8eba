import type { DatabaseConnection } from '@sitewright/api'
import { useSearchParams } from 'react-router'
import { Tabs } from '../../ui/tabs.tsx'
import { ConnectionCards } from './connections/connection-cards.tsx'
import { ConnectionPanel } from './connections/connection-panel.tsx'
import { databaseTabs, toDatabaseAddress } from './database-tabs.ts'
import styles from './database.module.css'
import { databaseMessages as words } from './messages.ts'
import type { ConnectionActions } from './connections/use-connection-actions.ts'

interface DatabasePanelProps {
  connections: readonly DatabaseConnection[]
  acts: ConnectionActions
}

/** The cards, and the connection and tab that the address names; the first of each where it names none. */
export function DatabasePanel({ connections, acts }: DatabasePanelProps) {
  const [address, setAddress] = useSearchParams()
  const shown = connections.find(({ id }) => id === address.get('connection')) ?? connections[0]
  const tab = databaseTabs.find(({ value }) => value === address.get('view')) ?? databaseTabs[0]
  if (shown === undefined) return null
  const panel = <tab.Panel key={shown.id} connection={shown} />
  return (
    <div className={styles.screen}>
      <ConnectionCards connections={connections} shown={shown.id} tab={tab.value} />
      <ConnectionPanel connection={shown} acts={acts} />
      {databaseTabs.length < 2 ? (
        panel
      ) : (
        <div>
          <Tabs
            label={words.tabsLabel}
            value={tab.value}
            items={databaseTabs}
            onChange={(view) => setAddress(toDatabaseAddress(shown.id, view))}
            panelClass={styles.tabPanel}
          >
            {panel}
          </Tabs>
        </div>
      )}
    </div>
  )
}
