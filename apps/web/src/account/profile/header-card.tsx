import type { UserProfile } from '@sitewright/api'
import { Avatar } from '../../ui/avatar.tsx'
import { profileMessages } from './messages.ts'
import { Status } from '../../ui/status.tsx'
import styles from './profile.module.css'
import { formatDateTime, formatDay } from '../../lib/time.ts'
import { useClock } from '../../lib/use-clock.ts'

/** The profile's summary: picture, name, email, role, member since, last sign-in. */
export function HeaderCard({ profile }: { profile: UserProfile }) {
  const clock = useClock()
  const { firstName, lastName, email, emailVerified, avatar, roleName, createdAt, lastLogin } = profile
  const facts = [
    { name: profileMessages.role, value: roleName },
    { name: profileMessages.memberSince, value: formatDay(createdAt, clock) },
    {
      name: profileMessages.lastSignIn,
      value: lastLogin === null ? profileMessages.never : formatDateTime(lastLogin, clock)
    }
  ]
  return (
    <div className={styles.card}>
      <Avatar firstName={firstName} lastName={lastName} picture={avatar} size="large" />
      <div className={styles.identity}>
        <h1>{`${firstName} ${lastName}`}</h1>
        <p>
          <span>{email}</span>
          <Status tone={emailVerified ? 'success' : undefined}>
            {emailVerified ? profileMessages.verified : profileMessages.notVerified}
          </Status>
        </p>
      </div>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
