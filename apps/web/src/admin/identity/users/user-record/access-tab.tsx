import type { Permission, User, UserAccess } from '@sitewright/api'
import { permissions } from '@sitewright/api/access'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDateTimeInText, formatDay, type Clock } from '../../../../lib/time.ts'
import { useClock } from '../../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../../requests/query-boundary.tsx'
import { Banner } from '../../../../ui/banner.tsx'
import { DescriptionList } from '../../../../ui/description-list.tsx'
import { ExplainPanel } from '../explain/explain-panel.tsx'
import { explainMessages } from '../explain/messages.ts'
import { nameOfProvider } from '../user-columns.tsx'
import { UserStatus } from '../user-status.tsx'
import { userAccessQuery } from './user-record.api.ts'
import styles from './user-record.module.css'
import { drawerMessages as words } from './messages.ts'
import { UserApiKeys } from './user-api-keys.tsx'

/** What a user may do, and how they get in: kinds and numbers, never a secret. */
export function AccessTab({ user }: { user: User }) {
  const clock = useClock()
  return (
    <QueryBoundary query={useQuery(userAccessQuery(user.id))} rows={6}>
      {({ access }) => (
        <div className={styles.details}>
          {access.resetAskedBy !== null && <Banner tone="info">{words.resetWaits}</Banner>}
          <Part title={`${words.role}: ${user.roleName}`}>
            <Permissions held={user.permissions} />
          </Part>
          <Part title={words.waysIn}>
            <DescriptionList rows={waysIn(access, clock)} />
          </Part>
          <Part title={words.secondStep}>
            <DescriptionList rows={secondStep(access)} />
          </Part>
          <Part title={words.apiKeys.title}>
            <UserApiKeys user={user} keys={access.apiKeys} />
          </Part>
          <Part title={explainMessages.why}>
            <ExplainPanel key={user.id} user={user} />
          </Part>
          <Part title={words.lock}>
            {access.lockedUntil === null ? (
              <p>{words.notLocked}</p>
            ) : (
              <p>
                <UserStatus
                  user={{ status: 'active', lockedUntil: access.lockedUntil, purgeAt: null, hasWayIn: true }}
                />{' '}
                {words.lockedUntil(formatDateTimeInText(access.lockedUntil, clock))}. {words.lockNote}
              </p>
            )}
          </Part>
        </div>
      )}
    </QueryBoundary>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Permissions({ held }: { held: readonly Permission[] }) {
  if (held.length === 0) return <p>{words.noPermissions}</p>
  return (
    <ul className={styles.permissions}>
      {held.map((id) => (
        <li key={id}>
          {permissions[id]} <code>{id}</code>
        </li>
      ))}
    </ul>
  )
}

type Rows = readonly (readonly [name: string, value: ReactNode])[]

function waysIn({ hasPassword, passwordChangedAt, providers }: UserAccess, clock: Clock): Rows {
  const set =
    passwordChangedAt === null ? words.passwordIsSet : words.passwordSet(formatDay(passwordChangedAt, clock))
  return [
    [words.password, hasPassword ? set : words.notSet],
    ...(providers.length === 0
      ? [[words.linkedAccounts, words.none] as const]
      : providers.map(
          ({ provider, email, connectedAt }) =>
            [
              nameOfProvider(provider),
              [email, words.linked(formatDay(connectedAt, clock))].filter((each) => each !== null).join(' · ')
            ] as const
        ))
  ]
}

function secondStep({ totp, passkeys, recoveryCodesLeft }: UserAccess): Rows {
  return [
    [words.totp, totp ? words.on : words.off],
    [words.passkeys, passkeys === 0 ? words.none : String(passkeys)],
    [words.recoveryCodes, recoveryCodesLeft === 0 ? words.none : words.codesLeft(recoveryCodesLeft)]
  ]
}
