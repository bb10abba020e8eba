import type { UserProfile } from '@sitewright/api'
import { builtInRoles } from '@sitewright/api/access'
import { profileMessages } from './messages.ts'
import { Avatar } from './parts/avatar.tsx'
import { Status } from './parts/status.tsx'
import { formatDay, formatDateTime } from './time.ts'
import { useClock } from './use-clock.ts'
import styles from './profile.module.css'

/** Who this is: picture, name, address, role, since when, and last seen. */
export function HeaderCard({ profile }: { profile: UserProfile }) {
  const reading = useClock()
  const { firstName, lastName, email, emailVerified, avatar, role, createdAt, lastLogin } = profile
  const facts = [
    { name: profileMessages.role, value: builtInRoles[role].name },
    { name: profileMessages.memberSince, value: formatDay(createdAt, reading) },
    {
      name: profileMessages.lastSignIn,
      value: lastLogin === null ? profileMessages.never : formatDateTime(lastLogin, reading)
    }
  ]
  return (
    <div className={styles.card}>
      <Avatar firstName={firstName} lastName={lastName} picture={avatar} big />
      <div className={styles.who}>
        <h1>{`${firstName} ${lastName}`}</h1>
        <p>
          <span>{email}</span>
          <Status tone={emailVerified ? 'good' : 'off'}>
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
