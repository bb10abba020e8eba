import type { User } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime, formatDateTimeInText, formatDay } from '../../../../lib/time.ts'
import { useClock } from '../../../../lib/use-clock.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { DescriptionList } from '../../../../ui/description-list.tsx'
import { usersMessages } from '../messages.ts'
import { nameOfProvider } from '../user-columns.tsx'
import { UserStatus } from '../user-status.tsx'
import { userAccessQuery } from './user-record.api.ts'
import styles from './user-record.module.css'
import { drawerMessages as words } from './messages.ts'

export function DetailsTab({ user }: { user: User }) {
  const clock = useClock()
  const { data } = useQuery(userAccessQuery(user.id))
  const { columns: heads } = usersMessages
  const pendingEmail = data?.access.pendingEmail
  return (
    <div className={styles.details}>
      {user.lockedUntil !== null && user.lockedUntil > clock.now && (
        <Banner tone="warning">
          {`${words.lockedUntil(formatDateTimeInText(user.lockedUntil, clock))}. ${words.lockNote}`}
        </Banner>
      )}
      {pendingEmail != null && <Banner tone="info">{words.pendingEmail(pendingEmail)}</Banner>}
      <DescriptionList
        rows={[
          [heads.status, <UserStatus key="status" user={user} />],
          [heads.role, user.roleName],
          [words.signIn, nameOfProvider(user.provider)],
          [words.email, user.isVerified ? usersMessages.verified : usersMessages.notVerified],
          [words.twoFactor, user.twoFactorEnabled ? words.on : words.off],
          [
            heads.lastLogin,
            user.lastLogin === null ? usersMessages.never : formatDateTime(user.lastLogin, clock)
          ],
          [heads.loginCount, user.loginCount.toLocaleString(navigator.language)],
          [heads.createdAt, formatDay(user.createdAt, clock)],
          [
            usersMessages.identifier,
            <span key="id" className="mono">
              {user.id}
            </span>
          ]
        ]}
      />
    </div>
  )
}
