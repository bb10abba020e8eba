import type { User } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import '../../../../ui/styles/tabs.css'
import { Tabs } from '../../../../ui/tabs.tsx'
import { nameOf } from '../../../../lib/name-of.ts'
import { AccessTab } from './access-tab.tsx'
import { ActivityTab } from './activity-tab.tsx'
import { DetailsTab } from './details-tab.tsx'
import { userSessionsQuery } from './user-record.api.ts'
import { drawerTabs, type DrawerTab } from './user-record-tabs.ts'
import styles from './user-record.module.css'
import { drawerMessages as words } from './messages.ts'
import { RecordBar } from './record-bar.tsx'
import { SessionsTab } from './sessions-tab.tsx'

interface UserRecordProps {
  user: User
  tab: DrawerTab
  onTab: (tab: DrawerTab) => void
}

/** The record of a user: state and actions, then its tabs. */
export function UserRecord({ user, tab, onTab }: UserRecordProps) {
  const { data } = useQuery(userSessionsQuery(user.id))
  return (
    <div className={`dense ${styles.record}`}>
      <RecordBar user={user} />
      <Tabs
        label={words.tabsOf(nameOf(user))}
        value={tab}
        items={drawerTabs.map(({ value, label }) => ({
          value,
          label:
            value === 'sessions' && data !== undefined ? (
              <>
                {label} <span className="n">{data.sessions.length}</span>
              </>
            ) : (
              label
            )
        }))}
        onChange={onTab}
        rowClass={styles.tabs}
        panelClass={styles.panel}
      >
        <TabContent user={user} tab={tab} />
      </Tabs>
    </div>
  )
}

function TabContent({ user, tab }: { user: User; tab: DrawerTab }) {
  if (tab === 'sessions') return <SessionsTab user={user} />
  if (tab === 'access') return <AccessTab user={user} />
  if (tab === 'activity') return <ActivityTab user={user} />
  return <DetailsTab user={user} />
}
