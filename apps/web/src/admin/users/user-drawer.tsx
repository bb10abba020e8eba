import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { formatDateTime, formatDay } from '../../lib/time.ts'
import { useClock } from '../../lib/use-clock.ts'
import { QueryBoundary } from '../../requests/query-boundary.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { RecordDrawer } from '../../ui/record-drawer.tsx'
import { statusNames } from '../../ui/status-names.ts'
import type { User } from '@sitewright/api'
import { UserMenuButton } from './acts/user-menu-button.tsx'
import { nameOf } from './acts/use-user-acts.tsx'
import { usersMessages as words } from './messages.ts'
import { nameOfProvider } from './user-columns.tsx'
import { userQuery } from './users.api.ts'
import styles from './users.module.css'

/** The user of the address, beside the list. */
export function UserDrawer() {
  const [query, setQuery] = useSearchParams()
  const id = query.get('user')
  const close = () =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('user')
        return next
      },
      { preventScrollReset: true }
    )
  const answer = useQuery({ ...userQuery(id ?? ''), enabled: id !== null })
  const user = answer.data?.user
  return (
    <RecordDrawer
      title={user === undefined ? words.person : nameOf(user)}
      subtitle={user?.email}
      lead={user && <Avatar firstName={user.firstName} lastName={user.lastName} picture={user.avatar} />}
      actions={user && <UserMenuButton user={user} />}
      opened={id !== null}
      onClose={close}
    >
      <div className={styles.details}>
        <QueryBoundary query={answer} rows={6}>
          {({ user: found }) => <Details user={found} />}
        </QueryBoundary>
      </div>
    </RecordDrawer>
  )
}

function Details({ user }: { user: User }) {
  const clock = useClock()
  const { columns: heads } = words
  return (
    <DescriptionList
      rows={[
        [heads.status, user.status === 'pending' ? words.pending : statusNames[user.status].word],
        [heads.role, user.roleName],
        [heads.provider, nameOfProvider(user.provider)],
        [heads.isVerified, user.isVerified ? words.verified : words.notVerified],
        [heads.twoFactorEnabled, user.twoFactorEnabled ? words.on : words.off],
        [heads.lastLogin, user.lastLogin === null ? words.never : formatDateTime(user.lastLogin, clock)],
        [heads.loginCount, user.loginCount.toLocaleString(navigator.language)],
        [heads.createdAt, formatDay(user.createdAt, clock)],
        [words.identifier, user.id]
      ]}
    />
  )
}
