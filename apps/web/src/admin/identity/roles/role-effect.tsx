import type { Permission } from '@sitewright/api'
import { permissions as permissionWords } from '@sitewright/api/access'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { rolesMessages as words } from './messages.ts'
import { roleEffectQuery } from './roles.api.ts'
import styles from './roles.module.css'
import { lowercaseFirst } from '../../../lib/lowercase-first.ts'

/** How many users a change of a role's permissions affects, as the server counts it. */
export function RoleEffectLines({ id, permissions }: { id: string; permissions: readonly Permission[] }) {
  const { data, error } = useQuery({
    ...roleEffectQuery(id, { permissions: [...permissions] }),
    placeholderData: keepPreviousData
  })
  if (error !== null) return <p className={styles.quiet}>{error.message}</p>
  if (data === undefined) return <p className={styles.quiet}>{words.counting}</p>
  const { active, gained, lost, sessionsEnded } = data
  if (active === 0) return <p className={styles.quiet}>{words.concernsNobody}</p>
  return (
    <p className={styles.quiet}>
      {[
        ...gained.map((each) => words.gains(active, toAct(each))),
        ...lost.map((each) => words.loses(active, toAct(each))),
        ...(sessionsEnded === 0 ? [] : [words.sessionsEnd(sessionsEnded)])
      ].join(' ')}
    </p>
  )
}

/** A permission within a sentence: `read reports`. */
export function toAct(permission: Permission): string {
  return lowercaseFirst(permissionWords[permission])
}
