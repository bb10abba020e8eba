import type { User } from '@sitewright/api'
import { providerNames } from '@sitewright/api/provider-names'
import { formatDateTime, formatDay } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import type { DataColumn } from '../../../ui/data-table/column.ts'
import type { RowOptions } from '../../../ui/data-table/row-options.ts'
import { withParameters } from '../../../ui/use-address-state.ts'
import { UserMenuButton } from './actions/user-menu-button.tsx'
import { usersMessages as words } from './messages.ts'
import { UserStatus } from './user-status.tsx'
import styles from './users.module.css'

const { columns: heads } = words

/** The columns of the list; their ids are the sorts of the call. */
export const userColumns: readonly DataColumn<User>[] = [
  {
    id: 'lastName',
    header: heads.lastName,
    cell: (user) => <Person user={user} />,
    sort: 'asc',
    phone: 'title',
    fixed: true
  },
  {
    id: 'role',
    header: heads.role,
    cell: ({ roleName }) => roleName,
    width: 104,
    sort: 'asc',
    priority: 3
  },
  {
    id: 'status',
    header: heads.status,
    cell: (user) => <UserStatus user={user} />,
    width: 128,
    sort: 'asc',
    phone: 'status',
    priority: 4
  },
  {
    id: 'twoFactorEnabled',
    header: heads.twoFactorEnabled,
    cell: ({ twoFactorEnabled }) => (
      <Quiet is={!twoFactorEnabled}>{twoFactorEnabled ? words.on : words.off}</Quiet>
    ),
    width: 104,
    sort: 'desc',
    priority: 1
  },
  {
    id: 'provider',
    header: heads.provider,
    cell: ({ provider, hasWayIn }) =>
      hasWayIn ? nameOfProvider(provider) : <Quiet is>{words.nothingToSignInWith}</Quiet>,
    width: 96,
    sort: 'asc'
  },
  {
    id: 'isVerified',
    header: heads.isVerified,
    cell: ({ isVerified }) => (
      <Quiet is={!isVerified}>{isVerified ? words.verified : words.notVerified}</Quiet>
    ),
    width: 112,
    sort: 'desc'
  },
  {
    id: 'lastLogin',
    header: heads.lastLogin,
    cell: ({ lastLogin }) => <Moment at={lastLogin} />,
    width: 128,
    align: 'end',
    sort: 'desc',
    priority: 2
  },
  {
    id: 'loginCount',
    header: heads.loginCount,
    cell: ({ loginCount }) => loginCount.toLocaleString(navigator.language),
    width: 84,
    align: 'end',
    sort: 'desc'
  },
  {
    id: 'createdAt',
    header: heads.createdAt,
    cell: ({ createdAt }) => <Day at={createdAt} />,
    width: 116,
    align: 'end',
    sort: 'desc'
  }
]

/** What the table does with each user; a row opens beside the list as it is. */
export function userRow(query: URLSearchParams): RowOptions<User> {
  return {
    id: ({ id }) => id,
    name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    href: ({ id }) => `?${withParameters(query, { user: id })}`,
    menu: (user) => <UserMenuButton user={user} />
  }
}

function Person({ user: { firstName, lastName, email, avatar } }: { user: User }) {
  return (
    <span className={styles.person}>
      <Avatar firstName={firstName} lastName={lastName} picture={avatar} size="small" />
      <span>
        <b>
          <bdi>{`${firstName} ${lastName}`}</bdi>
        </b>
        <small>{email}</small>
      </span>
    </span>
  )
}

function Quiet({ is, children }: { is: boolean; children: string }) {
  return <span className={is ? styles.quiet : undefined}>{children}</span>
}

function Moment({ at }: { at: number | null }) {
  const clock = useClock()
  return at === null ? <Quiet is>{words.never}</Quiet> : formatDateTime(at, clock)
}

function Day({ at }: { at: number }) {
  return formatDay(at, { now: at, locale: navigator.language })
}

/** How a user signs in, as people read it. */
export function nameOfProvider(provider: string): string {
  const names: Readonly<Record<string, string>> = providerNames
  return names[provider] ?? words.password
}
