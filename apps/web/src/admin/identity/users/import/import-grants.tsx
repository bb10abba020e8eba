import type { ImportGrants as Grants } from '@sitewright/api'
import { Banner } from '../../../../ui/banner.tsx'
import styles from './import.module.css'
import { importMessages as words } from './messages.ts'

/** Which rights an import hands out: each role with its people, and who gets those of the admin area by name. */
export function ImportGrants({ grants: { roles, privileged } }: { grants: Grants }) {
  if (roles.length === 0) return null
  const counted = words.grants(roles)
  const total = roles.reduce((sum, role) => sum + (role.privileged ? role.people : 0), 0)
  if (privileged.length === 0) return <p>{counted}</p>
  return (
    <div>
      <Banner tone="warning">
        <b>{counted}</b> {words.privileged}
      </Banner>
      <ul className={styles.grants}>
        {privileged.map(({ row, name, email, roleName }) => (
          <li key={row}>
            <b>{roleName}</b>: <bdi>{name}</bdi>, {email} ({words.ofRow(row)})
          </li>
        ))}
        {total > privileged.length && <li>{words.morePrivileged(total - privileged.length)}</li>}
      </ul>
    </div>
  )
}
